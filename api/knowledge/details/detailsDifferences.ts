import { fileKind } from '../../files/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { nameKey } from '../accounts/recognition.ts'
import { carrierKind } from '../carriers/carrier.ts'
import { perilWords } from '../facts/amountDictionary.ts'
import { type LimitName, limitNames } from '../facts/policyFacts.ts'
import { type BusinessPolicy, policyNumberKey, wholePolicy } from '../policies/businessPolicy.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import type { PolicyDraft } from '../policies/businessPolicy.ts'
import { type CertificateQuestion, certificateQuestions } from '../policies/certificateQuestions.ts'
import type { PolicyCoverage } from '../policies/policyCoverage.ts'
import { type Limit, limitText } from '../policies/policyLimit.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import type { Citation } from '../readings/citation.ts'
import { type DetailKind, keptName, limitPaths } from './detailFields.ts'
import { extraCoverages, isSameCoverage } from './extraCoverages.ts'
import { limitCoverage, limitNamed, limitOf } from './limitCoverage.ts'
import type { LoadedDetails } from './loadDetails.ts'
import { isByPlace, type Listing, placedCoverages } from './placedCoverages.ts'
import { citationOf, detailLabel, type DetailValue } from './policyDetails.ts'
import { stateDifference } from './stateDifference.ts'

/** What applying a field of the details would change on the policy. */
export interface DetailsDifference {
  readonly path: string
  readonly label: string
  readonly kind: DetailKind
  readonly current: string | null
  readonly proposed: string
  /** Why it can't be applied, in plain words; null if it can. */
  readonly refusal: string | null
  readonly citation: Citation | null
  /** The value written to the policy; a limit is the one coverage to set. */
  readonly draft: Omit<PolicyDraft, 'coverages'> & { readonly coverages?: readonly PolicyCoverage[] }
}

interface Applied {
  readonly current: (policy: BusinessPolicy, agency: AgencyStore) => string | null
  readonly isSame: (current: string, proposed: string) => boolean
  /** The draft, or why there is none. */
  readonly draft: (
    value: DetailValue,
    agency: AgencyStore,
    policy: Listing,
    /** The words of the document that state the value. */
    quote: string,
  ) => DetailsDifference['draft'] | string
}

function isEqual(a: string, b: string): boolean {
  return a === b
}

/** Fields of the details that a policy has too. */
const applied: Readonly<Record<string, Applied>> = {
  policyNumber: {
    current: ({ policyNumber }) => policyNumber,
    isSame: (a, b) => policyNumberKey(a) === policyNumberKey(b),
    draft: (value) => ({ policyNumber: String(value) }),
  },
  effectiveDate: {
    current: ({ inforceAt }) => inforceAt,
    isSame: isEqual,
    draft: (value) => ({ inforceAt: String(value) }),
  },
  expirationDate: {
    current: ({ expiresAt }) => expiresAt,
    isSame: isEqual,
    draft: (value) => ({ expiresAt: String(value) }),
  },
  premium: {
    current: ({ premium }) => String(premium),
    isSame: isEqual,
    draft: (value) => ({ premium: Number(value) }),
  },
  taxes: {
    current: ({ taxes }) => String(taxes),
    isSame: isEqual,
    draft: (value) => ({ taxes: Number(value) }),
  },
  'carrier.name': {
    current: ({ carrierId }, agency) => agency.table(carrierKind).get(carrierId)?.name ?? null,
    isSame: (a, b) => nameKey(a) === nameKey(b),
    draft: carrierDraft,
  },
  deductible: {
    current: (policy) => deductibleOf(policy)?.limit.toString() ?? null,
    isSame: isEqual,
    draft: (value, _, policy, quote) => ({
      coverages: [
        {
          name: deductibleOf(policy)?.name ?? (policy.type === 'CYBER' ? 'Retention' : keptName(quote)),
          limit: Number(value),
        },
      ],
    }),
  },
  ...Object.fromEntries(
    limitNames.map((name): [string, Applied] => [
      limitPaths[name],
      {
        current: (policy) => coverageFor(policy, name)?.limit.toString() ?? null,
        isSame: isEqual,
        draft: (value, _, policy) => ({
          coverages: [
            {
              name: coverageFor(policy, name)?.name ?? limitCoverage(policy.type, name),
              limit: Number(value),
            },
          ],
        }),
      },
    ]),
  ),
}

/** The fields in which a policy differs from its details. */
export async function detailsDifferences(
  { policyId, fields, facts }: LoadedDetails,
  _: unknown,
  { agency, clock }: Pick<RequestContext, 'agency' | 'clock'>,
): Promise<DetailsDifference[]> {
  const record = await agency.read(businessPolicyKind, policyId)
  if (!record) return []
  const policy = wholePolicy(record.value)
  const ofFields = proposals(fields, policy, agency).flatMap((proposal): DetailsDifference[] => {
    const rule = applied[proposal.path]
    const current = rule?.current(policy, agency) ?? null
    if (current !== null && rule?.isSame(current, proposal.proposed)) return []
    return isOfQuote(proposal, agency) ? [] : [{ ...proposal, current }]
  })
  const today = agencyToday(agency, clock.now())
  return [
    ...ofFields,
    ...stateDifference(policy, fields, { agency, today }),
    ...coverageDifferences(policy, { fields, facts }, ofFields),
  ].map(inWords)
}

