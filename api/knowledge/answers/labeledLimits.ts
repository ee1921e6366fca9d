import { stemsOf } from '../../reading/passages/passageIndex.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { statedNow } from './changedEntry.ts'
import { changeOf } from './changeFirst.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import { ended } from './statementOf.ts'

const asks =
  /^(?:and |so )?(?:what(?:'s| is| are)|how much(?: is| are)?) (?:(?:the|our|my|his|her|their) )?(?:limits? (?:for|of|on) )?((?:[\p{L}-]+ ){0,3}?[\p{L}-]+?)(?: limits?| coverage)?(?: (?:now|(?:do|does) \w+ have|(?:on|under|of) (?:the|this|our) policy))*\W*$/iu
const isLimit = /\blimits?\b|\bcoverage\b/i
const row =
  /^(?:[A-Z]\. |coverage [A-Z]\W+)?(\p{L}[^$,(–—:]*?)(?:,| - | – | — |\(|:| (?=each|per|any|aggregate)).*\$ ?\d/iu
const mostRows = 4

/**
 * "What is the liability limit?", "the limit for liquor?": each row of the declarations with that label, as endorsements
 * change it; null for any other question.
 */
export function labeledLimits(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  const name = isLimit.test(question) ? asks.exec(question.trim())?.[1] : undefined
  if (name === undefined) return null
  const asked = contentOf(name)
  // All limits of a line are asked for together: severalLimits.
  if (asked.length === 0 && (!/\bliability\b/i.test(name) || /\blimits\b/i.test(question))) return null
  const rows = candidates.filter(({ isFront, kind, text }) => {
    const label = isFront && kind === 'row' ? row.exec(text)?.[1] : undefined
    return (
      label !== undefined &&
      /\bliability\b/i.test(label) === (asked.length === 0 || /\bliability\b/i.test(label)) &&
      isSame(contentOf(label), asked)
    )
  })
  if (rows.length === 0 || rows.length > mostRows) return null
  const stated = rows.map((each) => ({ row: each, change: changeOf(each, candidates) }))
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: [
      ...new Set(
        stated.map(({ row: own, change }) => (change && statedNow(change)) ?? ended((change ?? own).text)),
      ),
    ].join(' '),
    citations: stated.flatMap(({ row: own, change }) => (change ? [change, own] : [own])).flatMap(cited),
  }
}

function contentOf(text: string): string[] {
  const stems = stemsOf(text)
  return stems.filter((stem) => !general.has(stem))
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((stem) => other.includes(stem))
}

/** Words that name the same limit with and without them: "liquor" and "liquor liability", "personal liability" and "liability". */
const general = new Set(stemsOf('liability limit coverage insurance personal farm premises business public'))
