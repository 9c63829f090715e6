/** The attributes that extras take care of, each a property as well. The core knows no more of them than this. */
export const extraNames = [
  'config', 'decorations', 'focus-point', 'pan-vector', 'friction-coefficient', 'transitions', 'transition-duration',
  'momentum-curve', 'path', 'view-box', 'scales', 'opacities',
]
