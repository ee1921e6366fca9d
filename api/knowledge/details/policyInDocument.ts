import { FileType } from '../../files/index.ts'
import { builder, type RequestContext } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { Address } from '../addresses/address.ts'
import { addressIn } from '../addresses/addressIn.ts'
import { AddressType } from '../addresses/addressType.ts'
import { accountKind, type AccountRow } from '../accounts/accountKind.ts'
import { AccountType } from '../accounts/accountType.ts'
import { carrierKind } from '../carriers/carrier.ts'
import { CarrierType } from '../carriers/carrierType.ts'
import type { FactField, PolicyFacts } from '../facts/policyFacts.ts'
import type { PolicyDraft } from '../policies/businessPolicy.ts'
import {
  LineOfBusinessEnum,
  PaymentIntervalEnum,
  PolicyMarketEnum,
  PolicyStateEnum,
} from '../policies/businessPolicyEnums.ts'
import { PolicyCoverageType } from '../policies/businessPolicyType.ts'
import { mostCoverages, type PolicyCoverage } from '../policies/policyCoverage.ts'
import { isRunning } from '../policies/policyStanding.ts'
import { isInsuredOf } from '../policyFiles/otherInsured.ts'
import { type Citation, CitationType } from '../readings/citation.ts'
import { fileReadingOf, suggestedType } from '../readings/fileReading.ts'
import { loadContent } from '../readings/storedReading.ts'
import { fileFactsOf } from './policyFactsOf.ts'
import { type DetailsDifference, newPolicyProposals } from './detailsDifferences.ts'
import { citationOf, reviewedFields } from './policyDetails.ts'
import { issueDateIn, naicNumberIn, termsInDocument, type Written } from './termsInDocument.ts'

/** The policy that a document describes, to fill in a new one. */
interface PolicyInDocument {
  readonly draft: PolicyDraft
  readonly coverages: readonly PolicyCoverage[]
  /** Whether it is the policy itself: neither a quote nor a binder. */
  readonly isIssued: boolean
  readonly insured: string | null
  readonly insuredDba: string | null
  readonly insuredAddress: Address | null
  readonly carrierName: string | null
  readonly carrierNaicNumber: string | null
  readonly sources: readonly { readonly field: string; readonly citation: Citation }[]
}

const Source = builder.objectRef<PolicyInDocument['sources'][number]>('PolicyInDocumentSource').implement({
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'The field of the new policy, like `policyNumber` or `coverages.0.limit`.',
    }),
    citation: t.expose('citation', { type: CitationType }),
  }),
})

const PolicyInDocumentType = builder.objectRef<PolicyInDocument>('PolicyInDocument').implement({
  description: 'The policy that a document describes, to fill in a new one. A user checks every value.',
  fields: (t) => ({
    account: t.field({
      type: AccountType,
      nullable: true,
      description: 'The business account of the insured; null unless exactly one can be meant.',
      resolve: ({ insured }, _, { agency }) => accountOf(agency, insured),
    }),
    insured: t.exposeString('insured', {
      nullable: true,
      description: 'As the document names it, without the name it does business as.',
    }),
    insuredDba: t.exposeString('insuredDba', { nullable: true }),
    insuredAddress: t.expose('insuredAddress', {
      type: AddressType,
      nullable: true,
      description: 'Null if the document has none that can be taken apart.',
    }),
    carrier: t.field({
      type: CarrierType,
      nullable: true,
      description: 'Null if it is not in the catalog.',
      resolve: ({ draft: { carrierId } }, _, { agency }) =>
        carrierId ? (agency.table(carrierKind).get(carrierId) ?? null) : null,
    }),
    carrierName: t.exposeString('carrierName', {
      nullable: true,
      description: 'As the document names it.',
    }),
    carrierNaicNumber: t.exposeString('carrierNaicNumber', {
      nullable: true,
      description: 'Null unless the document states one.',
    }),
    type: t.field({
      type: LineOfBusinessEnum,
      nullable: true,
      resolve: ({ draft }) => draft.type ?? null,
    }),
    state: t.field({
      type: PolicyStateEnum,
      nullable: true,
      description: 'In force if the carrier issued the document and its term runs.',
      resolve: ({ isIssued, draft: { inforceAt = null, expiresAt = null } }, _, { agency, clock }) =>
        isIssued && isRunning({ inforceAt, expiresAt }, agencyToday(agency, clock.now())) ? 'INFORCE' : null,
    }),
    market: t.field({
      type: PolicyMarketEnum,
      nullable: true,
      description: 'Excess and surplus if the document says so; null otherwise.',
      resolve: ({ draft }) => draft.market ?? null,
    }),
    quoteNumber: t.string({ nullable: true, resolve: ({ draft }) => draft.quoteNumber ?? null }),
    policyNumber: t.string({ nullable: true, resolve: ({ draft }) => draft.policyNumber ?? null }),
    issuedAt: t.field({
      type: 'Date',
      nullable: true,
      description: 'Null unless the policy says when the carrier issued it.',
      resolve: ({ draft }) => draft.issuedAt ?? null,
    }),
    intervalType: t.field({
      type: PaymentIntervalEnum,
      nullable: true,
      description: 'Null unless the document says how often the client pays.',
      resolve: ({ draft }) => draft.paymentIntervalType ?? null,
    }),
    inforceAt: t.field({ type: 'Date', nullable: true, resolve: ({ draft }) => draft.inforceAt ?? null }),
    expiresAt: t.field({ type: 'Date', nullable: true, resolve: ({ draft }) => draft.expiresAt ?? null }),
    premium: t.field({ type: 'Money', nullable: true, resolve: ({ draft }) => draft.premium ?? null }),
    taxes: t.field({ type: 'Money', nullable: true, resolve: ({ draft }) => draft.taxes ?? null }),
    policyFees: t.field({ type: 'Money', nullable: true, resolve: ({ draft }) => draft.policyFees ?? null }),
    minimumEarnedPremium: t.field({
      type: 'Money',
      nullable: true,
      description: 'A percentage is taken of the premium.',
      resolve: ({ draft }) => draft.minimumEarnedPremium ?? null,
    }),
    coverages: t.field({
      type: [PolicyCoverageType],
      resolve: ({ coverages }) => [...coverages],
    }),
    sources: t.field({ type: [Source], resolve: ({ sources }) => [...sources] }),
  }),
})

