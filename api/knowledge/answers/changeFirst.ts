import { isForSomeOnly, verbsOfChange } from '../facts/changesLimits.ts'
import { amendmentsOfPassage } from './amendmentsOfPassage.ts'
import type { Candidate } from './answerCandidates.ts'
import { entryChange, statedNow } from './changedEntry.ts'
import { placesIn } from './namedPlace.ts'
import type { RankedCandidate } from './openAnswers.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import { gaps } from './relevantPassages.ts'

interface Found {
  readonly ranked: readonly RankedCandidate[]
  /** All passages, in document order. */
  readonly candidates: readonly Candidate[]
  /** The number of the one place that the question names; null if it names none. */
  readonly place: string | null
}

/** What an endorsement changes comes after the change: "Exclusion 3 is deleted", "The limit at location 3 is amended". */
export function changeFirst(
  { ranked: scored, candidates, place }: Found,
  question = '',
): readonly RankedCandidate[] {
  const ranked = wordedFirst(scored)
  const [best] = ranked
  const change =
    best &&
    (amendmentOf(best, { ranked, candidates, place }) ??
      changeOf(best.candidate, candidates, { place, question }))
  if (!change) return ranked
  const known = ranked.find(({ candidate }) => candidate === change)
  return [
    { ...best, ...known, candidate: change, score: best.score },
    ...ranked.filter(({ candidate }) => candidate !== change),
  ]
}

/** Of exclusions that score alike, the one with words of the question: "the lake came up" is flood, and no drain. */
function wordedFirst(ranked: readonly RankedCandidate[]): readonly RankedCandidate[] {
  const [best, next] = ranked
  const isAlike =
    best?.candidate.role === 'EXCLUSION' &&
    next?.candidate.role === 'EXCLUSION' &&
    best.coverage === 0 &&
    next.coverage > 0 &&
    next.score > best.score - alike
  return isAlike ? [next, best, ...ranked.slice(2)] : ranked
}

const alike = 0.3

/** What amends a clause by its number or letter; what lifts it in some cases only must itself be near to the question. */
function amendmentOf({ candidate, score }: RankedCandidate, { ranked, candidates, place }: Found) {
  const amended = amendmentsOfPassage(candidate, candidates, place)
  const isNear = (by: Candidate) =>
    ranked.some((each) => each.candidate === by && each.score >= score - gaps.quoted)
  return amended.find(({ by, clause }) => clause.effect !== 'LIFTED' || isNear(by))?.by
}

interface Asked {
  /** The number of the one place that the question names; null if it names none. */
  readonly place?: string | null
  /** Empty for all that the passage says. */
  readonly question?: string
}

/** The change that an endorsement makes to what a passage of the form or the declarations says. */
export function changeOf(
  passage: Candidate,
  candidates: readonly Candidate[],
  { place = null, question = '' }: Asked = {},
): Candidate | undefined {
  if (passage.isEndorsement) return undefined
  // It is amended at another place.
  if (place !== null && amendmentsOfPassage(passage, candidates, null).length > 0) return undefined
  return (
    referringChange(passage, candidates) ??
    namingChange(passage, candidates) ??
    entryChange(passage, candidates, { place, question }) ??
    restatedAmount(passage.text, candidates) ??
    changedByLetter(passage, candidates) ??
    changedAtPlace(passage, candidates) ??
    (passage.kind === 'row' || passage.isFront ? changedAmount(passage.text, candidates) : undefined)
  )
}

const changing = new RegExp(
  String.raw`\b(?:${verbsOfChange}|added|deleted|removed|becomes?|does not apply|do not apply)\b`,
  'i',
)
/** As much of a passage as the lead-in of what refers to it has. */
const recognized = 100

/** The change that refers to a passage by its number. */
function referringChange({ text, kind }: Candidate, candidates: readonly Candidate[]): Candidate | undefined {
  const start = text.slice(0, recognized)
  return start.length < 12
    ? undefined
    : candidates.find(
        (each) =>
          each.isEndorsement &&
          changing.test(each.text) &&
          each.leadIn.includes(start) &&
          // A change at a location is none of all that is said of the location.
          (kind === 'row' || namesWording.test(each.text) || !namesPlace.test(each.text)),
      )
}

