// Spaces, control and format characters, invisible characters, lone surrogates, and the braille blank.
const invisible = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether the text has any visible character; the server treats other text as empty too. */
export function isLegible(text: string): boolean {
  return !invisible.test(text)
}
