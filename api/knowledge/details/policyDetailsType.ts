import { builder, type RequestContext } from '../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import type { CoverageDescription, DocumentMismatch, PolicyFacts } from '../facts/policyFacts.ts'
import { limitNames } from '../facts/policyFacts.ts'
import { labelKey } from '../facts/values.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { CitationType } from '../readings/citation.ts'
import { detailKinds, limitPaths } from './detailFields.ts'
import {
  AdditionalInsuredType,
  CoverageDescriptionType,
  EndorsementType,
  ExtraLimit,
  FormType,
  LocationType,
  type Named,
  NamedDeductible,
  sourced,
  sourcedLocations,
} from './detailListTypes.ts'
import { type DetailsDifference, detailsDifferences } from './detailsDifferences.ts'
import {
  citationOf,
  type DetailCandidate,
  detailLabel,
  detailStatuses,
  type DetailValue,
  type ReviewedField,
} from './policyDetails.ts'
import { type LoadedDetails, loadDetails } from './loadDetails.ts'
import { mismatchMessage } from './mismatchMessage.ts'
import { policyDoubts } from './policyDoubts.ts'
import { ScheduleType } from './scheduleType.ts'

const DetailKindEnum = builder.enumType('PolicyDetailKind', { values: detailKinds })
const DetailStatusEnum = builder.enumType('PolicyDetailStatus', {
  description:
    'FOUND, CONFLICT and MISSING come from the documents; ACCEPTED, CORRECTED and CLEARED from a user.',
  values: detailStatuses,
})

const Candidate = builder.objectRef<DetailCandidate>('PolicyDetailCandidate').implement({
  description: 'A value for a field, found in a document.',
  fields: (t) => ({
    value: t.string({
      description: "In the same format as the field's value.",
      resolve: ({ value }) => String(value),
    }),
    confidence: t.exposeFloat('confidence', { description: 'From 0 to 1.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it won over other values.' }),
    citation: t.expose('citation', { type: CitationType, nullable: true }),
  }),
})

const PolicyDetailFieldType = builder.objectRef<ReviewedField>('PolicyDetailField').implement({
  description: 'The current value of a field of the details, with its source.',
  fields: (t) => ({
    path: t.string({ description: '`limits.glAggregateLimit`', resolve: ({ field }) => field.path }),
    label: t.string({ resolve: detailLabel }),
    kind: t.field({ type: DetailKindEnum, resolve: ({ field }) => field.kind }),
    status: t.expose('status', { type: DetailStatusEnum }),
    value: t.string({
      nullable: true,
      description: 'Money in whole cents, dates as YYYY-MM-DD.',
      resolve: ({ value }) => (value === null ? null : String(value)),
    }),
    citation: t.expose('citation', { type: CitationType, nullable: true }),
    candidates: t.field({
      type: [Candidate],
      description: 'Values found in the documents, best first; several if they conflict.',
      resolve: ({ candidates }) => [...candidates],
    }),
    decidedBy: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ decision }, _, context) => userOf(context, decision?.by ?? null),
    }),
    decidedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ decision }) => decision?.at ?? null }),
  }),
})

interface Party {
  readonly name: string | null
  readonly address: string | null
}

const PartyType = builder.objectRef<Party>('PolicyParty').implement({
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
  }),
})

const LimitsType = builder.objectRef<LoadedDetails>('PolicyLimits').implement({
  fields: (t) =>
    Object.fromEntries(
      limitNames.map((name) => [
        name,
        t.field({ type: 'Money', nullable: true, resolve: (details) => moneyAt(details, limitPaths[name]) }),
      ]),
    ),
})

const MismatchType = builder.objectRef<DocumentMismatch>('PolicyDocumentMismatch').implement({
  description: 'A document that was left out because it seems to belong to another policy.',
  fields: (t) => ({
    fileId: t.id({ resolve: ({ documentId }) => documentId }),
    message: t.string({ resolve: mismatchMessage }),
    citation: t.field({
      type: CitationType,
      resolve: ({ documentId, found: { page, quote, box } }) => ({ fileId: documentId, page, quote, box }),
    }),
  }),
})

const DifferenceType = builder.objectRef<DetailsDifference>('PolicyDetailsDifference').implement({
  description: 'What applying the details to the policy would change.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Path of the field in the details.' }),
    label: t.exposeString('label'),
    kind: t.expose('kind', { type: DetailKindEnum }),
    current: t.exposeString('current', { nullable: true, description: 'Current value on the policy.' }),
    proposed: t.exposeString('proposed', { description: 'Value in the details.' }),
    refusal: t.exposeString('refusal', {
      nullable: true,
      description: "Why it can't be applied; null if it can.",
    }),
    citation: t.expose('citation', { type: CitationType, nullable: true }),
  }),
})

