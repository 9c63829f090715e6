// What few pages need, in the same file.
export const loadCrossFade = () => import('../element-later/cross-fade.js')
export const loadWarnings = () => import('../element-later/warnings.js')
