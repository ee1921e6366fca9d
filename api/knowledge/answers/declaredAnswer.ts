import type { Candidate } from './answerCandidates.ts'
import { cited } from './answerCandidates.ts'
import { statedAboutInsured, type StatedKey } from '../facts/statedAboutInsured.ts'
import { asksOnly } from './asksOnly.ts'
import { type AnswerDocument, notFoundAnswer, type PolicyAnswer } from './policyAnswer.ts'
import { basisAnswer } from './basisAnswer.ts'
import { defenseAnswer } from './defenseAnswer.ts'
import { excludedByTitle, excludedPerson } from './excludedPerson.ts'
import { formsAnswer } from './formsAnswer.ts'
import { namedPlace, placesIn } from './namedPlace.ts'
import { namedRow } from './namedRow.ts'
import { producerAnswer } from './producerAnswer.ts'
import { scheduleAnswer } from './scheduleAnswer.ts'
import { standingRows } from './standingRows.ts'
import { statedLine } from './statedLine.ts'
import { wrappedPayee } from './wrappedPayee.ts'

/** What declarations say in their schedules and in lines of their own: "class codes?", "who's excluded?", "any auto or scheduled only?"; null for any other question. */
export function declaredAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  return (
    basisAnswer(question, documents, candidates) ??
    excludedPerson(question, candidates) ??
    excludedPeople(question, candidates) ??
    lossPayees(question, documents, candidates) ??
    producerAnswer(question, candidates) ??
    labeledLine(question, documents) ??
    defenseAnswer(question, documents, candidates) ??
    statedLine(question, documents, candidates) ??
    scheduleAnswer(question, documents) ??
    formsAnswer(question, documents)
  )
}