builder.objectField(FileType, 'policy', (t) =>
  t.field({
    type: PolicyInDocumentType,
    nullable: true,
    description: 'Null until it has been read, and if it describes none.',
    resolve: ({ id }, _, context) => policyInDocument(context, id),
  }),
)

async function policyInDocument(
  { agency }: RequestContext,
  fileId: string,
): Promise<PolicyInDocument | null> {
  const row = fileReadingOf(agency, fileId)
  const facts = await fileFactsOf(agency, fileId)
  if (!row || !facts) return null
  const { insuredName, insuredAddress, carrierName } = facts.scalars
  const [insured = null, insuredDba = null] = insuredName.fact?.value.split(doingBusinessAs) ?? []
  const drafts = draftsIn(facts, agency)
  if (drafts.length === 0) return null
  const content = await loadContent(agency, row)
  const premium = facts.scalars.premium.fact?.value ?? null
  const isIssued = suggestedType(facts.document) === 'POLICY_DOCUMENT'
  const written = [
    ...drafts,
    ...termsInDocument(content?.reading ?? null, { fileId, premium }),
    ...(isIssued && content ? issueDateIn(content.reading, fileId) : []),
  ]
  const draft: PolicyDraft = Object.assign({}, ...written.map((each) => each.draft))
  const limits = written
    .flatMap(({ draft: { coverages = [] }, citation }) =>
      coverages.map((coverage) => ({ coverage, citation })),
    )
    .filter(({ coverage: { name } }, at, all) => all.findIndex((each) => each.coverage.name === name) === at)
    .slice(0, mostCoverages)
  const sources = [
    ...written.flatMap((each) => Object.keys(each.draft).map((field) => ({ field, ...each }))),
    ...limits.map(({ citation }, at) => ({ field: `coverages.${at}.limit`, citation })),
  ]
  return {
    draft,
    isIssued,
    coverages: limits.map(({ coverage }) => coverage),
    insured,
    insuredDba,
    insuredAddress: addressIn(insuredAddress.fact?.value ?? ''),
    carrierName: carrierName.fact?.value ?? null,
    carrierNaicNumber: naicNumberIn(content?.reading ?? null, carrierName.fact?.value ?? null),
    sources: sources.flatMap(({ field, citation }) => (citation ? [{ field, citation }] : [])),
  }
}

const doingBusinessAs = /,?\s+(?:d\s*\/?\s*b\s*\/?\s*a|doing business as|t\/a)\b[.:]?\s*/i

/** What a document says about a new policy, each with its source. */
function draftsIn(facts: PolicyFacts, agency: AgencyStore): Written[] {
  const { lineOfBusiness, fees } = facts.scalars
  const type = lineOfBusiness.fact?.value
  const proposals = newPolicyProposals({ fields: reviewedFields(facts, {}), facts }, type ?? 'OTHER', agency)
  return [
    ...proposals.map(({ draft, citation }) => ({ draft: asQuoted(draft, facts), citation })),
    ...stated(lineOfBusiness, (value) => ({ type: value })),
    ...stated(fees, (value) => ({ policyFees: value })),
  ]
}

function stated<Value>(
  { fact }: FactField<Value>,
  draft: (value: Value) => DetailsDifference['draft'],
): Written[] {
  return fact ? [{ draft: draft(fact.value), citation: citationOf(fact) }] : []
}

/** The number of a quote is not yet a policy's. */
function asQuoted({ policyNumber, ...draft }: DetailsDifference['draft'], { document }: PolicyFacts) {
  if (policyNumber === undefined) return draft
  return document.type === 'QUOTE' ? { quoteNumber: policyNumber } : { policyNumber }
}

/** How many accounts with a similar name are compared. */
const most = 10

async function accountOf(agency: AgencyStore, insured: string | null): Promise<AccountRow | null> {
  if (insured === null) return null
  const found = await agency.table(accountKind).search({ text: insured, first: most, isTolerant: true })
  const own = found.map(({ row }) => row).filter((row) => isInsuredOf(agency, row, insured))
  const [only, ...others] = own.filter(({ type }) => type === 'BUSINESS')
  return others.length === 0 ? (only ?? null) : null
}
