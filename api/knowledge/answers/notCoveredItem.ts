import { stemsOf } from '../../reading/passages/passageIndex.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { changeOf } from './changeFirst.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import { asksOnly } from './asksOnly.ts'
import { isYesOrNo } from './question.ts'

const title =
  /\bproperty (?:that is )?not (?:covered|insured)\b|\b(?:un|not )covered property\b|\bproperty excluded\b/i
const belongings = /\b(?:belongings|things|stuff|possessions|contents|goods|furniture)\b/gi
const longestAsked = 12

/** No, where one sentence lists property that is not covered, and the question names an entry of it: "Are the tenants' belongings insured?"; null for any other question. */
export function notCoveredItem(asked: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  if (!isYesOrNo(asked) || asked.split(/\s+/).length > longestAsked) return null
  const question = asked.replaceAll(belongings, 'property')
  const stems = new Set(stemsOf(question))
  for (const candidate of candidates) {
    const { headings, leadIn, text } = candidate
    if (candidate.kind === 'row' || !title.test(`${headings.at(-1) ?? ''} ${leadIn}`)) continue
    const entry = text
      .split(/[,;] (?:and |or )?|\band (?=property\b)/i)
      .find((each) => isNamed(each, question, stems))
    if (entry === undefined || isGivenBack(candidate, entry, candidates)) continue
    return {
      status: 'ANSWERED',
      verdict: 'EXCLUDED',
      answer: `No. Property not covered: ${text.replace(/[.;]?$/, '.')}`,
      citations: cited(candidate).map((each) => ({ ...each, role: 'EXCLUSION' as const })),
    }
  }
  return null
}

/** Whether the question asks about nothing but the entry of a list. */
function isNamed(entry: string, question: string, asked: ReadonlySet<string>): boolean {
  const words = entry.replace(/[.;]$/, '').match(/\p{L}+/gu) ?? []
  const own = stemsOf(words.filter((word) => !linking.test(word)).join(' '))
  if (own.length === 0 || words.length > longestEntry || !own.every((stem) => asked.has(stem))) return false
  const alike = words.map((word) => `${word.replace(/(?:es|s)$/i, '')}(?:es|s|['’]s|s['’])?`)
  return asksOnly(question, new RegExp(String.raw`\b(?:${alike.join('|')}|their|own|too|also|itself)\b`, 'i'))
}

const longestEntry = 5
const linking = /^(?:of|the|and|or|to|in|on|your|any)$/i

/** Whether an endorsement insures it after all. */
function isGivenBack(list: Candidate, entry: string, candidates: readonly Candidate[]): boolean {
  const own = stemsOf(entry)
  return (
    changeOf(list, candidates) !== undefined ||
    candidates.some(({ isEndorsement, text }) => {
      const said = new Set(isEndorsement ? stemsOf(text) : [])
      return own.every((stem) => said.has(stem))
    })
  )
}
