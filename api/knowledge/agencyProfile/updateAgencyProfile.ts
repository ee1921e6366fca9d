import { z } from 'zod'
import { builder, invalidInput, legibleText, ValidationErrors, inputOf } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyKind, agencyOf, AgencyType, emptyProfile, type AgencyProfile } from '../../identity/index.ts'
import { conflict, isSame, replace, retryOrThrow } from '../../platform/index.ts'
import '../accounts/accountInputs.ts'
import { optionalAddress, optionalLine } from '../addresses/addressRules.ts'
import { AddressType } from '../addresses/addressType.ts'
import { longestName, phone } from '../fields/fieldRules.ts'

const AgencyProfileType = builder.objectRef<AgencyProfile>('AgencyProfile').implement({
  description: 'Agency details shown on certificates and documents.',
  fields: (t) => ({
    address: t.expose('address', { type: AddressType, nullable: true }),
    phone: t.exposeString('phone', { nullable: true, description: 'E.164.' }),
    contactName: t.exposeString('contactName', {
      nullable: true,
      description: 'The contact on certificates; if null, the user who issues one.',
    }),
    licenseNumbers: t.stringList({ resolve: ({ licenseNumbers }) => [...licenseNumbers] }),
    signatureName: t.exposeString('signatureName', {
      nullable: true,
      description: 'The authorized representative, who signs certificates.',
    }),
    accent: t.exposeString('accent', {
      nullable: true,
      description: 'The color of generated documents: #1d3a5f.',
    }),
  }),
})

builder.objectField(AgencyType, 'profile', (t) => t.expose('profile', { type: AgencyProfileType }))

const mostLicenses = 60

const rules = z.object({
  address: optionalAddress,
  phone,
  contactName: optionalLine(longestName, 'A name'),
  licenseNumbers: z
    .array(legibleText(60, { tooLong: 'A license number may have up to 60 characters.' }))
    .transform((numbers) => [...new Set(numbers.filter(Boolean))])
    .refine((numbers) => numbers.length <= mostLicenses, `Enter up to ${mostLicenses} license numbers.`)
    .nullish(),
  signatureName: optionalLine(longestName, 'A name'),
  accent: optionalLine(20, 'A color')
    .transform((color) => color?.toLowerCase() ?? null)
    .refine(
      (color) => color === null || /^#[0-9a-f]{6}$/.test(color),
      'Enter a color as # and six digits or letters from A to F, like #1d3a5f.',
    ),
})

const AgencyProfileInput = inputOf('AgencyProfileInput', rules, {
  description: 'The full profile: null and absent fields are cleared.',
})

const UpdateAgencyProfileSuccess = builder
  .objectRef<{ readonly __typename: 'UpdateAgencyProfileSuccess' }>('UpdateAgencyProfileSuccess')
  .implement({
    fields: (t) => ({
      agency: t.field({ type: AgencyType, resolve: (_, __, { agency }) => agencyOf(agency) }),
    }),
  })

builder.mutationField('updateAgencyProfile', (t) =>
  t.field({
    type: builder.unionType('UpdateAgencyProfileResult', {
      types: [UpdateAgencyProfileSuccess, ValidationErrors],
    }),
    args: { input: t.arg({ type: AgencyProfileInput, required: true }) },
    resolve: (_, { input }, context) => updateAgencyProfile(context, input),
  }),
)

async function updateAgencyProfile(
  { agency, actor }: RequestContext,
  input: typeof AgencyProfileInput.$inferInput,
) {
  const checked = rules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const { licenseNumbers, ...fields } = checked.data
  return await retryOrThrow(async () => {
    const record = await agency.read(agencyKind, agency.id)
    if (!record) throw new Error('The agency has no record of itself.')
    const before = record.value.profile ?? emptyProfile
    const profile: AgencyProfile = { ...before, ...fields, licenseNumbers: licenseNumbers ?? [] }
    if (!isSame(profile, before)) {
      const change = replace(record, { ...record.value, profile }, 'UPDATE_AGENCY_PROFILE')
      if (!(await agency.commit(actor, [change])).ok) return conflict
    }
    return { __typename: 'UpdateAgencyProfileSuccess' as const }
  })
}
