import { spokenLine } from '../../assistant/index.ts'
import type { TriagePolicy } from '../../assistant/index.ts'

/** `general liability policy GSC-4821907-24`; the number is only for those on record. */
export function policyInWords(
  { type, policyNumber, specialty = null }: Pick<TriagePolicy, 'type' | 'policyNumber' | 'specialty'>,
  isOnRecord: boolean,
): string {
  const line = specialty === 'LIQUOR' ? 'OTHER' : type
  return [spokenLine(line), 'policy', ...(isOnRecord ? [policyNumber] : [])].filter(Boolean).join(' ')
}
