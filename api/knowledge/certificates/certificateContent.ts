import { partyKey, provisionsFor } from '../policies/certificateFacts.ts'
import { isAskedOn, partiesAsking, provisionKinds } from './partiesAsking.ts'
import type { CertificateContent, CertificateLine, CertificateOrder, Insurer } from './certificate.ts'
import type { CertificateBasis, ShowablePolicy } from './certificateBasis.ts'

/** The certificate's content from current records. Throws for a policy that lacks what the checks require. */
export function certificateContent(
  order: Omit<CertificateOrder, 'accountId' | 'policyIds' | 'descriptionOfOperations'>,
  { producer, insured, shown }: CertificateBasis,
): CertificateContent {
  const insurers = insurersOf(shown)
  const lines = shown.map((policy): CertificateLine => {
    const { id, title, type, policyNumber, carrierName, inforceAt, expiresAt, coverages } = policy
    const insurer = insurers.find(({ name }) => name === carrierName)
    if (policyNumber === null || inforceAt === null || expiresAt === null || !insurer)
      throw new Error(`${title} lacks what a certificate says of it.`)
    const { provisions: _, ...facts } = policy.facts
    const provisions = statedProvisions(order, policy)
    return {
      policyId: id,
      insurer: insurer.letter,
      type,
      policyNumber,
      inforceAt,
      expiresAt,
      coverages,
      hasAdditionalInsured: provisions.some(({ kind }) => kind === 'ADDITIONAL_INSURED'),
      lineOfBusiness: policy.lineOfBusiness,
      provisions,
      facts,
    }
  })
  return { producer, insured, insurers, lines }
}

/** What was asked for and the policy is confirmed to provide. */
export function statedProvisions(
  order: Omit<CertificateOrder, 'accountId' | 'policyIds' | 'descriptionOfOperations'>,
  { facts, lineOfBusiness }: Pick<ShowablePolicy, 'facts' | 'lineOfBusiness'>,
): NonNullable<CertificateLine['provisions']> {
  return provisionKinds.flatMap((kind) => {
    if (!isAskedOn(order, kind, lineOfBusiness)) return []
    const found = partiesAsking(order, kind).flatMap((party) => provisionsFor(facts.provisions, kind, party))
    return [...new Set(found)].map(({ formNumber, scope, partyName }) => ({
      kind,
      formNumber,
      isBlanket: scope === 'BLANKET',
      ...(partyName !== null && partyKey(partyName) !== partyKey(order.holder.name) && { partyName }),
    }))
  })
}

/** The policies' carriers, each with its own letter, in policy order. */
function insurersOf(policies: readonly ShowablePolicy[]): Insurer[] {
  const byName = new Map<string, string | null>()
  for (const { carrierName, naicNumber } of policies)
    if (carrierName !== null) byName.set(carrierName, naicNumber)
  return Array.from(byName, ([name, naicNumber], at) => ({ letter: letterAt(at), name, naicNumber }))
}

/** A to Z, then AA: no account has more carriers than that. */
function letterAt(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return letter.repeat(1 + Math.floor(at / 26))
}
