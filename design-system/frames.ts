/** Frames beyond the core's, loaded beside the page that opens them. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- empty until its first component
export {}
