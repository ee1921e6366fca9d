import type { PassageIndex } from '../../reading/passages/passageIndex.ts'
import type { Candidate } from './answerCandidates.ts'
import { liabilityTopics } from './liabilityTopics.ts'
import { lossTopics } from './lossTopics.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { policyTopics } from './policyTopics.ts'
import type { Intent, Question } from './question.ts'

export const coverageTopics = [...liabilityTopics, ...lossTopics, ...policyTopics]

export const money = /\$\s?\d|\b\d{1,3}(,\d{3})+\b|\b\d+(\.\d+)? ?(%|percent)/i
export const time =
  /\b(at once|immediately|promptly|prompt notice|as soon as|policy period)\b|\b(\d+|one|two|three|four|five|six|seven|ten|twelve|thirty|sixty|ninety)[ -]+(\(\d+\) )?(consecutive )?(hours?|days?|weeks?|months?|years?)\b|\b\d{1,2}[-/]\d{1,2}[-/]\d{2,4}\b|\b(19|20)\d\d\b/i

interface Enough {
  /** For a passage that fits a topic of the question. */
  readonly within: number
  /** For any other. */
  readonly without: number
}

/** How sure an answer must be: surer when nothing in the documents speaks of what a short question touches. */
export function enoughFor(question: string, candidates: readonly Candidate[]): Enough {
  const touched = coverageTopics.filter(({ asked }) => asked.test(question))
  if (touched.length === 0 || question.split(/\s+/).length > shortQuestion) return { within: 1, without: 1 }
  const unmet = touched.filter(({ told }) => !candidates.some(({ text }) => told.test(text)))
  const within = 1 + (unmetWeight * unmet.length) / touched.length
  return { within, without: within + offTopic }
}

const offTopic = 0.2
const unmetWeight = 0.4
/** Longer ones tell a story, with words that no policy has. */
const shortQuestion = 8

/** Words that say in which way something is asked, not what about. */
const asking =
  /\b(deductibles?|retentions?|limits?|sublimits?|amounts?|maximum|aggregate|each|per|occurrence|claims?|much|many|long|high|covered?|coverage|insured|scheduled|listed|shown|declarations|carry|asks?|yearly|annual)\b/gi

/**
 * How much of what is asked about a passage must speak of, and how near in meaning it must be when it speaks of less.
 * Situations are told in other words than a policy's; whoever asks for a certain thing names it.
 */
const floors: Readonly<
  Record<Intent, { readonly coverage: number; readonly nearness: number; readonly topic: number }>
> = {
  SITUATION: { coverage: 0.36, nearness: 2.4, topic: 1 },
  EXISTENCE: { coverage: 0.6, nearness: 5, topic: 0.6 },
  AMOUNT: { coverage: 0.5, nearness: 3.6, topic: 0.6 },
  DEDUCTIBLE: { coverage: 0.5, nearness: 3.6, topic: 0.5 },
  TIME: { coverage: 0.45, nearness: 3, topic: 0.9 },
  PARTY: { coverage: 0.6, nearness: 6, topic: 0.2 },
  DEFINITION: { coverage: 0.4, nearness: 3.5, topic: 0.4 },
  REFERENCE: { coverage: 0.6, nearness: 9, topic: 0 },
  OTHER: { coverage: 0.42, nearness: 2.8, topic: 0.9 },
}

/** What a passage must have to answer a question of this kind. */
const needed = [
  { asked: /\b(phone|hotline|fax|cell)\b/i, found: /\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/ },
  { asked: /\be-?mail address\b/i, found: /@/ },
  { asked: /\b(home|street|mailing) address\b/i, found: /\b[A-Z]{2} \d{5}\b/ },
  {
    asked: /^how many\b/i,
    found: /\b\d+\b|\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i,
  },
  {
    asked:
      /^(which|what|where|how many)\b.*\b(vehicles?|trucks?|autos?|vins?|vehicle identification)\b.*\b(scheduled|listed|garaged|insured|covered|shown)\b/i,
    found: /\b(19|20)\d\d\b|\b(?=\w*\d)[A-HJ-NPR-Z\d]{11,17}\b|\bany auto\b/i,
  },
  {
    asked: /\binstallments?\b|\bpay(ment)? plan\b/i,
    found: /\b(installments?|quarterly|monthly|pay(ment)? plan)\b/i,
  },
  { asked: /\binterest rate\b/i, found: /\binterest\b|\d ?(%|percent)/i },
  { asked: /\b(hourly|per hour)\b/i, found: /\bhour(ly|s)?\b/i },
  { asked: /\blicen[cs]e (number|no)\b|\bsocial security\b/i, found: /\blicen[cs]e|\bsocial security/i },
  {
    asked: /^who (is|are) (the|our|my) (mortgagee|mortgage ?holder|loss payee|lender|lienholder)/i,
    found:
      /\b(bank|credit union|mortgage (company|corp\w*)|lending|financ\w+|isaoa|atima|n\.a\.|llc|inc|corp|trust)\b/i,
  },
  // "Damage to premises rented to you" and "10% of the building limit" are other limits.
  {
    asked: /^what('s| is| are) (the|our|my) (building|contents)( and contents)? limits?\s*\?*$/i,
    found:
      /^((blanket|covered|your|coverage [a-c]) \W*)*(buildings?|contents|business personal property)\b(?! property of others)/i,
  },
  { asked: /\bcommission\b/i, found: /\bcommission\b/i },
  { asked: /\bunderwriter\b/i, found: /\bunderwriter\b/i },
  { asked: /\badjuster\b/i, found: /\badjuster\b/i },
  { asked: /\bwholesale/i, found: /\bwholesale/i },
  {
    asked: /\b(account|claims?) (manager|executive|rep\w*)\b/i,
    found: /\b(manager|executive|representative)\b/i,
  },
] as const

/** What happened before is in loss runs and reports; a policy only has rules about it. */
const asksForHistory =
  /\b(did (we|you|the last)|was (our|my)|last year|(past|last) (\w+ )?(years?|inspection|audit))\b/i

/** "We", "us" and "our" mean the company: that answers nothing. */
const namesUs = /^["“]?(we|you)["”,]+ .{0,40}\b(mean|refer)/i

export function isEnough(
  { intent, text }: Question,
  { candidate, nearness, topic }: RankedCandidate,
  { index, enough }: { index: PassageIndex<Candidate>; enough: Enough },
): boolean {
  const floor = floors[intent]
  if (!needed.every(({ asked, found }) => !asked.test(text) || found.test(candidate.text))) return false
  if (namesUs.test(candidate.text)) return false
  const counted = /^how many ([a-z]+(?: [a-z]+)?)\b/i.exec(text)?.[1]
  if (counted !== undefined && index.coverageOf(counted, [candidate]) < 0.5) return false
  if (asksForHistory.test(text) && intent !== 'SITUATION') return index.coverageOf(text, [candidate]) >= 0.7
  if (intent === 'AMOUNT' && !money.test(candidate.text) && !/\blimits?\b/i.test(candidate.text)) return false
  if (intent === 'TIME' && !time.test(candidate.text)) return false
  if (
    intent === 'DEDUCTIBLE' &&
    !candidate.isDeductible &&
    !/deductible|retention|waiting period/i.test(candidate.text)
  )
    return false
  const coverage = index.coverageOf(intent === 'DEFINITION' ? text : text.replaceAll(asking, ' '), [
    candidate,
  ])
  return (
    coverage / floor.coverage + nearness / floor.nearness + topic * floor.topic >=
    (topic === 0 ? enough.without : enough.within)
  )
}
