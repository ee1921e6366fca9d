import type { RequestContext } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { nameKey } from '../accounts/recognition.ts'
import { carrierKind } from '../carriers/carrier.ts'
import { policyNumberKey } from '../policies/businessPolicy.ts'
import { businessPolicyKind, type BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import type { PolicyDraft } from '../policies/businessPolicy.ts'
import type { Citation } from '../readings/citation.ts'
import type { DetailKind } from './detailFields.ts'
import type { LoadedDetails } from './loadDetails.ts'
import type { DetailValue } from './policyDetails.ts'

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
  /** The value written to the policy. */
  readonly draft: PolicyDraft
}

interface Applied {
  readonly current: (policy: BusinessPolicyRow, agency: AgencyStore) => string | null
  readonly isSame: (current: string, proposed: string) => boolean
  /** The draft, or why there is none. */
  readonly draft: (value: DetailValue, agency: AgencyStore) => PolicyDraft | string
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
    current: ({ carrierId }, agency) => (carrierId && agency.table(carrierKind).get(carrierId)?.name) || null,
    isSame: (a, b) => nameKey(a) === nameKey(b),
    draft: carrierDraft,
  },
}

/** The fields in which a policy differs from its details. */
export function detailsDifferences(
  { policyId, fields }: LoadedDetails,
  _: unknown,
  { agency }: Pick<RequestContext, 'agency'>,
): DetailsDifference[] {
  const policy = agency.table(businessPolicyKind).get(policyId)
  if (!policy) return []
  return fields.flatMap(({ field, value, citation }) => {
    const rule = applied[field.path]
    if (!rule || value === null) return []
    const current = rule.current(policy, agency)
    const proposed = String(value)
    if (current !== null && rule.isSame(current, proposed)) return []
    const draft = rule.draft(value, agency)
    const { path, label, kind } = field
    const refusal = typeof draft === 'string' ? draft : null
    return [
      {
        path,
        label,
        kind,
        current,
        proposed,
        refusal,
        citation,
        draft: typeof draft === 'string' ? {} : draft,
      },
    ]
  })
}

function carrierDraft(value: DetailValue, agency: AgencyStore): PolicyDraft | string {
  const key = nameKey(String(value))
  const carrier = agency
    .table(carrierKind)
    .related('name', key)
    .find(({ isCarrier }) => isCarrier)
  return carrier ? { carrierId: carrier.id } : `${value} is not among your carriers yet. Add it first.`
}
