/** `12,480`: a whole number of things, in groups of three digits. */
export function count(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}
