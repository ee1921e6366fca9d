import { indexPassages, type PassageHit, type PassageIndex } from '../../reading/passages/passageIndex.ts'
import { type Passage, passagesOf } from '../../reading/passages/passagesOf.ts'
import type { Reading } from '../../reading/index.ts'
import { terms } from '../answers/answerFeatures.ts'
import { hasCondition, hasException, roleOf } from '../answers/passageRole.ts'
import { type Judgment, met, notMet } from './contractFinding.ts'
import { tellingText } from './likeWords.ts'
import { amountsIn } from './limitsNamed.ts'
import type { Evidence } from './policyWording.ts'

export type PolicyPassages = PassageIndex<Passage>

export function policyPassages(policy: Reading): PolicyPassages {
  return indexPassages(passagesOf(policy), terms)
}

/** The share of the telling words, by rarity, that a passage needs to decide a demand, and to be worth quoting. */
const decides = 0.6
const isNear = 0.35
/** What a coverage and its limit take on a line of their own. */
const longestRow = 80

/**
 * Judges a demand on the wording by the passage of the policy that is closest in its words. A condition, an amount that
 * does not compare or a demand that something be absent leave it to a person, with the passage to read.
 */
export function judgeByPassage(quote: string, passages: PolicyPassages, otherwise: Judgment): Judgment {
  const asked = tellingText(quote)
  const count = asked.split(' ').length
  const [least, several] = amountsIn(quote)
  const found = passages.search(asked, { limit: 4 })
  const statesAmount = ({ item }: PassageHit<Passage>) => Number(amountsIn(item.text).length > 0)
  const [best, ...others] = least ? found.toSorted((x, y) => statesAmount(y) - statesAmount(x)) : found
  if (!best || best.coverage < isNear || (count < 2 && !(least && best.item.text.length < longestRow)))
    return otherwise
  const evidence = evidenceOf(best)
  const toRead = { ...otherwise, evidence: otherwise.evidence ?? evidence }
  if (best.coverage < decides || asksAbsence.test(quote)) return toRead
  const refused = [best, ...others].find((hit) => hit.coverage >= decides && refuses(hit))
  if (refused)
    return refused === best && !hasException(best.item.text) && !others.some(givesBack)
      ? notMet('The policy excludes it.', evidence)
      : toRead
  const [given, more] = amountsIn(best.item.text)
  if (several || more || (least && !given)) return toRead
  if (least && given)
    return given.amount >= least.amount
      ? met(`The policy gives ${given.text}.`, evidence)
      : notMet(`The contract asks for ${least.text}, the policy gives ${given.text}.`, evidence)
  if (
    others.some((hit) => hit.coverage >= isNear && refuses(hit)) ||
    !isPlainGrant(best) ||
    forParty.test(quote)
  )
    return toRead
  return met('The policy says so.', evidence)
}

/** "Shall not be subject to coinsurance": the passage that mentions it proves nothing. */
const asksAbsence =
  /\b(?:not|no|nor|without|neither)\b(?![^.;]{0,40}\b(?:exclu|limit|less|sublimit|restrict|reject|apply to))/i

/** A demand in favor of somebody is met for those that the policy names. */
const forParty =
  /\b(?:against|in favor of|on behalf of|for the benefit of|nam(?:e|es|ed|ing)|shown as|listed as)\b/i

function isPlainGrant({ item }: PassageHit<Passage>): boolean {
  return (
    item.kind !== 'heading' &&
    /\b(?:includ|cover|insur|appl|pay|drops? down|extend)/i.test(item.text) &&
    !hasCondition(item.text) &&
    !/\bonly\b/i.test(item.text)
  )
}

function givesBack({ item }: PassageHit<Passage>): boolean {
  return roleOf(item) === 'GRANT' && /\bexclusions?\b/i.test(item.text)
}

function refuses({ item }: PassageHit<Passage>): boolean {
  const role = roleOf(item)
  return (
    role === 'EXCLUSION' ||
    role === 'EXCEPTION' ||
    (role !== 'GRANT' && /\bexclu|\bnot\b|\bno (?:cover|insurance)/i.test(item.text))
  )
}

function evidenceOf({ item: { text, page, headings } }: PassageHit<Passage>): Evidence {
  return { quote: text, page, form: headings.at(-1) ?? null }
}
