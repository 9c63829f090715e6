// What few pages need, in the same file.
export const loadAddress = () => import('../element-later/address.js')
export const loadAutoplayProgress = () => import('../element-later/autoplay-progress.js')
export const loadCrossFade = () => import('../element-later/cross-fade.js')
export const loadFallbackRow = () => import('../element-later/fallback-row.js')
export const loadLanguages = () => import('../element-later/languages.js')
export const loadLinksBetween = () => import('../element-later/links-between.js')
export const loadPlayer = () => import('../element-later/player.js')
export const loadWarnings = () => import('../element-later/warnings.js')
