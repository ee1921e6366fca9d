/** Shown for a missing name or text. */
export const DASH = '–'

/** The text, or a dash when it is missing or blank. */
export function orDash(text: string | null | undefined): string {
  return text?.trim() ? text : DASH
}
