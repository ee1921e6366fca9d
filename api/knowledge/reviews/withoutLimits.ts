import { type Check, fails, type JudgedPolicy, open } from './check.ts'
import { cannotTell, type Judgment, met, notMet } from './contractFinding.ts'
import type { Requirement } from './contractRequirements.ts'
import { type CoverageItem, normal } from './coverageItem.ts'
import { coverageNamed } from './coverageNamed.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import type { Evidence } from './policyWording.ts'
import { stated } from './statements.ts'

/** Judges a demand for a known coverage that sets no limit for it. */
export function withoutLimits({ item, quote }: Requirement, policy: JudgedPolicy): Judgment {
  const label = item?.label ?? ''
  const found = item && stated(policy.statements, item.key)
  const granted = item && policy.sentences.find((each) => isGrantOf(item, each))
  if (granted && found?.standing !== 'excluded' && !wholeLine.test(item.key))
    return met(`The policy covers ${label.toLowerCase()}.`, granted)
  if (!item || !found) {
    const check = unstated(label, quote, policy)
    return check.standing === 'fails' ? notMet(check.reason, check.evidence) : cannotTell(check.reason)
  }
  if (found.standing === 'excluded') return notMet(`The policy excludes ${label.toLowerCase()}.`, found)
  if (/full|replacement|sufficient|adequate|all[- ]risk|special form/i.test(quote))
    return cannotTell('Whether the limit is enough cannot be seen from the policy.')
  if (found.standing === 'included' && found.amount === null) return met(`${label}: included.`, found)
  return cannotTell(`The policy mentions ${label.toLowerCase()}; compare the wording.`)
}

/** A clause on one of these is about its wording. */
const wholeLine =
  /^(?:eachOccurrence|autoLiability|umbrellaOccurrence|wcPerAccident|cyber|professionalOccurrence|contents|building)$/

/** "We will pay for direct damage caused by a breakdown", in the part that is named for it. */
function isGrantOf({ key }: CoverageItem, { form, quote }: Evidence): boolean {
  return (
    grants.some((each) => each.test(quote)) &&
    form !== null &&
    !/\bexclu/i.test(form) &&
    coverageNamed(form)?.key === key
  )
}

const grants = [
  /^(?:we|the (?:insurer|company)|underwriters) (?:will |agree to )?(?:pay|cover|insure)\b(?!.{0,60}\b(?:only|unless|except)\b)/i,
  // "The term wrongful act includes an act that results in a discharge of pollutants."
  /^(?:the (?:term|words?) )?["“]?(?:wrongful act|claim|loss|occurrence|damages|covered (?:loss|act)|professional services)["”]? (?:also )?includes?\b(?!.*\b(?:not|only|unless|except)\b)/i,
]

/** "Memoranda goods are paid at the price on the memo" has every word of "pay for goods on memorandum at the memo price". */
function saysAll(said: string, quote: string): boolean {
  if (hedges.test(said) || hedges.test(quote) || !/\b(?:is|are|will|pays?|covers?|insures?)\b/i.test(said))
    return false
  const [asked, given] = [quote, said].map(
    (text) => new Set([...tellingWords(text)].map((word) => word.slice(0, 7))),
  )
  return asked !== undefined && asked.size >= 4 && given !== undefined && asked.isSubsetOf(given)
}

const hedges =
  /\b(?:not|no|nor|never|none|only|unless|except|if|exclu\w*|subject to|limited|provided that|up to|within)\b|\d/i

/** A demand that names nothing of the vocabulary: found by its words, or left to a person. */
export function withoutItem(quote: string, { statements, sentences }: JudgedPolicy): Judgment {
  const said = sentences.find((each) => saysAll(each.quote, quote))
  if (said) return met('The policy says so.', said)
  const found = statements.find(({ label, amount, standing }) => {
    const { share, count } = sharedWords(label, quote)
    return (amount !== null || standing === 'included') && share >= 0.66 && count >= 2
  })
  return found
    ? cannotTell(`The policy states ${found.label}: ${found.text}. Compare the wording.`)
    : cannotTell('The declarations do not say. Check the policy wording.')
}

/** What is to be said of a limit that the policy does not state. */
export function unstated(label: string, quote: string, { wording, text }: JudgedPolicy): Check {
  const words = normal(label)
    .split(' ')
    .filter((word) => word.length > 4)
  // One word alone has to be what the exclusion begins with: "b. Flood, surface water, …".
  const isAbout = (each: string) =>
    words.length > 1
      ? words.every((word) => normal(each).includes(word))
      : new RegExp(`^(?:[a-z0-9]{1,2} )?${words[0] ?? '-'}\\b`).test(normal(each))
  const excluded = wording.exclusions.find(({ quote: each }) => isAbout(each))
  if (excluded && !/unless|if /i.test(quote))
    return fails(`The policy excludes it: ${label.toLowerCase()}.`, excluded)
  const isMentioned = words.length > 0 && words.every((word) => text.includes(word))
  return open(
    isMentioned
      ? `The policy mentions ${label.toLowerCase()} without a limit.`
      : `The policy does not mention ${label.toLowerCase()}.`,
  )
}
