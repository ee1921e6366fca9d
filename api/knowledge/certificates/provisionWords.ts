import { partyKey, provisionLabels } from '../policies/certificateFacts.ts'
import type { ProvisionKind } from '../policies/certificateFacts.ts'
import { capitalized } from '../../platform/index.ts'
import type { CertificateContent, CertificateLine } from './certificate.ts'
import { type AskingOrder, isHolder, partiesAsking } from './partiesAsking.ts'

interface Stated extends AskingOrder {
  readonly content: CertificateContent
}

const andList = new Intl.ListFormat('en-US')

const statements = {
  ADDITIONAL_INSURED: (parties, areMany) =>
    `${capitalized(parties)} ${areMany ? 'are additional insureds' : 'is an additional insured'} under`,
  WAIVER_OF_SUBROGATION: (parties) => `Subrogation against ${parties} is waived under`,
  PRIMARY_NONCONTRIBUTORY: (parties, areMany) =>
    `Insurance of ${parties} as ${areMany ? 'additional insureds' : 'an additional insured'} is primary and noncontributory under`,
} as const satisfies Record<ProvisionKind, (parties: string, areMany: boolean) => string>

/** A sentence about a requested provision, and whether it goes on the certificate. */
interface ProvisionWords {
  readonly text: string
  /** False for the agency's own record of what nobody confirmed. */
  readonly isStated: boolean
  /** The parties, in words; null if only the holder. */
  readonly forWhom: string | null
}

/**
 * What a certificate says about a requested provision, in a sentence for each group of parties with the same
 * endorsements; empty if not requested. Only provisions that someone confirmed from the policy's documents are stated.
 */
export function provisionWords(certificate: Stated, kind: ProvisionKind): ProvisionWords[] {
  const parties = partiesAsking(certificate, kind)
  const byPolicies = Map.groupBy(parties, (party) => policiesStating(certificate, kind, party))
  return Array.from(byPolicies, ([policies, group]) => {
    const isForHolderOnly = group.length === 1 && group.every((party) => isHolder(certificate, party))
    const named = andList.format(
      group.map((party) => (isHolder(certificate, party) ? 'the holder' : withoutStop(party))),
    )
    const forWhom = isForHolderOnly ? null : named
    if (policies !== '')
      return { text: `${statements[kind](named, group.length > 1)} ${policies}.`, isStated: true, forWhom }
    const requested = forWhom ? `requested for ${forWhom},` : 'requested,'
    return {
      text: `${provisionLabels[kind]}: ${requested} and not confirmed on any policy listed.`,
      isStated: false,
      forWhom,
    }
  })
}

/** `Summit Builders Inc.` in the middle of a sentence, where a full stop would end it. */
function withoutStop(name: string): string {
  return name.replace(/(?<!\b(?:Inc|Co|Corp|Ltd))\.$/, '')
}

/** The policies that provide it for a party, each with its endorsements; empty if none does. */
function policiesStating({ holder, content }: Stated, kind: ProvisionKind, party: string): string {
  const policies = content.lines.flatMap((line) => {
    if (!states(line, kind)) return []
    const policy = `${line.type} ${line.policyNumber}`
    if (!line.provisions) return partyKey(party) === partyKey(holder.name) ? [policy] : []
    const stated = line.provisions.filter(
      ({ kind: other, isBlanket, partyName = holder.name }) =>
        other === kind && (isBlanket || partyKey(partyName) === partyKey(party)),
    )
    return [false, true].flatMap((isBlanket) => {
      const forms = [
        ...new Set(stated.flatMap((other) => (other.isBlanket === isBlanket ? other.formNumber : []))),
      ]
      const terms = isBlanket ? ', where required by written contract' : ''
      return forms.length > 0 ? [`${policy} (${andList.format(forms)})${terms}`] : []
    })
  })
  return policies.join('; ')
}

/** Whether a certificate line states a provision. Certificates from before 2026-11 only had additional insureds. */
export function states({ provisions, hasAdditionalInsured }: CertificateLine, kind: ProvisionKind): boolean {
  if (provisions) return provisions.some((provision) => provision.kind === kind)
  return kind === 'ADDITIONAL_INSURED' && hasAdditionalInsured
}
