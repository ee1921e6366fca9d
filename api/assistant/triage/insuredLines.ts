import type { LineOfBusiness } from '../../knowledge/index.ts'
import { isKnownAs } from './isOfLine.ts'
import { lineNames } from './lineWords.ts'
import type { MessageText } from './messageText.ts'
import type { TriageAccount, TriagePolicy } from './triageMessage.ts'

/**
 * The lines of business on which a text wants an additional insured: auto of `as additional insured on the auto policy`,
 * also where a caller only answers `No, the auto.` Empty if it does not say.
 */
export function insuredLines(text: string): LineOfBusiness[] {
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/)
  const phrases = sentences.reduce<readonly string[]>((found, sentence, at) => {
    const behind = insured.exec(sentence)
    if (behind) return [...found, ...phrasesIn(sentence.slice(behind.index), sentence)]
    const asked = sentences.slice(Math.max(0, at - mostBetween), at)
    if (!answer.test(sentence) || !asked.some((each) => insured.test(each))) return found
    // `On the general liability?` `No, the auto.`
    return [...(/^\W*(?:no|nope)\b/i.test(sentence) ? [] : found), sentence]
  }, [])
  const wanted = phrases.map((phrase) => phrase.replace(refused, ''))
  return lineNames.flatMap(([line, words]) => (wanted.some((phrase) => words.test(phrase)) ? [line] : []))
}

/** What a sentence says of the policies: `auto and umbrella`; the autos that it speaks of are on the auto policy. */
function phrasesIn(behind: string, sentence: string): string[] {
  const named = [...behind.matchAll(onPolicy)].flatMap(({ groups }) => groups?.['lines'] ?? [])
  return named.length === 0 && onThem.test(behind) && leasedAutos.test(sentence) ? ['auto policy'] : named
}

const insured =
  /\badditional(?:ly)? insureds?\b|\badd['’]?l insureds?\b|\baddl\.? insureds?\b|\bAI\b|\badd(?:ed|ing)?\b(?=[^.!?]{0,60}\bas (?:an )?(?:additional|insured))/
/** What stands behind `on the` up to the end of the phrase: `on our auto and umbrella`. */
const onPolicy =
  /\b(?:on|onto|to|under)\s+(?:(?:the|our|my|your|their|his|her|both|just|only)\s+){1,2}(?<lines>[^.;!?\n]{2,60})/gi
const onThem = /\bon (?:them|it|those|these|both)\b/i
const leasedAutos =
  /\b(?:leas|rent|hir|financ)\w*\b[^.!?]{0,40}\b(?:trucks?|vans?|vehicles?|trailers?|cars?|pickups?)\b/i
const answer =
  /^\W*(?:yes|yeah|yep|no|nope|just|only|on|it['’]?s|that['’]?s|the|our|my)\b[^.!?]{0,50}[.!?]?$/i
/** Sentences between the additional insured and the policy that an answer names. */
const mostBetween = 3
const refused = /(?:,\s*|\s+)(?:but\s+|and\s+)?(?:not|except|instead of|rather than)\b.*$/i

/** The policy onto which an additional insured goes: the liability policy, unless the text names another line that has them. */
export function withInsureds(
  named: TriagePolicy | null,
  account: TriageAccount | null,
  { sentences }: MessageText,
): TriagePolicy | null {
  const said = sentences.filter(({ isDenied }) => !isDenied).map(({ text }) => text)
  const lines = insuredLines(said.join('\n'))
  if (lines.length > 0 && !lines.some((line) => ofLiability.has(line) || withoutInsureds.has(line)))
    return named && lines.some((line) => isKnownAs(named, line)) ? named : null
  if (named !== null && !withoutInsureds.has(named.type)) return named
  const liable = account?.policies.filter(({ type, isEnded }) => !isEnded && ofLiability.has(type)) ?? []
  return liable.length === 1 ? (liable[0] ?? null) : null
}

/** Lines whose policies have no additional insureds, whatever a client calls them. */
const withoutInsureds: ReadonlySet<TriagePolicy['type']> = new Set(['PROPERTY', 'WORKERS_COMPENSATION'])
const ofLiability: ReadonlySet<TriagePolicy['type']> = new Set([
  'BUSINESS_OWNERS',
  'GENERAL_LIABILITY',
  'PACKAGE',
])
