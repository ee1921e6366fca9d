// Spaces, controls, what steers text or is drawn as nothing, halves of characters, and the blank of braille.
const invisible = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether there is anything in the text that a person could read; the server takes the rest for empty, too. */
export function isLegible(text: string): boolean {
  return !invisible.test(text)
}
