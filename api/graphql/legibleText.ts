import { z } from 'zod'

// Spaces, controls, invisible and formatting characters, lone surrogates, and the braille blank.
const invisible = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether the text has any visible character. */
export function isLegible(text: string): boolean {
  return !invisible.test(text)
}

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

// Overrides and isolates make text display in a different order than stored (CVE-2021-42574).
const reordering = /[\u202a-\u202e\u2066-\u2069]/
const noncharacters = /\p{Noncharacter_Code_Point}/u

/** Whether the text can be stored and displayed: no lone surrogates, no controls except tabs and line breaks, no direction overrides. */
export function isWellFormed(text: string): boolean {
  return text.isWellFormed() && ![controls, reordering, noncharacters].some((kind) => kind.test(text))
}

const malformed = 'This contains characters that can’t be displayed. Remove them, then try again.'

/**
 * The rule for all text input: trimmed, well-formed, and empty if it has no visible character.
 * `most` counts UTF-16 units, like browser fields and strings in most languages: they bound a record's bytes,
 * unlike code points, which zod's own `max` counts.
 */
export function legibleText(most: number, { notText, tooLong }: { notText?: string; tooLong: string }) {
  return z
    .string(notText)
    .trim()
    .refine((text) => text.length <= most, tooLong)
    .refine(isWellFormed, malformed)
    .overwrite((text) => (isLegible(text) ? text : ''))
}
