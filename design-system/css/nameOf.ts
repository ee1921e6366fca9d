/** The name that React's `style` takes, `--x`, of a variable that a style sheet writes as `var(--x)`. */
export function nameOf(variable: string): string {
  return variable.slice('var('.length, -')'.length)
}
