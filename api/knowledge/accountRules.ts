import { z } from 'zod'
import { legibleText } from '../graphql/index.ts'
import type { AccountMatter, IndividualDetail } from './account.ts'
import { addressRules, optionalLine } from './addressRules.ts'
import { industries } from './naics/industries.ts'
import { phoneNumber } from './phoneNumber.ts'

const longestName = 200

function name(missing: string) {
  return legibleText(longestName, {
    notText: missing,
    tooLong: `A name may have up to ${longestName} characters.`,
  }).min(1, missing)
}

const email = optionalLine(254, 'An e-mail address').refine(
  (text) => text === null || z.email().safeParse(text).success,
  'Enter an e-mail address like office@example.com.',
)

const phone = optionalLine(60, 'A phone number').transform((text, context) => {
  if (text === null) return null
  const number = phoneNumber(text)
  if (number !== null) return number
  context.addIssue({
    code: 'custom',
    message: 'Enter a phone number with its area code, like (207) 555-0142.',
  })
  return z.NEVER
})

const naics = optionalLine(10, 'A NAICS code').refine(
  (code) => code === null || industries().get(code) !== undefined,
  'There is no such NAICS code. Search for the industry and choose it from the list.',
)

const website = optionalLine(300, 'A website').transform((text, context) => {
  if (text === null) return null
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  const isPublic = url && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname) && !url.username
  if (isPublic) return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href
  context.addIssue({ code: 'custom', message: 'Enter a website like https://www.example.com.' })
  return z.NEVER
})

const mailingAddress = addressRules.nullish().transform((value) => value ?? null)

const customer = { email, phone, mailingAddress }

/** The detail of a business: everything that staff may say of one. */
const businessRules = z.object({
  ...customer,
  name: name('Enter the name of the business.'),
  dba: optionalLine(longestName, 'A trade name'),
  naics,
  website,
})

/** The detail of an individual; what only a business has is refused where it is given. */
const individualRules = z
  .object({
    ...customer,
    name: name('Enter the name of the person.'),
    dba: absent('Only a business has a trade name.'),
    naics: absent('Only a business has a NAICS code.'),
    website: absent('Only a business has a website.'),
  })
  .transform((detail): IndividualDetail => ({
    name: detail.name,
    email: detail.email,
    phone: detail.phone,
    mailingAddress: detail.mailingAddress,
  }))

/** A person who speaks for accounts. */
export const contactRules = z.object({ name: name('Enter the name of the contact.'), email, phone })

function absent(message: string) {
  return optionalLine(1_000, 'This').refine((text) => text === null, message)
}

/** The type of an account with its detail, as inputs have them. */
export const matterRules = z.discriminatedUnion('type', [
  z.object({ type: z.literal('BUSINESS'), account: businessRules }),
  z.object({ type: z.literal('INDIVIDUAL'), account: individualRules }),
])

export function matterOf(input: z.output<typeof matterRules>): AccountMatter {
  return input.type === 'BUSINESS'
    ? { type: 'BUSINESS', detail: input.account }
    : { type: 'INDIVIDUAL', detail: input.account }
}

/** The fields that are given, null included. */
export function present<Fields extends object>(fields: Fields | null | undefined): Partial<Fields> {
  const given = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<Fields>
}
