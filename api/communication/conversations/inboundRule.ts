import { emailKey, phoneKey } from '../../knowledge/index.ts'
import { defineKind, derivedId } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'

/** What a colleague's correction taught: which account a sender belongs to, or that they request nothing. */
export interface InboundRule {
  /** An email address or phone number, as formatted by `senderKey`. */
  readonly sender: string
  /** The account the sender writes about; null if the sender's messages are not requests. */
  readonly accountId: string | null
  readonly createdBy: string
  readonly createdAt: number
}

export const inboundRuleKind = defineKind({
  name: 'inboundRule',
  prefix: 'inr',
  row: (rule: InboundRule, id) => ({ id, ...rule }),
  relations: { sender: ({ sender }) => sender },
})

/** Each sender has one rule: a newer correction replaces the older one. */
export function inboundRuleId(agencyId: string, sender: string): string {
  return derivedId(inboundRuleKind.prefix, [agencyId, sender])
}

export function senderKey(addressOrPhone: string): string {
  return addressOrPhone.includes('@')
    ? emailKey(addressOrPhone)
    : (phoneKey(addressOrPhone) ?? addressOrPhone)
}

/** The rule for a sender, or null. */
export function ruleFor(agency: Pick<AgencyStore, 'table'>, sender: string | null) {
  return (sender && agency.table(inboundRuleKind).related('sender', senderKey(sender))[0]) || null
}
