/** Messages, composer and players, loaded beside the page that holds a conversation. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- empty until its first component
export {}
