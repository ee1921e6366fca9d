import { emailKey, phoneKey } from '../../knowledge/index.ts'
import { defineKind, derivedId } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'

/** What a colleague's correction taught: whose messages a sender's are, or that they ask for nothing. */
export interface InboundRule {
  /** An email address or phone number, as `senderKey` writes it. */
  readonly sender: string
  /** The account that the sender means; null when the sender's messages are no requests. */
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

/** A sender has one rule: a newer correction takes the place of an older one. */
export function inboundRuleId(agencyId: string, sender: string): string {
  return derivedId(inboundRuleKind.prefix, [agencyId, sender])
}

export function senderKey(addressOrPhone: string): string {
  return addressOrPhone.includes('@')
    ? emailKey(addressOrPhone)
    : (phoneKey(addressOrPhone) ?? addressOrPhone)
}

/** The rule for a sender; null when there is none. */
export function ruleFor(agency: Pick<AgencyStore, 'table'>, sender: string | null) {
  return (sender && agency.table(inboundRuleKind).related('sender', senderKey(sender))[0]) || null
}
