/** The version, which the bundler inserts. */
declare const VERSION: string

/** Newer than the compiler's own list. */
declare const DecompressionStream: any
