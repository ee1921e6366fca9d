import { type Candidate, cited } from './answerCandidates.ts'
import { changeOf } from './changeFirst.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import { ended } from './statementOf.ts'

const asks =
  /^(?:and |so )?(?:what(?:'s| is| are)|how much(?: is| are)?) (?:(?:the|our|my|his|her|their) )?(?:(?:personal|farm|premises|business|public) )?liability(?: limits?| coverage)?(?: (?:now|(?:do|does) \w+ have|(?:on|under|of) (?:the|this|our) policy))*\W*$/i
const row =
  /^(?:[A-Z]\. |coverage [A-Z]\W+)?(?:(?:personal|farm|premises|business|public) )?liability\b[^$]*\$ ?\d/i
const mostRows = 3

/** "What is the liability limit?", from the rows of liability on the declarations and what changes them; null for any other question. */
export function liabilityLimit(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  const rows = candidates.filter(({ isFront, kind, text }) => isFront && kind === 'row' && row.test(text))
  if (!asks.test(question.trim()) || rows.length === 0 || rows.length > mostRows) return null
  const stated = rows.map((each) => ({ row: each, change: changeOf(each, candidates) }))
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: stated.map(({ row: own, change }) => ended((change ?? own).text)).join(' '),
    citations: stated.flatMap(({ row: own, change }) => (change ? [change, own] : [own])).flatMap(cited),
  }
}
