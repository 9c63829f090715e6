// What few pages need, from files next to the script, loaded when they need it.
export const loadAddress = () => import('./swift-carousel-address.js')
export const loadAutoplayProgress = () => import('./swift-carousel-autoplay-progress.js')
export const loadCrossFade = () => import('./swift-carousel-cross-fade.js')
export const loadFallbackRow = () => import('./swift-carousel-fallback-row.js')
export const loadLanguages = () => import('./swift-carousel-languages.js')
export const loadLinksBetween = () => import('./swift-carousel-links-between.js')
export const loadPlayer = () => import('./swift-carousel-player.js')
export const loadWarnings = () => import('./swift-carousel-warnings.js')
