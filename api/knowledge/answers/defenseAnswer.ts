import { type Candidate, cited } from './answerCandidates.ts'
import { verifyQuote } from '../../reading/passages/verifyQuote.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { ended } from './statementOf.ts'

const spending = String.raw`(?:defen[cs]e|defending|claims? expenses?|legal (?:costs?|fees?|expenses?|bills?)|(?:lawyers?|attorneys?|counsel)(?:['’]s|s['’]|['’])? ?(?:bills?|fees?|costs?)?)`
const using = String.raw`(?:reduc\w+|erod\w+|deplet\w+|shrink\w*|eat\w*|us(?:e|es|ing) up|count\w*|comes? out of|cut into|chip\w* away|part of|inside|within)`
const adding = String.raw`(?:outside|in addition|on top of|separate from|extra to|besides)`
const asked = new RegExp(
  String.raw`\b${spending}\b[^?.]*\b(?:${using}|${adding})\b(?![^?.]*\b(?:deductible|retention)\b)`,
  'i',
)
const isOfLimits = /\b(?:limits?|aggregate|policy|coverage|millions?|thousand|\$ ?\d|\d+ ?(?:k|m|mm)\b)/i

const subject =
  /\b(?:claims? expenses?|defen[cs]e(?: costs?| expenses?)?|legal (?:costs|expenses)|defend\w*)\b/i
const within =
  /\b(?:reduces?|erodes?|(?:is|are) (?:included )?(?:within|inside|part of)|included in|within)\b.{0,40}\blimits?\b/i
const outside =
  /\b(?:in addition to|outside(?: of)?|besides)\b.{0,40}\blimits?\b|\b(?:(?:does|do|will|shall) not|not) (?:reduce|erode)\b.{0,40}\blimits?\b/i

/** Whether what is spent on defense uses up the limit, in the words of the policy: an endorsement's before the form's; null for any other question. */
export function defenseAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  if (!asked.test(question) || !isOfLimits.test(question)) return null
  const passages = candidates.filter(({ text }) => isStatement(text))
  const stated =
    passages.length > 0
      ? passages.map((each) => ({ ...each, citations: cited(each) }))
      : documents.flatMap(statedOverLines)
  const [said] = stated.toSorted((a, b) => Number(b.isEndorsement) - Number(a.isEndorsement))
  if (!said) return null
  const isOutside = outside.test(said.text)
  const isContested = stated.some(
    ({ text, isEndorsement }) => isEndorsement === said.isEndorsement && outside.test(text) !== isOutside,
  )
  const start = isContested ? '' : `Defense is paid ${isOutside ? 'in addition to' : 'within'} the limits. `
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${start}${[...new Set(isContested ? stated : [said])].map(({ text }) => ended(text)).join(' ')}`,
    citations: (isContested ? stated : [said]).flatMap(({ citations }) => citations),
  }
}

const longest = 250

function isStatement(text: string): boolean {
  return text.length < longest && subject.test(text) && (within.test(text) || outside.test(text))
}

/** What a title says that goes on in the next line: "A claims made policy; defense costs are / inside the limit". */
function statedOverLines({ id, reading }: AnswerDocument) {
  return reading.pages.flatMap(({ number: page, lines }) =>
    lines.flatMap((line, at) => {
      const text = `${line.text} ${lines[at + 1]?.text ?? ''}`.trim()
      return isStatement(text) && verifyQuote(reading, text, page)
        ? [
            {
              text,
              isEndorsement: false,
              citations: [{ documentId: id, page, quote: text, role: 'SOURCE' as const }],
            },
          ]
        : []
    }),
  )
}
