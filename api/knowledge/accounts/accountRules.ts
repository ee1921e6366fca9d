import { z } from 'zod'
import type { AccountData, IndividualDetail } from './account.ts'
import { optionalAddress, optionalLine } from '../addresses/addressRules.ts'
import { email, longestName, naics, name, phone, website } from '../fields/fieldRules.ts'

const customer = { email, phone, mailingAddress: optionalAddress }

/** Validation of a business account's detail. */
export const businessRules = z.object({
  ...customer,
  phone: phone.describe('Accepts common formats; stored as E.164.'),
  name: name('Enter the name of the business.'),
  dba: optionalLine(longestName, 'A trade name').describe('Businesses only.'),
  naics: naics.describe('Businesses only.'),
  website: website.describe('Businesses only.'),
})

/** Validation of an individual's detail; rejects business-only fields. */
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

/** A contact of accounts. */
export const contactRules = z.object({ name: name('Enter the name of the contact.'), email, phone })

function absent(message: string) {
  return optionalLine(1_000, 'This').refine((text) => text === null, message)
}

/** An account's type with its detail, as in inputs. */
export const accountDataRules = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('BUSINESS'), account: businessRules }),
    z.object({ type: z.literal('INDIVIDUAL'), account: individualRules }),
  ])
  .transform((input): AccountData =>
    input.type === 'BUSINESS'
      ? { type: 'BUSINESS', detail: input.account }
      : { type: 'INDIVIDUAL', detail: input.account },
  )

/** The fields that were given, including nulls. */
export function present<Fields extends object>(fields: Fields | null | undefined): Partial<Fields> {
  const given = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<Fields>
}
