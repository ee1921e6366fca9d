import { create } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { openedPolicy } from '../policies/businessPolicy.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import type { CertificateFacts } from '../policies/certificateFacts.ts'
import { carrierKind, wholeCarrier } from '../carriers/carrier.ts'
import type { Carrier } from '../carriers/carrier.ts'
import type { PolicyTerms } from '../policies/policyTerms.ts'

const provider = { type: 'SYSTEM', id: null } as const

/** Answers to everything that a certificate asks of any line. */
export const answeredFacts: CertificateFacts = {
  provisions: [],
  claimsBasis: 'OCCURRENCE',
  aggregatePer: 'POLICY',
  coveredAutos: ['ANY'],
  retentionKind: 'RETENTION',
  retention: 1_000_000,
  isPerStatute: true,
  areProprietorsExcluded: false,
}

/** Puts a policy on the agency's record, a roofing contractor's general liability unless said otherwise, and answers its id. */
export async function openPolicy(
  agency: AgencyStore,
  { accountId, ...terms }: Partial<PolicyTerms> & { accountId: string },
  certificateFacts: CertificateFacts = answeredFacts,
): Promise<string> {
  const id = agency.newId(businessPolicyKind)
  const opened = openedPolicy(accountId, { type: 'GENERAL_LIABILITY', state: 'INFORCE', ...terms }, 0)
  const policy = { ...opened, certificateFacts }
  await agency.commit(provider, [create(businessPolicyKind, id, policy, 'CREATE_BUSINESS_POLICY')])
  return id
}

/** Puts a company into the agency's catalogue, a carrier unless said otherwise, and answers its id. */
export async function addCarrier(
  agency: AgencyStore,
  carrier: Partial<Carrier> & Pick<Carrier, 'name'>,
): Promise<string> {
  const id = agency.newId(carrierKind)
  await agency.commit(provider, [create(carrierKind, id, wholeCarrier(carrier), 'CREATE_CARRIER')])
  return id
}
