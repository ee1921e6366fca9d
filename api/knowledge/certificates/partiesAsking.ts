import { partyKey, type ProvisionKind } from '../policies/certificateFacts.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import type { CertificateOrder } from './certificate.ts'

/** The order field that requests each provision for the holder. */
export const askedBy = {
  ADDITIONAL_INSURED: 'additionalInsured',
  WAIVER_OF_SUBROGATION: 'waiverOfSubrogation',
  PRIMARY_NONCONTRIBUTORY: 'primaryNoncontributory',
} as const satisfies Record<ProvisionKind, keyof CertificateOrder>

export const provisionKinds = Object.keys(askedBy) as ProvisionKind[]

/** What of an order says for whom it asks provisions. */
export interface AskingOrder extends Pick<
  CertificateOrder,
  'additionalInsured' | 'otherAdditionalInsureds' | 'waiverOfSubrogation' | 'primaryNoncontributory'
> {
  readonly holder: Pick<CertificateOrder['holder'], 'name'>
}

/** The names of the parties that a provision is requested for, each once, the holder first. */
export function partiesAsking(order: AskingOrder, kind: ProvisionKind): string[] {
  const { holder, additionalInsured, otherAdditionalInsureds: others = [] } = order
  if (kind !== 'ADDITIONAL_INSURED' && !order[askedBy[kind]]) return []
  // Primary wording is about additional insureds; the waiver is for the holder, too.
  const isForHolder =
    additionalInsured ||
    kind === 'WAIVER_OF_SUBROGATION' ||
    (kind === 'PRIMARY_NONCONTRIBUTORY' && others.length === 0)
  const parties = isForHolder ? [holder.name, ...others] : others
  return parties.filter((name, at) => parties.findIndex((other) => partyKey(other) === partyKey(name)) === at)
}

/** Whether a provision is asked for on the policies of a line: an additional insured may be wanted on some only. */
export function isAskedOn(
  { additionalInsuredLines }: Pick<CertificateOrder, 'additionalInsuredLines'>,
  kind: ProvisionKind,
  line: LineOfBusiness,
): boolean {
  return kind !== 'ADDITIONAL_INSURED' || (additionalInsuredLines?.includes(line) ?? true)
}

/** Whether a name is the holder's. */
export function isHolder({ holder }: AskingOrder, name: string): boolean {
  return partyKey(name) === partyKey(holder.name)
}
