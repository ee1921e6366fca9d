/** The name for React's `style`, `--x`, of a variable that a style sheet writes as `var(--x)`. */
export function nameOf(variable: string): string {
  return variable.slice('var('.length, -')'.length)
}
