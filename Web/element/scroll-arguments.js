/** Whether the arguments of a scroll are those of every element's method: two numbers, or left and top. */
export const isPlatformScroll = values =>
  values.length === 0 || typeof values[0] === 'object' || typeof values[1] === 'number'