/** The number of a quote is not the policy's. */
function isOfQuote(
  { path, citation }: Pick<DetailsDifference, 'path' | 'citation'>,
  agency: AgencyStore,
): boolean {
  const file = citation && agency.table(fileKind).get(citation.fileId)
  return path === 'policyNumber' && file?.type === 'QUOTE_DOCUMENT'
}

/** What a policy has in place of what the details say, by the path of the field. */
export function statedOtherwise(
  policy: BusinessPolicy,
  fields: LoadedDetails['fields'],
  agency: AgencyStore,
): ReadonlyMap<string, DetailValue> {
  return new Map(
    proposals(fields, policy, agency).flatMap(({ path, kind, proposed }): [string, DetailValue][] => {
      const rule = applied[path]
      const current = rule?.current(policy, agency) ?? null
      if (!rule || current === null || rule.isSame(current, proposed)) return []
      if (kind !== 'MONEY') return [[path, current]]
      return /^\d+$/.test(current) ? [[path, Number(current)]] : []
    }),
  )
}

/** An amount beside words in place of one is shown as text. */
function inWords(difference: DetailsDifference): DetailsDifference {
  const { kind, current, proposed } = difference
  if (kind !== 'MONEY' || ![current ?? '', proposed].some((limit) => /\p{L}/u.test(limit))) return difference
  return {
    ...difference,
    kind: 'TEXT',
    current: current && statedText(current),
    proposed: statedText(proposed),
  }
}

function statedText(limit: string): string {
  return limitText(/^\d+$/.test(limit) ? Number(limit) : (limit as Limit))
}

/** What the details of a new policy fill in. */
export function newPolicyProposals(
  { fields, facts }: Pick<LoadedDetails, 'fields' | 'facts'>,
  type: LineOfBusiness,
  agency: AgencyStore,
): Omit<DetailsDifference, 'current'>[] {
  const policy = { type, coverages: [] }
  const ofFields = proposals(fields, policy, agency)
  return [...ofFields, ...coverageDifferences(policy, { fields, facts }, ofFields)]
}

function proposals(
  fields: LoadedDetails['fields'],
  policy: Listing,
  agency: AgencyStore,
): Omit<DetailsDifference, 'current'>[] {
  return fields.flatMap((reviewed) => {
    const { value, citation } = reviewed
    const { path, kind } = reviewed.field
    const rule = applied[path]
    const isElsewhere = path === 'deductible' ? isCertificateFact(policy) : isByPlace(reviewed, policy)
    if (!rule || value === null || isElsewhere) return []
    const quote = citation?.quote ?? ''
    const draft = rule.draft(value, agency, policy, quote)
    const [refusal, written] = typeof draft === 'string' ? [draft, {}] : [null, draft]
    return [
      {
        path,
        label: detailLabel(reviewed),
        kind,
        proposed: String(value),
        refusal,
        citation,
        draft: written,
      },
    ]
  })
}

/** Whether what the insured keeps of a loss is stated among the policy's certificate facts, not its coverages. */
function isCertificateFact(policy: Listing): boolean {
  const asked: readonly CertificateQuestion[] = certificateQuestions[policy.type]
  return asked.includes('RETENTION') && deductibleOf(policy) === null
}

/** The coverages that documents declare but no field of the details states: the combined single limit of an auto policy. */
function coverageDifferences(
  policy: Listing,
  { fields, facts }: Pick<LoadedDetails, 'fields' | 'facts'>,
  known: readonly Pick<DetailsDifference, 'draft'>[],
): DetailsDifference[] {
  const proposed = known.flatMap(({ draft }) => (draft.coverages ?? []).flatMap(({ name }) => name ?? []))
  if (!facts) return []
  const declared = [...placedCoverages(policy, { fields, facts }), ...extraCoverages(policy.type, facts)]
  return declared.flatMap(({ name, limit, proof }) => {
    const named = typeof limit === 'number' ? null : limitNamed(policy.type, name)
    const own =
      (named && coverageFor(policy, named)) ??
      policy.coverages.find((coverage) => isSameCoverage(policy.type, coverage.name, name))
    if (proposed.some((other) => isSameCoverage(policy.type, other, name)) || own?.limit === limit) return []
    return [
      {
        path: `coverages.${name}`,
        label: name,
        kind: 'MONEY',
        current: own?.limit.toString() ?? null,
        proposed: String(limit),
        refusal: null,
        citation: citationOf(proof),
        draft: { coverages: [{ name: own?.name ?? name, limit }] },
      },
    ]
  })
}

function carrierDraft(value: DetailValue, agency: AgencyStore): DetailsDifference['draft'] | string {
  const key = nameKey(String(value))
  const carrier = agency
    .table(carrierKind)
    .related('name', key)
    .find(({ isCarrier }) => isCarrier)
  return carrier ? { carrierId: carrier.id } : `${value} is not among your carriers yet. Add it first.`
}

/** The coverage of a policy that lists a limit, whatever it is called. */
function coverageFor({ type, coverages }: Listing, limit: LimitName): PolicyCoverage | null {
  const usual = limitCoverage(type, limit).toLowerCase()
  const isIt = ({ name }: PolicyCoverage) => limitOf(type, name) === limit || name.toLowerCase() === usual
  return coverages.find(isIt) ?? null
}

/** The coverage that lists the deductible of any loss, not that of a single peril. */
function deductibleOf({ type, coverages }: Listing): PolicyCoverage | null {
  const isIt = ({ name }: PolicyCoverage) =>
    ['deductible', 'cyberRetentionLimit'].includes(limitOf(type, name) ?? '') &&
    !perilWords.test(name.toLowerCase())
  return coverages.find(isIt) ?? null
}