const PolicyDetailsType = builder.objectRef<LoadedDetails>('PolicyDetails').implement({
  description: 'Policy data read from its documents, as corrected by staff.',
  fields: (t) => ({
    policyNumber: t.string({ nullable: true, resolve: (details) => textAt(details, 'policyNumber') }),
    summary: t.string({ nullable: true, resolve: ({ facts }) => facts?.summary ?? null }),
    insured: t.field({ type: PartyType, resolve: (details) => partyAt(details, 'insured') }),
    carrier: t.field({ type: PartyType, resolve: (details) => partyAt(details, 'carrier') }),
    limits: t.field({ type: LimitsType, resolve: (details) => details }),
    deductible: t.field({
      type: 'Money',
      nullable: true,
      resolve: (details) => moneyAt(details, 'deductible'),
    }),
    extraLimits: t.field({
      type: [ExtraLimit],
      resolve: ({ facts }) => (facts?.extraLimits ?? []).map(sourced),
    }),
    deductibles: t.field({
      type: [NamedDeductible],
      resolve: ({ facts }) => (facts?.deductibles ?? []).map(sourced),
    }),
    locations: t.field({
      type: [LocationType],
      resolve: ({ facts }) => sourcedLocations(facts?.locations ?? []),
    }),
    coverageDescriptions: t.field({
      type: [CoverageDescriptionType],
      resolve: ({ facts }) => [...(facts?.coverages ?? [])],
    }),
    exclusionDescriptions: t.field({
      type: [CoverageDescriptionType],
      resolve: ({ facts }) => (facts ? [...facts.exclusions, ...excludingForms(facts)] : []),
    }),
    blanketAdditionalInsureds: t.field({
      type: [AdditionalInsuredType],
      resolve: ({ facts }) => wordings(facts, 'blanketAdditionalInsureds'),
    }),
    namedAdditionalInsureds: t.field({
      type: [AdditionalInsuredType],
      resolve: ({ facts }) => (facts?.namedAdditionalInsureds ?? []).map(sourced),
    }),
    waiversOfSubrogation: t.field({
      type: [AdditionalInsuredType],
      resolve: ({ facts }) => wordings(facts, 'waiversOfSubrogation'),
    }),
    primaryNoncontributory: t.field({
      type: [AdditionalInsuredType],
      resolve: ({ facts }) => wordings(facts, 'primaryNoncontributory'),
    }),
    forms: t.field({ type: [FormType], resolve: ({ facts }) => (facts?.forms ?? []).map(sourced) }),
    endorsements: t.field({
      type: [EndorsementType],
      resolve: ({ facts }) => (facts?.endorsements ?? []).map(sourced),
    }),
    schedules: t.field({ type: [ScheduleType], resolve: ({ schedules }) => [...schedules] }),
    fields: t.field({
      type: [PolicyDetailFieldType],
      description: 'All fields that staff review, with their sources, including empty ones.',
      resolve: ({ fields }) => [...fields],
    }),
    conflictCount: t.int({
      description: 'Number of fields with conflicting values and no decision yet.',
      resolve: ({ fields }) => fields.filter(({ status }) => status === 'CONFLICT').length,
    }),
    mismatches: t.field({ type: [MismatchType], resolve: ({ mismatches }) => [...mismatches] }),
    doubts: t.field({
      type: ['String'],
      description:
        'Why the documents seem to belong to another policy. Applying them then requires `confirmOther`.',
      resolve: policyDoubts,
    }),
    differences: t.field({
      type: [DifferenceType],
      description: 'What applying the details to the policy would change.',
      resolve: detailsDifferences,
    }),
  }),
})

builder.objectField(BusinessPolicyType, 'details', (t) =>
  t.field({
    type: PolicyDetailsType,
    nullable: true,
    description: "Null until one of the policy's documents has been read.",
    resolve: ({ id }, _, context: RequestContext) => loadDetails(context.agency, id),
  }),
)

/** Exclusions that the documents only list as forms. */
function excludingForms({ forms, exclusions }: PolicyFacts): CoverageDescription[] {
  const described = new Set(exclusions.map(({ title }) => labelKey(title)))
  return forms.flatMap(({ value: { number, edition, title }, source, page, quote }) =>
    title === null || !/\bexclu(?:sion|ded?|ding)/i.test(title) || described.has(labelKey(title))
      ? []
      : [
          {
            title,
            description: `Listed among the forms as ${[number, edition].filter(Boolean).join(' ')}.`,
            policyQuotes: [{ documentId: source.documentId, page, quote }],
          },
        ],
  )
}

function wordings(
  facts: PolicyFacts | null,
  name: 'blanketAdditionalInsureds' | 'waiversOfSubrogation' | 'primaryNoncontributory',
): Named[] {
  return (facts?.[name] ?? []).map((fact) => ({ name: fact.value.appliesTo, citation: citationOf(fact) }))
}

function valueAt({ fields }: LoadedDetails, path: string): DetailValue | null {
  return fields.find(({ field }) => field.path === path)?.value ?? null
}

function textAt(details: LoadedDetails, path: string): string | null {
  const value = valueAt(details, path)
  return value === null ? null : String(value)
}

function moneyAt(details: LoadedDetails, path: string): number | null {
  const value = valueAt(details, path)
  return typeof value === 'number' ? value : null
}

function partyAt(details: LoadedDetails, path: string): Party {
  return { name: textAt(details, `${path}.name`), address: textAt(details, `${path}.address`) }
}
