import { type Candidate, cited } from './answerCandidates.ts'
import type { PolicyAnswer } from './policyAnswer.ts'

/** How much of a unit a condominium association insures. */
interface UnitScope {
  readonly name: string
  readonly words: RegExp
  readonly meaning: string
  /** Whether it reaches beyond the walls: "walls in". */
  readonly isInside: boolean
}

const scopes: readonly UnitScope[] = [
  {
    name: 'bare walls',
    words: /\bbare[- ]walls?\b|\b(?:walls|studs?)[- ]out\b/i,
    meaning:
      'the association insures the building up to the unfinished walls; the inside is the unit owners’',
    isInside: false,
  },
  {
    name: 'single entity',
    words: /\bsingle[- ]entity\b|\boriginal (?:plans and )?spec(?:ification)?s?\b/i,
    meaning:
      'the association insures units as originally built, with their fixtures; what unit owners improve is theirs',
    isInside: true,
  },
  {
    name: 'all in',
    words:
      /\ball[- ]in(?:clusive)?(?= (?:coverage|basis|form|policy)\b|[.,;:)"”?]|$)|\bincluding (?:unit[- ]owners?['’]? )?(?:improvements|betterments|additions|alterations)\b/i,
    meaning: 'the association insures the inside of units, with the improvements of unit owners',
    isInside: true,
  },
]

const wallsIn = /\b(?:walls|studs?)[- ]in\b/i
/** Whether the inside of units is insured, in other words. */
const insideAsked =
  /\b(?:inside|interiors?|cabinets|drywall|flooring|fixtures|finishes)\b.*\bunits?\b|\bunits?\b.*\b(?:interiors?|inside)\b/i
const ofAssociation = /\b(?:units?|unit[- ]owners?|condominiums?|associations?|declaration)\b/i
const improvements =
  /\bunit[- ]owners?\b.*\b(?:improvements|betterments|alterations|upgrades)\b.*\b(?:is|are)\b/i

/** "Is it walls in or bare walls?", "is the condo single entity?", from what the documents say; null for any other question. */
export function unitScopeAnswer(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  const asked = scopes.filter(({ words }) => words.test(question))
  const isWallsIn = wallsIn.test(question)
  if (asked.length === 0 && !isWallsIn && !insideAsked.test(question)) return null
  const said = candidates.filter(
    ({ text }) => wallsIn.test(text) || scopes.some(({ words }) => words.test(text)),
  )
  const about = said.filter((each) => ofAssociation.test([...each.headings, each.text].join(' ')))
  const stated = scopes.filter(({ words }) => about.some(({ text }) => words.test(text)))
  const [scope, ...others] = stated
  const [first] = about
  // A form that explains all of them tells none.
  if (!first || others.length > 0 || about.some(({ text }) => negated.test(text))) return null
  const proof = (scope && about.find(({ text }) => scope.words.test(text))) ?? first
  const more = candidates.find(
    (each) => each !== proof && each.documentId === proof.documentId && improvements.test(each.text),
  )
  const sentences = [proof, ...(more ? [more] : [])].map(({ text }) => text.replace(/[.;]?$/, '.'))
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: [
      ...(scope ? [`${opening(scope, asked, isWallsIn)}: ${scope.meaning}.`] : []),
      ...sentences.map((text) => `The policy says: “${text}”`).slice(0, 1),
      ...sentences.slice(1).map((text) => `“${text}”`),
    ].join(' '),
    citations: [...cited(proof), ...(more ? cited(more) : [])],
  }
}

const negated = /\bnot (?:an? )?(?:walls[- ]in|bare[- ]walls?|single[- ]entity|all[- ]in)\b/i

/** "Yes. It is single entity", where the question names one scope only. */
function opening(scope: UnitScope, asked: readonly UnitScope[], isWallsIn: boolean): string {
  const is = `It is ${scope.name}`
  if (asked.length + Number(isWallsIn) !== 1) return is
  const isRight = isWallsIn ? scope.isInside : asked[0] === scope
  return `${isRight ? 'Yes' : 'No'}. ${is}`
}
