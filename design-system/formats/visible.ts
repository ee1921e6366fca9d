/** The text without the direction marks that programs put around numbers and addresses, and without zero-width characters. */
export function visible(text: string): string {
  return text.replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
}
