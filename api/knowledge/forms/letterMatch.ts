import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import type { LabeledField } from './labeledFields.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'
import { isOfRow, type RowIdentity, withoutNames } from './rowIdentity.ts'
import { isToldOfLastYear, lastYear, yearBefore } from './lastYear.ts'
import type { Spoken } from './spokenValues.ts'

/** The values of one kind in a text. */
export type ValuesOf = (text: string, written: string | null) => Spoken[]

/** A value of a letter with what is said of it, the closest first. */
interface Stated {
  readonly value: string
  readonly index: number
  readonly sentence: Sentence
  /** The concepts of its own clause, and of the clauses beside it up to the next value. */
  readonly rings: readonly ReadonlySet<string>[]
  readonly clause: string
}

/** How much a concept counts by its distance from the value. */
const nearness = [1, 0.8, 0.7, 0.5, 0.7, 0.4]

/** What was, beside what is to be: "instead of the hundred". */
const former =
  /(?:instead of|rather than|\bnot|up from|(?<!\b(?:is|was|dates|back) )\bfrom|today'?s?|currently|(?<!\b(?:more|less|fewer|higher|greater|further|farther|longer|later|beyond) )than|used to be)\s+(?:the |our |a |about )?$/i
const past = /\b(?:last|past|prior|previous|closed|finished|ended|were|was|grossed|took in|actual)\b/i
const future =
  /\b(?:project\w*|next|expect\w*|anticipat\w*|forecast\w*|estimat\w* for|hope|will be|coming|upcoming)\b/i

interface Search {
  readonly sentences: readonly Sentence[]
  readonly values: ValuesOf
  /** The other fields of the form that ask for a value of this kind. */
  readonly rivals: readonly LabeledField[]
  /** What names the row of a schedule that the field is in; null for none. */
  readonly identity: RowIdentity | null
  /** Whether no other field of its row asks for a value of this kind. */
  readonly isOnlyOfRow?: boolean
}

/**
 * The value that letters give for a field: the one whose own words say what the label asks, or the only one of its
 * subject where the form asks for that subject once. Null when two compete.
 */
export function letterMatch(
  field: LabeledField,
  { sentences, values, rivals, identity, isOnlyOfRow }: Search,
): LetterAnswer | null {
  const asked = askedOf(field)
  const strong = asked.filter((each) => weightOf(each) === 1)
  if (strong.length === 0) return null
  // "Seating capacity (bar)": the parenthetical tells it from the others.
  const aside = conceptsOf(/\(([^)]*)\)/.exec(field.label)?.[1] ?? '').filter((each) => weightOf(each) === 1)
  const words = `${field.question} ${field.label}`
  // "We have 46 people, up from 41 last year": both years are told.
  const isOfLastYear = lastYear.test(`${words} ${field.row}`)
  const ofAnyYear = statedIn(sentences, { values, identity, isOfLastYear })
  const ofLastYear = isOfLastYear ? ofAnyYear.filter(({ clause }) => lastYear.test(clause)) : []
  const all = ofLastYear.length > 0 ? ofLastYear : ofAnyYear
  const isTold = aside.some((each) => all.some((stated) => nearest(each, stated) > 0))
  const weighed = isTold ? [...asked, ...aside] : asked.filter((each) => !aside.includes(each))
  const ranked = all
    .filter(
      ({ clause, sentence }) =>
        fitsTense(words, `${clause} ${sentence.text}`, clause) &&
        isSameSubject(field, sentence) &&
        isExtreme(words, sentence.text),
    )
    .filter(
      (stated) => !isOpposite(asked, stated) && !isOfOther([...asked, ...conceptsOf(field.section)], stated),
    )
    .map((stated) => ({ stated, score: scoreOf(weighed, stated) }))
    .filter(({ score }) => score >= 0.33)
    .toSorted((a, b) => b.score - a.score)
  const [best] = ranked
  // "The Kenworth is not worth that any more, put it at $98,000."
  const changed = identity && isOnlyOfRow ? all.filter(({ sentence }) => isChange.test(sentence.text)) : []
  const [only] = changed
  if (!best && only && changed.length === 1) return { ...answer(only.sentence, only.value), isPlain: true }
  if (!best) return null
  // What no other field asks for is told of one value only.
  const exclusive = strong.flatMap((each) => {
    if (rivals.some((other) => isAsking(other, each))) return []
    const near = ranked.filter(({ stated }) => nearest(each, stated) >= 0.7)
    const [first] = near
    return first && near.every(({ stated }) => stated.value === first.stated.value) ? [first] : []
  })
  const [sure] = exclusive
  const isTied = ranked.some(
    ({ stated, score }) => stated.value !== best.stated.value && score > best.score - 0.08,
  )
  const agreed = exclusive.every(({ stated }) => stated.value === sure?.stated.value)
  const chosen = !isTied && best.score >= 0.6 ? best : agreed ? sure : undefined
  return chosen
    ? {
        ...answer(chosen.stated.sentence, chosen.stated.value),
        index: chosen.stated.index,
        isPlain: chosen.score >= 0.6 || strong.some((each) => nearest(each, chosen.stated) === 1),
      }
    : null
}

