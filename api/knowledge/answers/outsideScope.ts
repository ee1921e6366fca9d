import { zoneNames } from '../addresses/zoneNames.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { sentenceBefore } from './besideOf.ts'
import { namedRow } from './namedRow.ts'
import type { NumberedPlace } from './namedPlace.ts'
import { parenthesizedScope } from './parenthesizedScope.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { isYesOrNo, type Question } from './question.ts'
import { startOf } from './startOf.ts'
import { standingRows } from './standingRows.ts'
import { ended, statementOf } from './statementOf.ts'

interface Asked {
  /** The likeliest passages, best first. */
  readonly best: readonly Candidate[]
  /** All passages, in document order. */
  readonly candidates: readonly Candidate[]
  readonly documents: readonly AnswerDocument[]
  /** The one place that the question names; null if it names none. */
  readonly place: NumberedPlace | null
}

/**
 * A no where what the policy says of it holds elsewhere only: "For Units 1, 2 and 6 only" when unit 3 is asked about, "within
 * Vermont and New York" for Maine, "accidents in the United States and Canada" for Mexico. Null for any other question.
 */
export function outsideScope(question: Question, asked: Asked): PolicyAnswer | null {
  if (!isYesOrNo(question.text)) return null
  const scoped = parenthesizedScope(question, asked.best)
  if (scoped) return scoped
  const found =
    forOtherNumbers(question.text, asked) ??
    notAtPlace(asked) ??
    forOtherYears(question.text, asked.best) ??
    forOtherStates(question.text, asked.best) ??
    otherCountry(question.text, asked.candidates)
  if (!found) return null
  const before = sentenceBefore(found, asked.candidates)
  return {
    status: 'ANSWERED',
    verdict: 'EXCLUDED',
    answer: `${startOf(question, 'EXCLUDED')} ${before ? `${ended(before.text)} ` : ''}${statementOf(found)}`,
    citations: [found, ...(before ? [before] : [])].flatMap(cited),
  }
}

const numbers = String.raw`(\d{1,3}(?:(?:,? and |, | & |,? or )\d{1,3})*)`
const units = 'units?|autos?|vehicles?'
const places = 'locations?|premises|buildings?|places?'
const heldTo = [
  new RegExp(String.raw`\b(?:for|to|at) (?:the )?(${units}|${places}) (?:nos?\.? )?${numbers} only\b`, 'i'),
  new RegExp(
    String.raw`\bonly (?:to|for|at) (?:the )?(${units}|${places}) (?:nos?\.? )?${numbers}(?![\d,])`,
    'i',
  ),
]
const unitNumber = new RegExp(String.raw`\b(?:${units}) (?:no\.? ?|#)?(\d{1,3})\b`, 'i')

/** What holds for units or places by number, of which the question names another. */
function forOtherNumbers(question: string, { best, documents, place }: Asked): Candidate | null {
  const [first] = best
  const [, kind, listed] = heldTo.map((each) => each.exec(first?.text ?? '')).find((each) => each) ?? []
  if (!first || kind === undefined || listed === undefined) return null
  const isOfUnits = new RegExp(`^(?:${units})$`, 'i').test(kind)
  const own = isOfUnits
    ? (unitNumber.exec(question)?.[1] ??
      namedRow(question, standingRows(documents, 'vehicles'))?.texts['number'])
    : place?.number
  if (own === undefined || own === '') return null
  return new Set<string>(listed.match(/\d+/g)).has(own) ? null : first
}

/** What the same paragraph says of the place that the question names: "Location 4 has no coverage under this endorsement." */
function notAtPlace({ best: [first], candidates, place }: Asked): Candidate | null {
  if (!first || place === null) return null
  const denied = new RegExp(
    String.raw`\b(?:${places}) (?:no\.? )?${place.number}\b[^.;]*\b(?:no coverage|not (?:covered|insured|included)|excluded)\b`,
    'i',
  )
  return (
    candidates.find(
      ({ documentId, block, text }) =>
        documentId === first.documentId && block === first.block && denied.test(text),
    ) ?? null
  )
}

const beforeDate = /\bonly\b[^.;]*\b(?:before|prior to) (?:\w+ \d{1,2}, )?((?:19|20)\d\d)\b/i

/** What holds before a date only, when the question names a later year. */
function forOtherYears(question: string, [first]: readonly Candidate[]): Candidate | null {
  const last = beforeDate.exec(first?.text ?? '')?.[1]
  const years = question.match(/\b(?:19|20)\d\d\b/g) ?? []
  const isLater = last !== undefined && years.length > 0 && years.every((year) => year > last)
  return first && isLater ? first : null
}

const state = Object.values(zoneNames).join('|')
const stateList = new RegExp(
  String.raw`\b(?:with)?in (?:the states? of )?((?:${state})(?:(?:,? and |, |,? or )(?:${state}))*)\b`,
)
const askedState = new RegExp(String.raw`\b(?:in|to|into|across) (?:\w+ )?(${state})\b`)
const mostLooked = 2

/** What holds in some states, of which the question names another. */
function forOtherStates(question: string, best: readonly Candidate[]): Candidate | null {
  const asked = askedState.exec(question)?.[1]
  if (asked === undefined) return null
  const found = best.slice(0, mostLooked).find(({ text }) => stateList.test(text))
  const listed = stateList.exec(found?.text ?? '')?.[1] ?? ''
  return found && !listed.includes(asked) && found.role !== 'EXCLUSION' ? found : null
}

const regions = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const countries = letters
  .flatMap((first) => letters.map((second) => regions.of(first + second)))
  .filter(
    (name) => name !== undefined && !/^United States|[()&.]/.test(name) && !state.split('|').includes(name),
  )
const askedCountry = new RegExp(
  String.raw`\b(?:in|to|into|across|from) (?:the )?(${[...countries, 'Europe', 'Asia', 'Africa', 'South America', 'Central America', 'England', 'Scotland', 'the UK'].join('|')})\b`,
)
const territory =
  /\b(?:accidents?|losses|loss|occurrences?|happen\w*|occur\w*|take[sn]? place|territory)\b[^.;]*\b(?:the )?United States\b|\bcovers?\b[^.;]*\bin the United States\b/i
const anywhere = /\banywhere in the world\b|\bworld-?wide\b|\ball (?:other )?parts of the world\b/i

/** The territory of the policy, when the question names a country that is not in it. */
function otherCountry(question: string, candidates: readonly Candidate[]): Candidate | null {
  const asked = askedCountry.exec(question)?.[1]
  if (asked === undefined || candidates.some(({ text }) => anywhere.test(text) || text.includes(asked)))
    return null
  return candidates.find(({ text, role }) => role !== 'EXCLUSION' && territory.test(text)) ?? null
}
