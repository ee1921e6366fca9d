import type { PassageSetting } from './answerFeatures.ts'
import type { RankedCandidate } from './openAnswers.ts'
import type { Question } from './question.ts'

/** How many of the best passages an answer quotes. */
export const quoted = 3

/** Who is to be told is not asked for: "What limit do I give the underwriter?" */
const notTold = String.raw`(?!.*\b(?:give|send|tell|show)\b[^?.]*\b(?:underwriter|adjuster)\b)`

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
  { asked: /\bminimum\b[^?]*\bpremium\b/i, found: /\bminimum\b/i },
  {
    asked: /\bmax(?:imum)?\b[^?]*\bpremium\b|\bpremium (?:cap|ceiling|maximum)\b/i,
    found: /\bpremium\b.*\b(?:maximum|cap|ceiling|not exceed|no more than)\b|\bmaximum\b.*\bpremium\b/i,
  },
  { asked: /\binterest rate\b/i, found: /\binterest\b|\d ?(%|percent)/i },
  { asked: /\b(hourly|per hour)\b/i, found: /\bhour(ly|s)?\b/i },
  { asked: /\blicen[cs]e (number|no)\b|\bsocial security\b/i, found: /\blicen[cs]e|\bsocial security/i },
  {
    asked:
      /^who (is|are) (the|our|my) (mortgagee|mortgage ?holder|loss payee|lender|lienholder)|^(which|what) (bank|lender)\b/i,
    found:
      /\b(bank|credit union|mortgage (company|corp\w*)|lending|financ\w+|isaoa|atima|n\.a\.|llc|inc|corp|trust)\b/i,
  },
  // "Damage to premises rented to you" and "10% of the building limit" are other limits.
  {
    asked: /^what('s| is| are) (the|our|my) (building|contents)( and contents)? limits?\s*\?*$/i,
    found:
      /^((blanket|covered|your|coverage [a-c]) \W*)*(buildings?|contents|business personal property)\b(?! property of others)/i,
  },
  { asked: /\bnotice of (?:cancellation|nonrenewal)\b/i, found: /\b(?:notice|notify|days)\b/i },
  { asked: /\bhired and non-owned\b/i, found: /\bhired\b|\bnon-?owned\b/i },
  { asked: /\bcommission\b/i, found: /\bcommission\b/i },
  { asked: new RegExp(String.raw`^${notTold}.*\bunderwriter\b`, 'i'), found: /\bunderwriter\b/i },
  { asked: new RegExp(String.raw`^${notTold}.*\badjuster\b`, 'i'), found: /\badjuster\b/i },
  { asked: /\bwholesale/i, found: /\bwholesale/i },
  {
    asked: /\b(account|claims?) (manager|executive|rep\w*)\b/i,
    found: /\b(manager|executive|representative)\b/i,
  },
] as const

/** "We", "us" and "our" mean the company: that answers nothing. */
const namesUs = /^["“]?(we|you)["”,]+ .{0,40}\b(mean|refer)/i

/** Questions of so few words have none to spare for a story. */
const namesAll = 5

/** Whether one of the best passages has what an answer to this question cannot do without. */
export function hasNeeded(
  { text }: Question,
  ranked: readonly RankedCandidate[],
  { index }: PassageSetting,
): boolean {
  // A short question names its subject: an answer has to mention it.
  const best = ranked.slice(0, quoted)
  const passages = best.map(({ candidate }) => candidate)
  if (text.split(/\s+/).length <= namesAll && index.coverageOf(text, passages) === 0) return false
  const counted = /^how many ([a-z]+(?: [a-z]+)?)\b/i.exec(text)?.[1]
  return best.some(
    ({ candidate }) =>
      !namesUs.test(candidate.text) &&
      needed.every(({ asked, found }) => !asked.test(text) || found.test(candidate.text)) &&
      (counted === undefined || index.coverageOf(counted, [candidate]) >= 0.5),
  )
}
