/** Controls beyond the core's, loaded beside the page that has a form. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- empty until its first component
export {}
