import { z } from 'zod'
import { unprintableSigns } from '../../documents/index.ts'
import { legibleText } from '../../graphql/index.ts'
import { email, optional } from '../fields/fieldRules.ts'
import { addressRules } from '../addresses/addressRules.ts'

/** Maximum length of a description, in characters; it continues on the certificate's addendum. */
const longestDescription = 10_000

const mostSigns = 3
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Rejects characters that the certificate would show as boxes. */
function printed(text: string | null | undefined, context: z.RefinementCtx, path: string[] = []): void {
  const signs = unprintableSigns(text ?? '')
  if (signs.length === 0) return
  const message = `These characters can’t be printed: ${list.format(signs.slice(0, mostSigns))}. Write it in Latin letters.`
  context.addIssue({ code: 'custom', path, message })
}

const parts = {
  line1: 'Enter the street and number, or a P.O. box.',
  city: 'Enter the city.',
  zone: 'Choose a state from the list.',
  postalCode: 'Enter the ZIP code.',
} as const

const empty = { line1: null, line2: null, city: null, zone: null, postalCode: null }

/** A holder's full address. */
const holderAddress = z
  .preprocess((given: z.input<typeof addressRules> | null | undefined) => given ?? {}, addressRules)
  .superRefine((address, context) => {
    for (const [part, message] of Object.entries(parts) as [keyof typeof parts, string][]) {
      if (!address?.[part]) context.addIssue({ code: 'custom', path: [part], message })
    }
    for (const part of ['line1', 'line2', 'city'] as const) printed(address?.[part], context, [part])
  })
  .transform((address) => address ?? empty)

const noName = 'Enter the name of the holder.'

const partyName = legibleText(200, { tooLong: 'A name may have up to 200 characters.' }).superRefine(
  (name, context) => printed(name, context),
)
/** A certificate with more parties needs a list of its own. */
const mostOtherInsureds = 20

export const otherInsuredsRules = z
  .array(partyName)
  .max(mostOtherInsureds, `Name up to ${mostOtherInsureds} additional insureds.`)
  .nullish()
  .transform((names) => [...new Set(names)].filter((name) => name !== ''))
  .describe('Additional insureds besides the holder, by name.')

export const holderRules = z.object({
  name: legibleText(200, { notText: noName, tooLong: 'A name may have up to 200 characters.' })
    .min(1, noName)
    .superRefine((name, context) => printed(name, context)),
  address: holderAddress,
  email: email.describe('Where the holder receives certificates. Not printed.'),
})

export const descriptionRules = legibleText(longestDescription, {
  tooLong: 'A description may have up to 10,000 characters.',
})
  .superRefine((text, context) => printed(text, context))
  .nullish()
  .transform((text) => text || null)
  .describe('Up to 10,000 characters. Long text continues on an addendum.')

/** A holder as a form sends it: what is missing is reported under its field. */
type HolderForm = {
  readonly [Field in keyof z.input<typeof holderRules>]?:
    | z.input<typeof holderRules>[Field]
    | null
    | undefined
}

const requested = z.boolean().nullish().transform(Boolean)

/** What can be specified when issuing or revising a certificate. */
export const orderRules = z.object({
  accountId: z.string(),
  holder: z.preprocess((given: HolderForm | null | undefined) => given ?? {}, holderRules),
  additionalInsured: requested,
  otherAdditionalInsureds: otherInsuredsRules,
  waiverOfSubrogation: requested,
  primaryNoncontributory: requested,
  descriptionOfOperations: descriptionRules,
  policyIds: optional(z.array(z.string())).describe(
    'Policies to show; all liability policies in force if null.',
  ),
  confirm: z.boolean().nullish().describe('Issue despite warnings.'),
})
