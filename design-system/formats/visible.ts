/** A text without the marks that programs put around a number or an address to keep its direction, nor zero-width ones. */
export function visible(text: string): string {
  return text.replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
}
