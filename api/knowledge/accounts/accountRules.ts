import { z } from 'zod'
import type { AccountData, IndividualDetail } from './account.ts'
import { optionalAddress, optionalLine } from '../addresses/addressRules.ts'
import { email, longestName, naics, name, phone, website } from '../fields/fieldRules.ts'

const customer = { email, phone, mailingAddress: optionalAddress }

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
    dba: absent('Only a business can have a DBA.'),
    naics: absent('Only a business can have a NAICS code.'),
    website: absent('Only a business can have a website.'),
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

export function matterOf(input: z.output<typeof matterRules>): AccountData {
  return input.type === 'BUSINESS'
    ? { type: 'BUSINESS', detail: input.account }
    : { type: 'INDIVIDUAL', detail: input.account }
}

/** The fields that are given, null included. */
export function present<Fields extends object>(fields: Fields | null | undefined): Partial<Fields> {
  const given = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<Fields>
}
