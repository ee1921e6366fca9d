import { z } from 'zod'
import { legibleText } from '../../graphql/index.ts'
import { addressRules } from '../addresses/addressRules.ts'

/** Maximum length of a description, in characters; it continues on the certificate's addendum. */
const longestDescription = 10_000

const parts = {
  line1: 'Enter the street and number, or a P.O. box.',
  city: 'Enter the city.',
  zone: 'Choose a state from the list.',
  postalCode: 'Enter the ZIP code.',
} as const

const empty = { line1: null, line2: null, city: null, zone: null, postalCode: null }

/** A holder's full address. */
const holderAddress = z
  .unknown()
  .transform((given) => given ?? {})
  .pipe(addressRules)
  .superRefine((address, context) => {
    for (const [part, message] of Object.entries(parts) as [keyof typeof parts, string][]) {
      if (!address?.[part]) context.addIssue({ code: 'custom', path: [part], message })
    }
  })
  .transform((address) => address ?? empty)

const noName = 'Enter the name of the holder.'

export const holderRules = z.object({
  name: legibleText(200, { notText: noName, tooLong: 'A name may have up to 200 characters.' }).min(
    1,
    noName,
  ),
  address: holderAddress,
})

export const descriptionRules = legibleText(longestDescription, {
  tooLong: 'A description may have up to 10,000 characters.',
})
  .nullish()
  .transform((text) => text || null)
