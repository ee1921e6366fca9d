import { stemsOf } from '../../reading/passages/passageIndex.ts'
import type { PassageSetting } from './answerFeatures.ts'
import { changeOf } from './changeFirst.ts'
import { limitElsewhere } from './limitElsewhere.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { namesOnly, type Question } from './question.ts'
import { gaps } from './relevantPassages.ts'
import { asksShare, share } from './valueFeatures.ts'

/** A question for an amount is answered by a passage that has one. */
export function amountFirst(
  question: Question,
  relevant: readonly RankedCandidate[],
  found: Pick<PassageSetting, 'index' | 'candidates'> & { readonly place: string | null },
): readonly RankedCandidate[] {
  const [best] = relevant
  // The amount of the best passage may stand elsewhere.
  if (best && question.intent === 'AMOUNT' && limitElsewhere(best, found)) return relevant
  if (!best || !(wantsMoney(question) || relevant.some(isMoneyMeant))) return relevant
  const near = relevant.filter(
    ({ score, candidate }) =>
      score >= best.score - gaps.related &&
      hasAmount.test(candidate.text) &&
      !isOtherPrice(question, candidate.text) &&
      !(partOfLimit.test(candidate.text) && relevant.some((each) => each.candidate !== candidate)),
  )
  // "How much can we get?" is about the limit, and not about what the insured bears of it.
  const limits = asksForShare(question) ? near : near.filter(({ candidate }) => !isShareOnly(candidate.text))
  const wanted = limits.length > 0 ? limits : near
  const lead = wanted.find(({ features }) => features['valueMet'] === 1) ?? wanted[0]
  if (lead === undefined) return relevant
  const change = changeOf(lead.candidate, found.candidates, {
    place: found.place,
    question: question.text,
  })
  const changed =
    change && (relevant.find(({ candidate }) => candidate === change) ?? { ...lead, candidate: change })
  return [...new Set([...(changed ? [changed] : []), lead, ...relevant])]
}

/** A row whose label the question names needs no rows of other amounts beside it: "Aggregate" for the occurrence limit. */
export function withoutOtherRows(
  question: Question,
  relevant: readonly RankedCandidate[],
): readonly RankedCandidate[] {
  const asked = new Set(stemsOf(question.text))
  const isOther = ({ candidate: { kind, text } }: RankedCandidate) =>
    kind === 'row' && !stemsOf(text.replace(/\$.*/, '')).every((stem) => asked.has(stem))
  const [lead] = relevant
  return !lead || lead.candidate.kind !== 'row' || isOther(lead)
    ? relevant
    : relevant.filter((each) => !isOther(each))
}

/** Whether a passage says what the insurance costs, which is not asked for. */
export function isOtherPrice({ text }: Question, passage: string): boolean {
  return /\bpremiums?\b/i.test(passage) && !/\b(?:premiums?|price|costs?|charged?|bill)\b/i.test(text)
}

/** "Not more than $5,000 of that limit may be used for advertising" is not the limit. */
export const partOfLimit = /\bof (?:that|this|the) limit (?:may|will|can|applies|is)\b/i

function asksForShare({ text, intent }: Question): boolean {
  return intent === 'DEDUCTIBLE' || asksShare.test(text)
}

/** Whether a passage states a deductible, and no limit besides. */
function isShareOnly(text: string): boolean {
  return share.test(text) && !/\b(?:limits?|sublimit|up to|most|maximum|aggregate)\b/i.test(text)
}

export function wantsMoney({ text, intent }: Question): boolean {
  return intent === 'AMOUNT' || intent === 'DEDUCTIBLE' || asksForMoney.test(text) || namesOnly(text)
}

/** Whether questions like this one are answered by an amount. */
function isMoneyMeant({ features }: RankedCandidate): boolean {
  return (features['moneyMeant'] ?? 0) > 0.6
}

export const hasAmount = /\$\s?\d|\b\d{1,3}(?:,\d{3})+\b|\d ?%/
export const asksForMoney =
  /\b(how (?:much|high)|most|max(imum)?|top number|tops|cap|ceiling|recover\w*|limits?|deductible|retention|replaced for|sublimit|out of (?:(?:my|our|the) )?pocket|our share)\b/i
