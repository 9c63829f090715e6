/** The properties that extras take care of. The core knows no more of them than this; each is an attribute as well. */
export const extraNames = ['config', 'decorations']
