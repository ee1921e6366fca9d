import { knownHolder } from '../../../communication/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'

/** What a request and the account's certificates say of an additional insured, so that nobody is asked for it again. */
export function partyGiven(
  { agency }: Task,
  { account, addAdditionalInsured }: ServiceRequest & { type: 'ADD_ADDITIONAL_INSURED' },
): Record<string, string> {
  const { name, relationship, address: typed } = addAdditionalInsured
  const isTyped = Boolean(typed?.line1?.trim() && (typed.city?.trim() || typed.postalCode?.trim()))
  const known = name && account && !isTyped ? knownHolder(agency, account.id, name)?.address : null
  const address = isTyped ? typed : known
  const place = address && [
    address.line1,
    address.line2,
    [address.city, [address.zone, address.postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ]
  return {
    ...(name?.trim() && { name: name.trim() }),
    ...(name?.trim() &&
      place && { 'additional insured': [name.trim(), ...place].filter(Boolean).join('\n') }),
    ...(relationship?.trim() && { interest: relationship.trim() }),
  }
}
