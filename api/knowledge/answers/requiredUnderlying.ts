import { stemsOf } from '../../reading/passages/passageIndex.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import type { PolicyAnswer } from './policyAnswer.ts'

const asksRequired =
  /\b(?:must|have to|has to|need to|needs to|required?|supposed to)\b[^?]*\b(?:keep|carry|maintain|have|underl\w+)\b[^?]*\b(?:under|underneath|beneath|below|underl\w+)\b|\b(?:required|scheduled) underlying\b|\bunderlying\b[^?]*\b(?:limits?|required?|insurance|polic(?:y|ies)|schedule)\b/i
const asksValue = /^(?:and )?(?:what|how much|which|list)\b|\blimits?\W*$/i
const schedule = /\bunderlying (?:insurance|polic(?:y|ies)|coverages?|limits?)\b/i
const lines: readonly RegExp[] = [
  /\bautos?(?:mobiles?)?\b/i,
  /\b(?:general liability|GL|CGL)\b/i,
  /\bemployers?['’]?s?\b|\(EL\)/i,
  /\bliquor\b/i,
  /\bemployee benefits\b/i,
  /\baircraft|aviation\b/i,
  /\b(?:watercraft|marine|protection and indemnity)\b/i,
]
const mostRows = 6
/** Words of such questions that name no limit of the schedule. */
const asking =
  /\b(?:what|which|how|much|list|limits?|amounts?|must|have|has|need|needs|want|wants|requires?|required|supposed|keep|carry|maintain|under\w*|beneath|below|schedul\w+|insurance|polic(?:y|ies)|coverages?|liability|umbrella|excess|primary|lines?|insurers?|carriers?|compan(?:y|ies)|and|the|for|with|from|each|total|general|commercial|business|auto\w*|employers?|workers|comp\w*|number|do|does|is|are|on|of|in|to|it|we|us|our|they|this|that|a|an|as|by|at)\b|['’]s?\b|\(\w+\)/gi

/** The stems of what is asked about, apart from lines of business: "riggers" of "riggers liability". */
function namedIn(question: string): string[] {
  return stemsOf(question.replaceAll(asking, ' '))
}

/** "What auto limit must we keep under it?", from the umbrella's schedule of underlying insurance; null for any other question. */
export function requiredUnderlying(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  if (!asksRequired.test(question) || !asksValue.test(question.trim())) return null
  const asked = lines.filter((line) => line.test(question))
  const rows = candidates.filter(
    ({ kind, text, title, headings, leadIn }) =>
      kind === 'row' &&
      /\$ ?\d|\d,\d{3}/.test(text) &&
      schedule.test(`${title} ${headings.at(-1) ?? ''} ${leadIn}`) &&
      !/\b(?:premium|retention|aggregate limit|each occurrence limit)\b/i.test(text) &&
      (asked.length === 0 || asked.some((line) => line.test(text))),
  )
  const isNamed = namedIn(question).every((stem) => rows.some(({ text }) => stemsOf(text).includes(stem)))
  if (rows.length === 0 || rows.length > mostRows || !isNamed) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The schedule of underlying insurance requires: ${rows.map(({ text }) => text.replace(/[.;]$/, '')).join('; ')}.`,
    citations: rows.flatMap(cited),
  }
}
