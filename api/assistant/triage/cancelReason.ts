import { capitalized } from '../../platform/index.ts'
import type { MessageText } from './messageText.ts'

const greeting = /^(?:hi|hello|hey|dear|good (?:morning|afternoon))\b[^,.!?\d]{0,40},\s*/i

/** The sentence that says why a policy is to end; null without one. */
export function cancelReason({ sentences }: MessageText): string | null {
  const reasons =
    /\b(because|since|as (we|i|the)|due to|sold|selling|clos(ed|ing)|fell through|backed out|retir\w*|out of business|cheaper|found|another (carrier|agent|broker|agency)|switch\w*|mov(ed|ing)|no longer|never (took|happened|opened|owned)|too expensive|can'?t afford|not happy|went up|merged|dissolv\w*|replaced|bundl\w*|duplicate|died|passed away|divorc\w*|not (using|operating)|don'?t (own|have|operate|use|need)|shut\w* down|totaled|lost (the|our) (contract|lease)|seller|better (rate|price|deal)|done with)\b/i
  const [first, second] = sentences.flatMap(({ text }) =>
    reasons.test(text) ? [capitalized(text.replace(greeting, ''))] : [],
  )
  if (first === undefined) return null
  return [first, ...(second !== undefined && first.length < 90 ? [second] : [])].join(' ').slice(0, 500)
}
