import { z } from 'zod'

// Spaces, controls, what steers text or is drawn as nothing, halves of characters, and the blank of braille.
const invisible = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether there is anything in the text that a person could read. */
export function isLegible(text: string): boolean {
  return !invisible.test(text)
}

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

// Overrides and isolates make a text read in another order than it is stored (CVE-2021-42574).
const reordering = /[\u202a-\u202e\u2066-\u2069]/
const noncharacters = /\p{Noncharacter_Code_Point}/u

/** Whether the text can be kept and shown: no halves of characters, no controls but tabs and line ends, nothing that turns its direction. */
export function isWellFormed(text: string): boolean {
  return text.isWellFormed() && ![controls, reordering, noncharacters].some((kind) => kind.test(text))
}

const malformed = 'This contains characters that can’t be displayed. Remove them, then try again.'

/**
 * The rule for every text that people write: trimmed, well-formed, and empty when nothing of it could be read.
 * `most` counts UTF-16 units, as the fields of browsers and most languages' strings do: a record's bytes follow
 * from them, which they do not from code points, the measure of zod's own `max`.
 */
export function legibleText(most: number, { notText, tooLong }: { notText?: string; tooLong: string }) {
  return z
    .string(notText)
    .trim()
    .refine((text) => text.length <= most, tooLong)
    .refine(isWellFormed, malformed)
    .overwrite((text) => (isLegible(text) ? text : ''))
}
