/** `--name` of `var(--name)`. */
export function nameOf(variable: string): string {
  return variable.slice('var('.length, -')'.length)
}
