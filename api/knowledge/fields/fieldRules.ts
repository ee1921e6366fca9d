import { z } from 'zod'
import { legibleText } from '../../graphql/index.ts'
import { isCalendarDay } from '../../platform/index.ts'
import { optionalLine } from '../addresses/addressRules.ts'
import { industries } from '../naics/industries.ts'
import { phoneNumber } from './phoneNumber.ts'

/** In characters. */
export const longestName = 200

/** A calendar day; used by every `Date` input. */
export const dayRule = z
  .string()
  .refine(isCalendarDay, 'Enter a full date with month, day, and year.')
  .meta({ scalar: 'Date' })

/** An optional value; null if missing. */
export function optional<Rule extends z.ZodType>(rule: Rule) {
  return rule.nullish().transform((value): z.output<Rule> | null => value ?? null)
}

/** A key of a table of labels; `missing` is the error message. */
export function choice<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  missing = 'Choose one from the list.',
) {
  return z.enum(Object.keys(labels) as Key[], missing)
}

/** The version of a record that a form was opened with. */
export const editedVersion = z
  .int()
  .nullish()
  .describe('The version that was edited. A newer one is not overwritten.')

/** A required name; `missing` is the error message. */
export function name(missing: string) {
  return legibleText(longestName, {
    notText: missing,
    tooLong: `A name may have up to ${longestName} characters.`,
  })
    .overwrite(inOneLine)
    .min(1, missing)
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** An email address; null if blank. */
export const email = optionalLine(254, 'An email address').refine(
  (text) => text === null || z.email().safeParse(text).success,
  'Enter an email address like office@example.com.',
)

/** A phone number as E.164; null if blank. */
export const phone = optionalLine(60, 'A phone number').transform((text, context) => {
  if (text === null) return null
  const number = phoneNumber(text)
  if (number !== null) return number
  context.addIssue({
    code: 'custom',
    message: 'Enter a phone number with its area code, like (207) 555-0142.',
  })
  return z.NEVER
})

/** A NAICS code; null if blank. */
export const naics = optionalLine(10, 'A NAICS code').refine(
  (code) => code === null || industries().get(code) !== undefined,
  'There is no such NAICS code. Search for the industry and choose it from the list.',
)

/** A public website URL; null if blank. */
export const website = optionalLine(300, 'A website').transform((text, context) => {
  if (text === null) return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  const isPublic =
    url && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname) && !url.username && !url.password
  if (isPublic) return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href
  context.addIssue({ code: 'custom', message: 'Enter a website like https://www.example.com.' })
  return z.NEVER
})
