import { stemsOf } from '../../reading/passages/passageIndex.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import type { PolicyAnswer, Verdict } from './policyAnswer.ts'
import { isYesOrNo, type Question } from './question.ts'
import { startOf } from './startOf.ts'
import { statementOf } from './statementOf.ts'

/** Lines of business as policies name them in passing. */
const lines: readonly RegExp[] = [
  /\b(?:general liability|GL|CGL)\b/i,
  /\b(?:umbrella|excess)\b/i,
  /\bauto(?:mobile)?s?\b/i,
  /\bproperty\b(?! damage)/i,
  /\b(?:workers['’]? comp(?:ensation)?|WC)\b/i,
  /\b(?:inland marine|equipment floater)\b/i,
  /\bliquor\b/i,
  /\bcyber\b/i,
  /\b(?:professional(?: liability)?|E&O)\b/i,
  /\bcrime\b/i,
]
const only =
  /\((?:for |as respects )?(?:the )?([^()]{2,80}?) only\)|\(only (?:for |as respects )?([^()]{2,80})\)/i
const leftOut =
  /\((?:the )?([^()$]{3,60}?) (?:(?:is|are) )?(?:excluded|not (?:covered|included|insured))\)|\((?:excluding|excludes|except(?: for)?|other than|not including|does not include) ([^()$]{3,60})\)/i
const mostLooked = 3

/** Yes or no, where a parenthesis of the best passages says for what it holds: "(General Liability and Umbrella only)", "(delivery operations excluded)". */
export function parenthesizedScope(question: Question, best: readonly Candidate[]): PolicyAnswer | null {
  if (!isYesOrNo(question.text)) return null
  for (const [at, candidate] of best.slice(0, mostLooked).entries()) {
    const verdict = verdictOf(question.text, candidate, at === 0)
    if (verdict !== null)
      return {
        status: 'ANSWERED',
        verdict,
        answer: `${startOf(question, verdict)} ${statementOf(candidate)}`,
        citations: cited(candidate),
      }
  }
  return null
}

function verdictOf(question: string, { text }: Candidate, isBest: boolean): Verdict | null {
  const asked = new Set(tellingOf(question))
  const [mark = '', listed, after] = only.exec(text) ?? []
  const [whole = '', excluded, excepted] = leftOut.exec(text) ?? []
  const scope = listed ?? after
  const named = lines.filter((line) => line.test(question))
  if (scope !== undefined && named.length === 1 && lines.some((line) => line.test(scope))) {
    const about = new Set(tellingOf(text.replace(mark, ' ')))
    const isAbout = [...asked].some((stem) => about.has(stem) && !named.some((line) => line.test(stem)))
    if (isAbout) return named.some((line) => line.test(scope)) ? 'COVERED' : 'EXCLUDED'
  }
  const left = excluded ?? excepted
  if (left === undefined) return null
  const own = tellingOf(left)
  const rest = new Set(tellingOf(text.replace(whole, ' ')))
  const isOfRow = isBest || [...asked].some((stem) => rest.has(stem))
  return isOfRow && own.length > 0 && own.every((stem) => asked.has(stem)) ? 'EXCLUDED' : null
}

function tellingOf(text: string): string[] {
  return stemsOf(text).filter((stem) => !general.has(stem))
}

const general = new Set(
  stemsOf(
    'operations operation work coverage covered cover insured insurance policy liability limit limits the of for and or in to by with own is are does do we our a an any their also includes include first named',
  ),
)
