import { presentFile } from '../../files/index.ts'
import type { Viewer } from '../../graphql/index.ts'
import { agencyKind, agencyToday } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { type BusinessPolicy, wholePolicy } from '../policies/businessPolicy.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import type { BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import { isOnCertificate } from '../policies/coverageSubjects.ts'
import { carrierKind } from '../carriers/carrier.ts'
import { noCertificateFacts } from '../policies/certificateFacts.ts'
import type { CertificateFacts } from '../policies/certificateFacts.ts'
import type { Lapse } from '../facts/readNotice.ts'
import { policyLabel } from '../policies/specialtyOf.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import type { PolicyCoverage } from '../policies/policyCoverage.ts'
import type { CertificateContent, CertificateOrder } from './certificate.ts'
import { inAcordOrder, isLiabilityLine } from './certificateLines.ts'
import { hasEnded, hasLongEnded } from '../policies/policyStanding.ts'
import { type CancellationNotice, cancellationNotice, lapsesOf } from '../policyFiles/cancellationNotice.ts'
import { otherInsured } from '../policyFiles/otherInsured.ts'
import { isInForce } from './policyStanding.ts'

/** A policy as a certificate may show it; null means not specified. */
export interface ShowablePolicy {
  readonly id: string
  /** Its line and number, as displayed. */
  readonly title: string
  readonly type: string
  readonly policyNumber: string | null
  readonly carrierName: string | null
  readonly naicNumber: string | null
  readonly inforceAt: string | null
  readonly expiresAt: string | null
  readonly coverages: readonly PolicyCoverage[]
  readonly isInForce: boolean
  readonly lineOfBusiness: LineOfBusiness
  /** Only provisions whose document is on file. */
  readonly facts: CertificateFacts
  readonly isRenewed: boolean
  readonly cancellation: CancellationNotice | null
  /** Days of the term without coverage. */
  readonly lapses: readonly Lapse[]
}

interface LapsedPolicy {
  readonly id: string
  readonly title: string
  readonly expiresAt: string
  /** The renewal that is not bound yet. */
  readonly pendingRenewalId: string | null
}

/** The data a certificate is built from and checked against. */
export interface CertificateBasis {
  readonly today: string
  readonly agencyName: string
  readonly producer: CertificateContent['producer']
  readonly insured: CertificateContent['insured']
  /** The policies that the certificate would show. */
  readonly shown: readonly ShowablePolicy[]
  /** Recently expired policies without a replacement. */
  readonly lapsed: readonly LapsedPolicy[]
}

interface Asked {
  readonly agency: AgencyStore
  readonly viewer: Viewer
  readonly now: number
}

/** The current records for this certificate; null if the account does not exist. */
export async function certificateBasis(
  { agency, viewer, now }: Asked,
  { accountId, policyIds }: Pick<CertificateOrder, 'accountId' | 'policyIds'>,
): Promise<CertificateBasis | null> {
  const account = agency.table(accountKind).get(accountId)
  if (!account) return null
  const today = agencyToday(agency, now)
  const policies = agency.table(businessPolicyKind).related('account', accountId)
  const inForce = policies.filter((policy) => isInForce(policy, today))
  const usual = inForce.filter(({ type }) => isLiabilityLine[type])
  const chosen = policyIds === null ? usual : policies.filter(({ id }) => policyIds.includes(id))
  const shown = chosen.toSorted(inAcordOrder)
  const records = await agency.readMany(
    businessPolicyKind,
    shown.map(({ id }) => id),
  )
  const own = agency.table(agencyKind).get(agency.id)
  const agencyName = own?.name ?? ''
  const { name, mailingAddress } = account.detail
  return {
    today,
    agencyName,
    producer: {
      name: agencyName,
      contactName: own?.profile.contactName ?? viewer.name,
      contactEmail: viewer.email,
      phone: own?.profile.phone ?? null,
      address: own?.profile.address ?? null,
      licenseNumbers: own?.profile.licenseNumbers ?? [],
      representative: own?.profile.signatureName ?? null,
    },
    insured: {
      name,
      dba: account.type === 'BUSINESS' ? account.detail.dba : null,
      address: mailingAddress,
    },
    shown: shown.map((row, at) => {
      const record = records[at]
      return showablePolicy(agency, row, { policy: record ? wholePolicy(record.value) : null, today })
    }),
    lapsed: policyIds === null ? lapsedAmong(policies, inForce, today) : [],
  }
}

function lapsedAmong(
  policies: readonly BusinessPolicyRow[],
  inForce: readonly BusinessPolicyRow[],
  today: string,
): CertificateBasis['lapsed'] {
  return policies.flatMap((policy) => {
    const { id, state, type, expiresAt, renewedById } = policy
    if (expiresAt === null || !hasEnded(policy, today) || hasLongEnded(policy, today)) return []
    const renewal = policies.find((other) => other.id === renewedById)
    const isPending = renewal?.state === 'PENDING' || renewal?.state === 'SUBMITTED'
    if (renewedById !== null && !isPending) return []
    const wasInForce = state === 'BINDING' || state === 'INFORCE' || state === 'EXPIRED'
    const isReplaced = inForce.some((other) => other.type === type)
    return wasInForce && !isReplaced
      ? [{ id, title: titleOf(policy), expiresAt, pendingRenewalId: renewedById }]
      : []
  })
}

/** A policy as certificates would show it now. */
export function showablePolicy(
  agency: AgencyStore,
  row: BusinessPolicyRow,
  { policy, today }: { readonly policy: BusinessPolicy | null; readonly today: string },
): ShowablePolicy {
  const carrier = row.carrierId === null ? undefined : agency.table(carrierKind).get(row.carrierId)
  return {
    id: row.id,
    title: titleOf(row),
    type: policyLabel(row),
    policyNumber: row.policyNumber,
    carrierName: carrier?.name ?? null,
    naicNumber: carrier?.naicNumber ?? null,
    inforceAt: row.inforceAt,
    expiresAt: row.expiresAt,
    coverages: policy ? policy.coverages.filter((each) => isOnCertificate(row.type, each)) : [],
    isInForce: isInForce(row, today),
    lineOfBusiness: row.type,
    facts: policy ? provable(agency, row.id, policy.certificateFacts) : noCertificateFacts,
    isRenewed: row.renewedById !== null,
    cancellation: cancellationNotice(agency, row),
    lapses: lapsesOf(agency, row),
  }
}

/** The facts without provisions whose document was deleted or names another insured. */
function provable(agency: AgencyStore, policyId: string, facts: CertificateFacts): CertificateFacts {
  const isOnFile = (id: string) => {
    const file = presentFile(agency, id)
    return file?.attachedTo === policyId && otherInsured(agency, file) === null
  }
  return { ...facts, provisions: facts.provisions.filter(({ sourceFileId }) => isOnFile(sourceFileId)) }
}

function titleOf(policy: BusinessPolicyRow): string {
  const { policyNumber } = policy
  const label = policyLabel(policy)
  return policyNumber === null ? `The ${label} policy` : `${label} ${policyNumber}`
}
