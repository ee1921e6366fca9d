import { FileType } from '../../files/index.ts'
import { builder, type RequestContext } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { Address } from '../addresses/address.ts'
import { addressIn } from '../addresses/addressIn.ts'
import { AddressType } from '../addresses/addressType.ts'
import { accountKind, type AccountRow } from '../accounts/accountKind.ts'
import { AccountType } from '../accounts/accountType.ts'
import { nameKey } from '../accounts/recognition.ts'
import { carrierKind } from '../carriers/carrier.ts'
import { CarrierType } from '../carriers/carrierType.ts'
import type { Reading } from '../../reading/index.ts'
import type { FactField, PolicyFacts } from '../facts/policyFacts.ts'
import { datesIn } from '../facts/values.ts'
import type { PolicyDraft } from '../policies/businessPolicy.ts'
import { LineOfBusinessEnum, PolicyMarketEnum, PolicyStateEnum } from '../policies/businessPolicyEnums.ts'
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
    ...termsIn(content?.reading ?? null, { fileId, premium }),
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

type Written = Pick<DetailsDifference, 'draft' | 'citation'>

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

/** What only surplus lines policies say: their tax, their law, or that the insurer is not admitted. */
const surplusLines =
  /\bsurplus lines?(?: premium)? (?:tax|law|stamp)|\bstamping (?:fee|tax)|\bnon-?admitted (?:insurer|carrier|company|basis)/i

const minimumEarned =
  /\bminimum (?:and deposit )?earned(?: premium)?\b[^$%\d]{0,40}?(?:\$ ?(?<amount>[\d,]+(?:\.\d\d)?)|(?<after>\d{1,3}(?:\.\d+)?) ?(?:%|percent\b))|(?<before>\d{1,3}(?:\.\d+)?) ?(?:%|percent) minimum (?:and deposit )?earned\b/i

const naicNumber = /\bN\.?A\.?I\.?C\.?\b(?! ?s\b)[^\d$]{0,30}?\b(\d{5})\b/gi

/** The NAIC company code that a document states; of several companies, the one beside the carrier's name. */
function naicNumberIn(reading: Reading | null, carrier: string | null): string | null {
  const lines = reading?.pages.flatMap(({ lines: own, margins }) => [...own, ...margins]) ?? []
  const found = lines.map(({ text }) => [...text.matchAll(naicNumber)].flatMap(([, code]) => code ?? []))
  const [only, ...others] = new Set(found.flat())
  if (others.length === 0) return only ?? null
  const at = lines.findIndex(({ text }) => carrier !== null && nameKey(text).includes(nameKey(carrier)))
  const [own, ...more] = at === -1 ? [] : (found[at] ?? [])
  return more.length === 0 ? (own ?? null) : null
}

/** The market and the minimum earned premium, which no fact of a policy tells. */
function termsIn(
  reading: Reading | null,
  { fileId, premium }: { fileId: string; premium: number | null },
): Written[] {
  const sentences = reading ? [...sentencesIn(reading)] : []
  const surplus = sentences.find(({ quote }) => surplusLines.test(quote))
  const earned = sentences.find(({ quote }) => minimumEarned.test(quote))
  const cents = earned ? earnedOf(earned.quote, premium) : null
  return [
    ...(surplus
      ? [{ draft: { market: 'EXCESS_AND_SURPLUS' as const }, citation: { fileId, ...surplus } }]
      : []),
    ...(earned && cents !== null
      ? [{ draft: { minimumEarnedPremium: cents }, citation: { fileId, ...earned } }]
      : []),
  ]
}

/** The day beside "Date issued", on the first pages. */
function issueDateIn({ pages }: Reading, fileId: string): Written[] {
  const found = pages.slice(0, 2).flatMap(({ number, lines }) =>
    lines.flatMap(({ text }, at) => {
      const quote = issueLabel.test(text.trim()) ? `${text} ${lines[at + 1]?.text ?? ''}` : text
      return datesIn(quote).flatMap(({ iso, at: start }) =>
        issueLabel.test(quote.slice(0, start).trim()) ? [{ iso, page: number, quote }] : [],
      )
    }),
  )
  return found.slice(0, 1).map(({ iso, ...place }) => ({
    draft: { issuedAt: iso },
    citation: { fileId, ...place },
  }))
}

const issueLabel = /\b(?:date (?:of )?issued?|date of issuance|issued? (?:date|on)|policy issued)\s*:?$/i

/** The amount in cents; null for a percentage of a premium nobody knows. */
function earnedOf(sentence: string, premium: number | null): number | null {
  const { amount, after, before } = minimumEarned.exec(sentence)?.groups ?? {}
  if (amount !== undefined) return Math.round(Number(amount.replaceAll(',', '')) * 100)
  const share = Number(after ?? before)
  return premium === null || share > 100 ? null : Math.round((premium * share) / 100)
}

function* sentencesIn({ blocks }: Reading): Generator<{ page: number; quote: string }> {
  for (const block of blocks) {
    if (block.kind === 'table')
      for (const cells of block.rows)
        yield { page: cells[0]?.page ?? block.page, quote: cells.map(({ text }) => text).join(' ') }
    else for (const quote of block.text.split(/(?<=\.)\s+(?=[A-Z])/)) yield { page: block.page, quote }
  }
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
