import { builder } from '../../graphql/index.ts'
import { addsUp, insuredRows } from '../facts/insuredRows.ts'
import type {
  CoverageDescription,
  Fact,
  InsuredLocation,
  PolicyFacts,
  PolicyForm,
  PolicyQuote,
} from '../facts/policyFacts.ts'
import { CitationType, type Citation } from '../readings/citation.ts'
import { citationOf } from './policyDetails.ts'

/** A list fact for GraphQL: its values with their source. */
export function sourced<Value extends object>(
  fact: Fact<Value>,
): Value & { readonly citation: Citation | null } {
  return { ...fact.value, citation: citationOf(fact) }
}

interface Sourced {
  readonly citation: Citation | null
}

export const ExtraLimit = builder
  .objectRef<Sourced & { name: string; limit: number }>('PolicyExtraLimit')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      limit: t.expose('limit', { type: 'Money' }),
      citation: t.expose('citation', { type: CitationType, nullable: true }),
    }),
  })

export const NamedDeductible = builder
  .objectRef<Sourced & { name: string; amount: number | null; percent: number | null }>('PolicyDeductible')
  .implement({
    description: 'A deductible or retention: an amount, or a percentage of a limit.',
    fields: (t) => ({
      name: t.exposeString('name'),
      amount: t.expose('amount', { type: 'Money', nullable: true }),
      percent: t.exposeFloat('percent', { nullable: true }),
      citation: t.expose('citation', { type: CitationType, nullable: true }),
    }),
  })

/** The locations; one whose rows have limits of their own is listed row by row. */
export function sourcedLocations(locations: PolicyFacts['locations']): (InsuredLocation & Sourced)[] {
  return locations.flatMap((location) =>
    (addsUp(location.value) ? insuredRows([location]) : [location]).map(sourced),
  )
}

interface Location extends Sourced {
  readonly address: string
  readonly building: number | null
  readonly contents: number | null
}

const LocationAddress = builder.objectRef<Location>('PolicyLocationAddress').implement({
  fields: (t) => ({ line1: t.exposeString('address') }),
})
const LocationLimits = builder.objectRef<Location>('PolicyLocationLimits').implement({
  fields: (t) => ({
    building: t.expose('building', { type: 'Money', nullable: true }),
    contents: t.expose('contents', { type: 'Money', nullable: true }),
  }),
})
export const LocationType = builder.objectRef<Location>('PolicyLocation').implement({
  fields: (t) => ({
    address: t.field({ type: LocationAddress, resolve: (location) => location }),
    limits: t.field({ type: LocationLimits, resolve: (location) => location }),
    citation: t.expose('citation', { type: CitationType, nullable: true }),
  }),
})

export const CoverageDescriptionType = builder
  .objectRef<CoverageDescription>('PolicyCoverageDescription')
  .implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      description: t.exposeString('description'),
      policyQuotes: t.field({
        type: [CitationType],
        resolve: ({ policyQuotes }) => policyQuotes.flatMap(quoteCitation),
      }),
    }),
  })

function quoteCitation({ documentId, page, quote }: PolicyQuote): Citation[] {
  return documentId === null ? [] : [{ fileId: documentId, page, quote }]
}

export interface Named extends Sourced {
  readonly name: string
}

export const AdditionalInsuredType = builder.objectRef<Named>('PolicyAdditionalInsured').implement({
  fields: (t) => ({
    name: t.exposeString('name', { description: 'For blanket wording, the class it describes.' }),
    citation: t.expose('citation', { type: CitationType, nullable: true }),
  }),
})

export const FormType = builder.objectRef<PolicyForm & Sourced>('PolicyForm').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    edition: t.exposeString('edition', { nullable: true }),
    title: t.exposeString('title', { nullable: true }),
    attachedOn: t.exposeInt('attachedOn', {
      nullable: true,
      description: 'Page where the form begins; null if it is listed but not attached.',
    }),
    isListed: t.exposeBoolean('isListed'),
    citation: t.expose('citation', { type: CitationType, nullable: true }),
  }),
})

export const EndorsementType = builder
  .objectRef<Sourced & { form: string | null; title: string; change: string; effectiveDate: string | null }>(
    'PolicyEndorsement',
  )
  .implement({
    fields: (t) => ({
      form: t.exposeString('form', { nullable: true }),
      title: t.exposeString('title'),
      change: t.exposeString('change', { description: "In the endorsement's own words." }),
      effectiveDate: t.expose('effectiveDate', { type: 'Date', nullable: true }),
      citation: t.expose('citation', { type: CitationType, nullable: true }),
    }),
  })
