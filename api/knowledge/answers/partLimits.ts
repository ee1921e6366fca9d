import { type Candidate, cited } from './answerCandidates.ts'
import { asksOnly } from './asksOnly.ts'
import { isBelowLimit, statesValue } from './belowLimit.ts'
import { inLowerCase } from './plainRow.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import type { Question } from './question.ts'

/** The parts of a packet, as questions and the titles of their declarations name them. */
const parts: readonly { readonly name: string; readonly asked: RegExp; readonly titled: RegExp }[] = [
  { name: 'umbrella', asked: /\bumbrella\b/i, titled: /\bumbrella\b/i },
  { name: 'excess', asked: /\bexcess\b/i, titled: /\bexcess liability\b/i },
  {
    name: 'general liability',
    asked: /\b(?:general liability|C?GL)\b/i,
    titled: /\bgeneral liability\b/i,
  },
  {
    name: 'auto',
    asked: /\b(?:business |commercial )?autos?(?:mobile)?\b(?! dealers?)/i,
    titled: /\b(?:business|commercial) auto(?:mobile)?\b|^auto(?:mobile)?\b/i,
  },
  { name: 'liquor liability', asked: /\bliquor\b/i, titled: /\bliquor\b/i },
  { name: 'inland marine', asked: /\binland marine\b/i, titled: /\binland marine\b/i },
  { name: 'crime', asked: /\bcrime\b/i, titled: /\bcrime\b/i },
  { name: 'cyber', asked: /\bcyber\b/i, titled: /\bcyber\b/i },
]
const declarations = /\bdeclarations\b/i
const underlying = /\bunderlying\b/i

/** The part that a heading of declarations names; null if it names none, or several. */
function partTitled(heading: string) {
  const [own, ...others] = declarations.test(heading)
    ? parts.filter(({ titled }) => titled.test(heading))
    : []
  return own && others.length === 0 ? own : null
}

function partOf({ headings }: Candidate) {
  return headings.map(partTitled).findLast((part) => part !== null) ?? null
}

/** The one part of a packet that a question names, if the packet has declarations of it and of another part. */
function partAsked(question: string, candidates: readonly Candidate[]) {
  const [asked, ...others] = parts.filter((part) => part.asked.test(question))
  if (!asked || others.length > 0) return null
  const known = new Set(candidates.map(partOf))
  known.delete(null)
  return known.has(asked) && known.size > 1 ? asked : null
}

/** Tells which values are of another part of the packet than the question names, or of the insurance below it. */
export function ofOtherParts(
  question: Question,
  candidates: readonly Candidate[],
): (candidate: Candidate) => boolean {
  const asked = statesValue.has(question.intent) ? partAsked(question.text, candidates) : null
  if (asked === null) return () => false
  const isExcess = excess.test(asked.name)
  return (candidate) => {
    const own = candidate.kind === 'row' ? partOf(candidate) : null
    return own !== null && (own !== asked || (isExcess && isBelowLimit(candidate, question)))
  }
}

const excess = /^(?:umbrella|excess)$/
const words =
  /\b(?:umbrella|excess|liability|limits?|how (?:much|big|large|high)|what(?:['’]?s)?|occurrence|aggregate|they|client|policy|total|currently)\b/i
const ofLimit =
  /^(?:limits? of (?:insurance|liability)\W+)?((?:each|any one|per|general|annual|products\S*(?: completed operations)?)? ?(?:occurrence|accident|claim|aggregate)(?: limit)?)\W+(\$ ?\d[\d,]*)\.?$/i

/** "What is the umbrella limit?" in a file with other parts, from the umbrella's own declarations; null for any other question. */
export function partLimits(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  const asked = /\blimits?\b|\bhow (?:much|big|large|high)\b/i.test(question)
    ? partAsked(question, candidates)
    : null
  if (asked === null || !excess.test(asked.name) || !asksOnly(question, words)) return null
  const named = /\b(occurrence|aggregate)\b/i.exec(question)?.[1]?.toLowerCase()
  const rows = candidates.flatMap((candidate) => {
    const [, label, amount] = candidate.kind === 'row' ? (ofLimit.exec(candidate.text) ?? []) : []
    const isOwn = partOf(candidate) === asked && !underlying.test(candidate.headings.at(-1) ?? '')
    return isOwn && label !== undefined && amount !== undefined ? [{ candidate, label, amount }] : []
  })
  const meant = rows.filter(({ label }) => named === undefined || label.toLowerCase().includes(named))
  if (meant.length === 0) return null
  const said = meant.map(({ label, amount }) => `${amount} ${inLowerCase(label).replace(/ limit$/, '')}`)
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The ${asked.name} limit is ${said.join(' and ')}.`,
    citations: meant.flatMap(({ candidate }) => cited(candidate)),
  }
}
