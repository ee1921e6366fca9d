import { spokenLine } from '../../assistant/index.ts'
import type { TriagePolicy } from '../../assistant/index.ts'

/** `general liability policy GSC-4821907-24`; the number is only for those on record. */
export function policyInWords(
  { type, policyNumber }: Pick<TriagePolicy, 'type' | 'policyNumber'>,
  isOnRecord: boolean,
): string {
  return [spokenLine(type), 'policy', ...(isOnRecord ? [policyNumber] : [])].filter(Boolean).join(' ')
}