const namesPlace = /\b(?:locations?|premises|buildings?|units?|autos?|vehicles?) (?:no\.? )?\d/i
const namesWording =
  /\b(?:exclusions?|items?|paragraphs?|sections?|conditions?|agreements?|coverages?|parts?) \(?[\dA-Z]/

/** The change that names an entry of a schedule as its row does ("location 3, 77 Harvest Loop"). */
function namingChange({ kind, text }: Candidate, candidates: readonly Candidate[]): Candidate | undefined {
  if (kind !== 'row') return undefined
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const phrases = words
    .slice(0, -2)
    .map((word, at) => `${word} ${words[at + 1]} ${words[at + 2]}`)
    .filter((phrase) => /[a-z]{4}/.test(phrase) && !/\b(each|limit|coverage|insurance)\b/.test(phrase))
  return candidates.find(
    (each) =>
      each.isEndorsement &&
      each.kind !== 'row' &&
      changing.test(each.text) &&
      phrases.some((phrase) =>
        each.text
          .toLowerCase()
          .replaceAll(/[^\p{L}\d]+/gu, ' ')
          .includes(phrase),
      ),
  )
}

/** A limit of the declarations that an endorsement states anew. */
export function restatedFact(
  fact: PolicyAnswer,
  candidates: readonly Candidate[],
  question: string,
): PolicyAnswer | null {
  if (fact.citations.some(({ role }) => role === 'ENDORSEMENT')) return null
  const quoted = fact.citations.map(({ quote }) => quote).join(' ')
  const change =
    entryOfFact(fact, candidates, question) ??
    restatedAmount(quoted, candidates) ??
    changedAmount(quoted, candidates)
  if (!change) return null
  const { documentId, page, text } = change
  return {
    ...fact,
    answer: `${statedNow(change) ?? text.replace(/\.?$/, '.')} An endorsement changes the declarations.`,
    citations: [{ documentId, page, quote: text, role: 'ENDORSEMENT' }, ...fact.citations],
  }
}

/** The change of the row that a fact is read from. */
function entryOfFact(
  { citations }: PolicyAnswer,
  candidates: readonly Candidate[],
  question: string,
): Candidate | undefined {
  const rows = candidates.filter(
    ({ documentId, page, text, isEndorsement }) =>
      !isEndorsement &&
      citations.length > 0 &&
      citations.every(
        (each) =>
          each.documentId === documentId &&
          each.page === page &&
          (text.includes(each.quote) || each.quote.includes(text)),
      ),
  )
  return rows.map((row) => entryChange(row, candidates, { place: null, question })).find((each) => each)
}

const amount = /\$? ?\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\$ ?\d+(?:\.\d+)?(?: ?(?:[KM]|MM|million|thousand)\b)?/g

/** The row of an endorsement that states an amount anew: "Each occurrence limit $8,000,000" for "… $5,000,000". */
function restatedAmount(text: string, candidates: readonly Candidate[]): Candidate | undefined {
  const label = labelOf(text)
  const old = amountsOf(text)
  if (label.split(' ').length < 2 || old.length === 0) return undefined
  return candidates.find(
    (each) =>
      each.isEndorsement &&
      labelOf(each.text) === label &&
      amountsOf(each.text).some((found) => !old.includes(found)) &&
      candidates.some(
        ({ documentId, page, text: beside }) =>
          documentId === each.documentId && page === each.page && restating.test(beside),
      ),
  )
}

/**
 * The sentence of an endorsement that changes an amount: by its label ("The General Aggregate is changed to $5,000,000"),
 * or by the amount itself when no other row has it ("from $685,000 to $760,000").
 */
function changedAmount(text: string, candidates: readonly Candidate[]): Candidate | undefined {
  const label = labelOf(text.split(qualified)[0] ?? text).split(' ')
  const old = amountsOf(text)
  if (label.length < 2 || old.length === 0) return undefined
  const changed = new RegExp(
    String.raw`\b${label.join(String.raw`\W+`)}\b[^.;$]{0,60}\b(?:(?:is|are) (?:hereby )?(?:now|${verbsOfChange}|deleted)|becomes?)\b`,
    'i',
  )
  const deleted = new RegExp(
    String.raw`\b${label.join(String.raw`\W+`)}\b(?: shown)?(?: in the declarations)? (?:is|are) (?:hereby )?(?:deleted|removed|eliminated)\b(?! and replaced)`,
    'i',
  )
  const only = old.filter(
    (each) =>
      candidates.filter((row) => !row.isEndorsement && amountsOf(row.text).includes(each)).length === 1,
  )
  return candidates.find((each) => {
    const stated = amountsOf(each.text)
    const replaces = stated.some((found) => only.includes(found)) && changing.test(each.text)
    return (
      each.isEndorsement &&
      !isForSomeOnly(each.text) &&
      (deleted.test(each.text) ||
        ((replaces || changed.test(`${each.headings.at(-1) ?? ''} ${each.text}`)) &&
          stated.some((found) => !old.includes(found))))
    )
  })
}

/** The sentence that changes the limit of a row at its place: "The Garagekeepers limit at location 2 is changed to $240,000". */
function changedAtPlace({ kind, text }: Candidate, candidates: readonly Candidate[]): Candidate | undefined {
  const [number] = placesIn(text)
  const name = /^\p{L}{5,}/u.exec(text)?.[0]
  if (kind !== 'row' || number === undefined || name === undefined) return undefined
  const changed = new RegExp(
    String.raw`\b${name}\b[^.;$]{0,40}\b(?:limit|amount)\b[^.;$]{0,40}\b(?:is|are) (?:hereby )?(?:${verbsOfChange})\b`,
    'i',
  )
  return candidates.find(
    (each) => each.isEndorsement && placesIn(each.text)[0] === number && changed.test(each.text),
  )
}

/** What follows the name of a limit: "Medical expense, any one person", "Rented premises - any one premises". */
const qualified = /,(?! ?\d)| [-–—] |[(:]/

const letter = /^\W*(?:[Cc]overage )?([A-Z](?:\.\d)?)[.)\s:–—-]/

/** The sentence that changes the amount of a lettered coverage: "Coverage E is increased to $500,000", "The limit of agreement C in Item 9 is amended to USD 2,000,000." */
export function changedByLetter(passage: Candidate, candidates: readonly Candidate[]): Candidate | undefined {
  const own = letter.exec(passage.text)?.[1]
  if (own === undefined) return undefined
  const changed = new RegExp(
    String.raw`\b(?:[Aa]greement|[Cc]overage|[Pp]art) ${own.replace('.', String.raw`\.`)}\b[^.;$]{0,60}\b(?:is|are) (?:hereby )?(?:${verbsOfChange})\b[^.;]*\d,\d{3}`,
  )
  const found = candidates.filter(
    (each) => each !== passage && each.documentId === passage.documentId && changed.test(each.text),
  )
  return found.length === 1 ? found[0] : undefined
}

const restating = new RegExp(
  String.raw`\b(?:is|are|as) (?:hereby )?(?:${verbsOfChange}|deleted)|\b(?:replaces?|supersedes?|in place of|in lieu of)\b`,
  'i',
)

/** "H. Farm liability", "Item 4. Limit" */
const itemMark = /^\W*(?:item )?[A-Z\d]{1,2}[.)]\s+/i

/** The words before the amount, normalized for comparison: "each occurrence limit". */
function labelOf(text: string): string {
  const [label = ''] = text.replace(itemMark, '').split(amount)
  return (label.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')
}

function amountsOf(text: string): string[] {
  return (text.match(amount) ?? []).map((each) => each.replaceAll(/[$, ]|\.00$/g, ''))
}