/** What a field asks, with the label at the left of its grid line. */
export function askedOf({ label, row, question, section }: LabeledField): string[] {
  const own = label
    .replace(/^(?:\d+[a-z]?[.)] )?if [^,]+, /i, '')
    .replace(/,? (?:in )?(?:the )?(?:last|past|previous) \w+ years?$/i, '')
  const asked = conceptsOf(`${question} ${row} ${own}`).filter((each) => !/^\d+$/.test(each))
  // "Last 12 months" in the part for revenue.
  return asked.some((each) => weightOf(each) === 1) || !(past.test(own) || future.test(own))
    ? asked
    : [...asked, ...conceptsOf(section.split(' | ')[0] ?? '')]
}

function isAsking({ label, row }: LabeledField, concept: string): boolean {
  const own = conceptsOf(label)
  const asked = own.some((each) => weightOf(each) === 1) ? own : [...own, ...conceptsOf(row)]
  return asked.some((each) => isSameConcept(each, concept))
}

/** What is said of one of these is not said of the other. */
const opposites: readonly (readonly [string, string])[] = [
  ['fulltim', 'parttim'],
  ['residenti', 'commerci'],
  ['build', 'content'],
  ['minimum', 'maximum'],
  ['food', 'liquor'],
  ['collis', 'comprehens'],
  ['bodili', 'properti'],
]

/** What names an amount by itself: a deductible on the building is not the amount of the building. */
const heads = conceptsOf('deductible payroll revenue premium retention')

function isOfOther(asked: readonly string[], { value, rings: [own] }: Stated): boolean {
  if (!value.startsWith('$')) return false
  return heads.some((head) => own?.has(head) && !asked.includes(head))
}

function isOpposite(asked: readonly string[], { rings: [own] }: Stated): boolean {
  return opposites.some(([a, b]) =>
    [
      [a, b],
      [b, a],
    ].some(([one = '', other = '']) => asked.includes(one) && own?.has(other) && !own.has(one)),
  )
}

function nearest(concept: string, { rings }: Stated): number {
  const at = rings.findIndex((ring) => [...ring].some((each) => isSameConcept(each, concept)))
  return at === -1 ? 0 : (nearness[at] ?? 0.3)
}

function scoreOf(asked: readonly string[], stated: Stated): number {
  const whole = asked.reduce((sum, each) => sum + weightOf(each), 0)
  const isDirect = asked.some((each) => weightOf(each) === 1 && nearest(each, stated) >= 0.7)
  if (!isDirect && !stated.rings[4]?.size && !stated.rings[5]?.size) return 0
  return asked.reduce((sum, each) => sum + weightOf(each) * nearest(each, stated), 0) / whole
}

/** What was is no answer to what will be, nor the other way round. */
function fitsTense(words: string, around: string, clause: string): boolean {
  if (future.test(words)) return future.test(around)
  return !past.test(words) || !future.test(clause)
}

const isChange =
  /\b(?:put|make|value|raise|lower|change|set) (?:it|that|him|her|this one)\b|\bshould be\b|\bis now\b/i

/** A largest or an average value is not any value. */
function isExtreme(words: string, text: string): boolean {
  if (
    /\b(?:average|avg)\b/i.test(words) &&
    !/\b(?:average|about|typical\w*|usual\w*|around|some|roughly)\b/i.test(text)
  )
    return false
  return (
    !/\b(?:maximum|max|highest|tallest|deepest|largest)\b/i.test(words) ||
    /\b(?:max\w*|most|highest|tallest|largest|biggest|full|worst|deepest|longest|farthest|tops?|up to|never|nothing|over|above|more|higher|deeper|within|under|below|limit\w*|as (?:high|deep|far|much) as|exceed\w*|worth|at a time|at one time)\b/i.test(
      text,
    )
  )
}

/** What a letter says of subcontractors is not said of the applicant. */
function isSameSubject({ label, question, section, row }: LabeledField, { text }: Sentence): boolean {
  const isOfSubs = /^(?:each|every|our|the|all)? ?(?:of (?:our|the) )?sub(?:contractor)?s?\b/i.test(text)
  return !isOfSubs || /\bsub/i.test(`${label} ${question} ${section} ${row}`)
}

