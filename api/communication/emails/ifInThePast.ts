import type { TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import { dayInWords } from '../../platform/index.ts'

/** Only the carrier can date a change back, and a client must not count on it. */
export function ifInThePast({ type, effectiveOn }: TriagedRequest, { receivedOn }: TriageMessage): string {
  if (effectiveOn === null || effectiveOn >= receivedOn) return ''
  return type === 'CANCEL_POLICY'
    ? `\n\n${dayInWords(effectiveOn)} is in the past. The carrier decides whether it cancels back to that day, and usually asks for proof, such as the bill of sale or the declarations page of the new policy. Please send us what you have.`
    : `\n\n${dayInWords(effectiveOn)} is in the past. The carrier decides whether the change can apply from that day, and may ask whether there have been any losses since. Please don't rely on it until the carrier confirms it.`
}
