import type { JudgedPolicy } from './check.ts'
import { cannotTell, type Judgment, notMet } from './contractFinding.ts'
import type { Requirement } from './contractRequirements.ts'

/** Whether the company has the rating or license that a contract asks for. */
export function judgeRating(
  { quote }: Pick<Requirement, 'quote'>,
  { wording, sentences }: Pick<JudgedPolicy, 'wording' | 'sentences'>,
): Judgment {
  const unlicensed = asksLicense.test(quote) && sentences.find((each) => isUnlicensed.test(each.quote))
  if (unlicensed) return notMet('The policy says that the company is not licensed by the state.', unlicensed)
  return wording.rating
    ? {
        ...cannotTell('The policy states a rating; check it against the current AM Best guide.'),
        evidence: wording.rating,
      }
    : cannotTell('The policy does not state the rating or license of the company.')
}

const asksLicense = /\b(?:licen[cs]ed|admitted|authorized)\b/i
/** The notice that surplus lines laws require. */
const isUnlicensed =
  /\b(?:insurer|company|underwriters?|carrier)\b[^.]{0,60}\b(?:not|nor)\b[^.]{0,30}\b(?:licen[cs]ed|admitted|authorized)\b|\b(?:non-?admitted|unlicen[cs]ed|unauthorized) (?:insurer|company|carrier)\b|\bissued\b[^.]{0,60}\bsurplus lines? law/i