/** Each value of the letters with the words around it, clause by clause. */
function statedIn(
  sentences: readonly Sentence[],
  {
    values,
    identity,
    isOfLastYear,
  }: Pick<Search, 'values' | 'identity'> & { readonly isOfLastYear: boolean },
): Stated[] {
  return sentences.flatMap((sentence, at) => {
    const { written } = sentence
    const text = identity ? withoutNames(sentence.text, identity) : sentence.text
    const stated = values(sentence.text, written)
    const isMany = new Set(stated.map(({ value }) => value)).size > 1
    const found = stated.filter(
      ({ index, end }) =>
        (isOfLastYear ? isToldOfLastYear(text, { index, end }) : !former.test(text.slice(0, index))) &&
        !(isMany && isPresent(sentence.text, { index, end })) &&
        (identity === null || isOfRow(identity, at, { sentences, index })),
    )
    const beside = isOfLastYear ? stated : found
    const clauses = clausesOf(text)
    const before = sentences[at - 1]
    const isHeading =
      before !== undefined &&
      (/[?:]$/.test(before.text) || (before.text.length < 40 && values(before.text, written).length === 0))
    const heading = new Set(isHeading ? conceptsOf(before.text) : [])
    const isQuestion = isHeading && before.text.endsWith('?')
    return found.map((value): Stated => {
      const own = clauses.findIndex(({ end }) => value.index < end)
      const isFree = (index: number) => {
        const clause = clauses[index]
        return (
          clause !== undefined &&
          !beside.some((other) => other !== value && other.index >= clause.start && other.index < clause.end)
        )
      }
      const clause = clauses[own]
      const inner = clause ? innerOf(text, clause, value, found) : text
      const rings: Set<string>[] = [
        // "Northwoods Chimney Service" services chimneys.
        new Set(conceptsOf(/[A-Za-z]{3}/.test(value.value) ? `${inner} ${value.value}` : inner)),
        new Set(),
        new Set(),
        new Set(),
        isQuestion ? heading : new Set(),
        isQuestion ? new Set() : heading,
      ]
      for (const step of [-1, 1])
        for (let distance = 1; distance <= 3; distance++) {
          const index = own + step * distance
          const next = clauses[index]
          const between = next ? text.slice(next.start, next.end) : ''
          if (
            !next ||
            !isFree(index) ||
            /^\s*(?:no|none|not|nobody|never)\b|\b(?:no record|never|nobody|unchanged)\b/i.test(between)
          )
            break
          const isParted = clauses
            .slice(Math.min(own, index), Math.max(own, index))
            .some((each) => each.isEnd)
          for (const each of conceptsOf(between)) rings[isParted ? 3 : distance]?.add(each)
        }
      const same = isOfLastYear && yearBefore.test(text.slice(0, value.index)) ? clauses[own - 1] : undefined
      for (const each of same ? conceptsOf(text.slice(same.start, same.end)) : []) rings[1]?.add(each)
      return { value: value.value, index: value.index, sentence, rings, clause: inner }
    })
  })
}

/** "We have $1,000 now, go to $2,500": what somebody has, beside what is to be. */
function isPresent(text: string, { index, end }: Pick<Spoken, 'index' | 'end'>): boolean {
  return (
    /^ (?:now|today|at present|at the moment|currently)\b/i.test(text.slice(end)) &&
    /\b(?:have|had|carry|carried|pay|insure)\b[^,;.]{0,20}$/i.test(text.slice(0, index))
  )
}

/** The words of a clause that are nearer to this value than to another of the clause. */
function innerOf(text: string, { start, end }: Clause, value: Spoken, all: readonly Spoken[]): string {
  const before = all.filter((other) => other.end <= value.index && other.end > start).at(-1)
  const after = all.find((other) => other.index >= value.end && other.index < end)
  return `${text.slice(before?.end ?? start, value.index)} ${text.slice(value.end, after?.index ?? end)}`
}

interface Clause {
  readonly start: number
  readonly end: number
  /** Whether what follows is another statement. */
  readonly isEnd: boolean
}

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  // The comma of "1,000" parts nothing.
  // "Subs (low voltage and lifts) $45,000": an aside without figures parts nothing.
  const plain = text.replaceAll(/\([^()\d]*\)/g, (aside) => '_'.repeat(aside.length))
  for (const { 0: mark, index } of plain.matchAll(
    /;|(?<=\w{3})\.(?= )|,(?!\d{3})|[()—–]| - | (?:and|but|plus)(?= )/g,
  )) {
    clauses.push({ start, end: index, isEnd: mark === ';' || mark === '.' })
    start = index + mark.length
  }
  return [...clauses, { start, end: text.length, isEnd: true }]
}