const people = String.raw`(?:drivers?|operators?|officers?|owners?|members?|partners?|persons?|people|employees|individuals?|proprietors?|executives?)`
const excludedWords = new RegExp(
  String.raw`\bwho(?:['’]?s| is| are)?\b|\b${people}\b|\bexclu(?:ded|sions?)\b|\b(?:named|from|driv(?:e|ing)|workers? comp(?:ensation)?|wc|comp|auto)\b`,
  'i',
)
const asksExcludedPeople = new RegExp(
  String.raw`^who\b[^?]*\bexcluded\b|\bexcluded ${people}|\b${people}(?: \w+)? excluded\b|\b${people} exclusions?\b`,
  'i',
)
const excludesPerson = new RegExp(
  String.raw`\bexcluded (?:from coverage)?[^.;$]{0,20}\b${people}\b|\b${people}\b(?:\(?s?\)?)[^.;$]{0,30}\bexcluded\b|\(excluded\b[^)]*\)`,
  'i',
)
/** A form's own words exclude kinds of people, and name nobody. */
const ofForm = /\bthis (?:insurance|policy|endorsement) does not\b|["“]|\bmeans\b/i
const mostNamed = 6

function excludedPeople(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  if (!asksExcludedPeople.test(question) || !asksOnly(question, excludedWords)) return null
  const found = candidates.filter(
    ({ text, leadIn }) =>
      text.length < 200 &&
      excludesPerson.test(text) &&
      /\p{Lu}\p{Ll}+ (?:\p{Lu}\.? )?\p{Lu}/u.test(text) &&
      !ofForm.test(text) &&
      !/^excluded/i.test(leadIn),
  )
  const under = found.length > 0 ? [] : excludedByTitle(candidates)
  if (under.length > 0) return answered(under.map(({ text }) => text.replace(/[.;]?$/, '.')).join(' '), under)
  if (found.length === 0) return /^who\b/i.test(question) ? notFound() : null
  const shown = found.slice(0, mostNamed)
  const named = shown.map(({ text }) => text.replace(/[.;]$/, '')).join('; ')
  return answered(/^excluded/i.test(named) ? `${named}.` : `Excluded: ${named}.`, shown)
}

/** Who lent money on vehicles and equipment, or on property; a question for one of them is not answered by the other. */
export const lenders = [
  {
    asked: /\b(?:loss payees?|lien ?holders?|liens?)\b/i,
    named: /\b(?:loss payees?|lien ?holders?|lender'?s? loss pay\w+)\b/i,
  },
  {
    asked: /\bmortgag(?:ees?|es?|ors?)\b|\bloan (?:number|no\b|#)/i,
    named: /\bmortgag(?:ees?\b|e holders?\b|eholders?\b|e compan(?:y|ies)\b)/i,
  },
] as const
const lenderWords =
  /\b(?:loss payees?|lien ?holders?|liens?|mortgagees?|mortgages?|mortgage (?:holders?|compan(?:y|ies))|who(?:['’]?s)?|holds?|holder|holding|named|name|there|bank|lender|loan (?:number|no|#)|number)\b/i
const numbered =
  /\b(?:item|auto|unit|vehicle|veh|no)s?\.?\s*#?\s*(\d{1,3}(?:(?:,|,? and|,? &|\/| ) ?\d{1,3}\b)*)/gi

/** The numbers of the things that a line is about: "Loss payee for Units 2 and 6". */
function numbersIn(text: string): string[] {
  return [...text.matchAll(numbered)].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
}

function lossPayees(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const payee = lenders.find((each) => each.asked.test(question))?.named
  if (!payee || question.split(/\s+/).length > 12 || /^(?:if|when|do|can)\b/i.test(question)) return null
  const lines = withNames(candidates, payee).filter(
    ({ text, headings, kind }) =>
      kind !== 'heading' &&
      text.length < 200 &&
      (payee.test(text) || payee.test(headings.at(-1) ?? '')) &&
      !/\b(?:CA|CG|IM|CP|BP|IL|WC) ?\d\d ?\d\d\b|["“]|\b(?:we|you) (?:will|may|must)\b/.test(text) &&
      /\p{Lu}\p{Ll}+[^:]*\p{Lu}\p{Ll}+|\p{Lu}{3,} \p{Lu}{3,}/u.test(text.replace(payee, '')),
  )
  const wrapped = asksOnly(question, lenderWords) ? wrappedPayee(payee, documents) : null
  if (wrapped) return wrapped
  const rows = [...standingRows(documents, 'vehicles'), ...standingRows(documents, 'equipment')]
  const row = namedRow(question.replaceAll(new RegExp(lenderWords, 'gi'), ' '), rows)
  const place = row ? null : namedPlace(question, documents)
  const ofPlace = place ? lines.filter((line) => placesOfLine(line).includes(place.number)) : []
  if (ofPlace.length > 0)
    return answered(ofPlace.map(({ text }) => text.replace(/[.;]?$/, '.')).join(' '), ofPlace)
  // A place may have its lender in its own block, without its number.
  const [only] = lines
  if (!row && place && only && lines.length === 1 && placesOfLine(only).length === 0)
    return answered(only.text.replace(/[.;]?$/, '.'), [only])
  if (!row)
    return lines.length > 0 && asksOnly(question, lenderWords)
      ? answered(
          lines
            .slice(0, mostNamed)
            .map(({ text }) => text.replace(/[.;]?$/, '.'))
            .join(' '),
          lines.slice(0, mostNamed),
        )
      : null
  const own = lines.filter(({ text }) => {
    const numbers = numbersIn(text)
    return numbers.length === 0
      ? namedRow(text, rows) === row
      : numbers.some((number) => number === row.texts['number'])
  })
  // A payee without a number may be that of all.
  const ofAll = lines.filter(({ text }) => numbersIn(text).length === 0 && namedRow(text, rows) === null)
  const shown = own.length > 0 ? own : ofAll
  return shown.length === 0
    ? notFound()
    : answered(shown.map(({ text }) => text.replace(/[.;]?$/, '.')).join(' '), shown)
}

/** The places that a line is about: "Mortgagee, building 2: …", or the number of its row. */
function placesOfLine({ text, kind }: Candidate): string[] {
  const first = kind === 'row' ? /^(\d{1,2}) (?=\p{Lu})/u.exec(text)?.[1] : undefined
  return first === undefined ? placesIn(text) : [...placesIn(text), first]
}

/** A label that stands alone takes the name set apart beside it. */
function withNames(candidates: readonly Candidate[], label: RegExp): readonly Candidate[] {
  return candidates.map((line, at) => {
    const next = candidates[at + 1]
    const isAlone = line.text.replace(label, '').replaceAll(/\W/g, '') === '' && line.kind !== 'heading'
    const isName = next?.page === line.page && next.documentId === line.documentId && !isLabel.test(next.text)
    return isAlone && isName
      ? { ...line, text: `${line.text} ${next.text}`, parts: [line.text, next.text] }
      : line
  })
}

const isLabel =
  /\b(?:insureds?|loss payees?|lien ?holders?|mortgagees?|lenders?|coverages?|limits?|premiums?|deductibles?|policy|forms?|names?|address|none)\b/i

interface Labeled {
  readonly key: StatedKey
  readonly asked: RegExp
  readonly words: RegExp
  readonly sentence: string
}

const labeled: readonly Labeled[] = [
  {
    key: 'priorPolicy',
    asked: /\b(?:prior|previous|expiring|old|last) policy\b|\brenewal of\b/i,
    words: /\b(?:prior|previous|expiring|old|last) policy\b|\brenewal of\b|\b(?:number|no|#)\b/i,
    sentence: 'The prior policy is',
  },
  {
    key: 'legalEntityType',
    asked:
      /\b(?:entity|legal (?:status|form|entity)|form of business|type of (?:business|organization)|business (?:type|form|structure))\b|\b(?:corp(?:oration)?|inc) or (?:an? )?llc\b|\bllc or (?:an? )?(?:corp(?:oration)?|inc)\b/i,
    words:
      /\b(?:entity|legal|status|form|business|organization|structure|corp(?:oration)?|inc|llc|insured|named|they)\b/i,
    sentence: 'The form of business is',
  },
  {
    key: 'dba',
    asked: /\bd\/?b\/?a\b|\bdoing business as\b|\btrade names?\b/i,
    words: /\bd\/?b\/?a'?s?\b|\bdoing business as\b|\btrade names?\b|\binsured\b/i,
    sentence: 'The insured does business as',
  },
]

/** The value behind a label of the declarations. */
function labeledLine(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const asked = labeled.find((each) => each.asked.test(question) && asksOnly(question, each.words))
  if (!asked) return null
  for (const { id, reading } of documents) {
    const { value, quote, page } = statedAboutInsured(reading, asked.key) ?? {}
    if (value === undefined || quote === undefined || page === undefined) continue
    return {
      status: 'ANSWERED',
      verdict: null,
      answer: `${asked.sentence} ${value}.`,
      citations: [{ documentId: id, page, quote, role: 'SOURCE' }],
    }
  }
  return notFound()
}

function answered(answer: string, found: readonly Candidate[]): PolicyAnswer {
  return { status: 'ANSWERED', verdict: null, answer, citations: found.flatMap(cited) }
}

function notFound(): PolicyAnswer {
  return { status: 'NOT_FOUND', verdict: null, answer: notFoundAnswer, citations: [] }
}
