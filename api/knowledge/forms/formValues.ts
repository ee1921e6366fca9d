import { answeredQuestions } from './answeredQuestions.ts'
import { type Ask, askedFields } from './askedFields.ts'
import { boxAnswer } from './boxAnswer.ts'
import type { FieldValue, FormKnowledge, FoundValue } from './formKnowledge.ts'
import { formatted } from './formatted.ts'
import { isDoubtful } from './isDoubtful.ts'
import { isOpen } from './isOpen.ts'
import { derivedValues } from './derivedValues.ts'
import { fieldFact, gridRow } from './fieldFact.ts'
import { entityOf } from './entities.ts'
import { attributeOf, wordsOf } from './fieldSubject.ts'
import { knownFacts } from './knownFacts.ts'
import { countAnswer } from './countAnswer.ts'
import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import type { KnownValue } from './knownValue.ts'
import { matchedAnswers } from './matching/matchedAnswers.ts'
import type { Piece } from './fieldPieces.ts'
import type { LabeledField } from './labeledFields.ts'
import { letterAmounts } from './letterAmounts.ts'
import { letterAnswer } from './letterAnswer.ts'
import { letterFacts } from './letterFacts.ts'
import { listedItem, ofListedItems } from './listedItems.ts'
import { letterTables } from './letterTables.ts'
import {
  type Letter,
  type LetterAnswer,
  type Sentence,
  sentencesOf,
  splitSentences,
} from './letterSentences.ts'
import { inPackage, lineOfForm } from './lineOfForm.ts'
import { type RowIdentity, rowIdentity } from './rowIdentity.ts'
import { no, yes } from './matchingOption.ts'
import { knowledgeFor } from './partChange.ts'
import { knownPeople } from './people.ts'
import { meantRecords } from './meantRecords.ts'
import { changedPlaces } from './changedPlaces.ts'
import { jobAnswer } from './jobAnswer.ts'
import { subsAnswer } from './subsAnswer.ts'
import { sharesAnswer } from './sharesAnswer.ts'
import { recentLosses } from './recentLosses.ts'
import { withoutRemoved } from './withoutRemoved.ts'
import { asksForEnd } from './requestSubjects.ts'
import { requestedRecords } from './requestedRecords.ts'
import { requestedTerm } from './requestedTerm.ts'

/** What is never filled in: it belongs to somebody's hand, or to the company. */
const notOurs = new Set(['signature', 'companyUse', 'manualPremium', 'naic'])

/**
 * Fills what is known, and what letters say, into the fields that ask for it: by rules, and what they leave empty by
 * what is most alike. What is not known stays empty; nothing is signed. What is not plainly on record is uncertain.
 */
export function formValues(
  fields: readonly LabeledField[],
  all: readonly KnownValue[],
  letters: readonly Letter[] = [],
): FieldValue[] {
  const { asks, knowledge } = knowledgeOf(fields, all, letters)
  const ruled = ruledValues(asks, knowledge)
  const matched = matchedAnswers(
    asks.filter(isOurs),
    knowledge,
    new Map(ruled.map(({ name, value }) => [name, value])),
  )
  return [
    ...ruled,
    ...asks.flatMap((ask): FieldValue[] => {
      const { field } = ask
      const answer = matched.get(field.name)
      return answer && !isDoubtful({ ...answer, ask, asks, knowledge })
        ? [{ name: field.name, label: shownLabel(field), ...answer }]
        : []
    }),
  ]
}

/** Whether a field is for the agency to fill in. */
export function isOurs(ask: Ask): boolean {
  return (
    ask.field.kind !== 'other' &&
    (ask.attribute === null || !notOurs.has(ask.attribute)) &&
    !isOfSignature(ask)
  )
}

/** What the rules fill in. */
export function ruledValues(asks: readonly Ask[], knowledge: FormKnowledge): FieldValue[] {
  const found = asks.filter(isOurs).flatMap((ask) => {
    const { field } = ask
    const value = valueOf(ask, knowledgeFor(ask, knowledge))
    return value && !isDoubtful({ ...value, ask, asks, knowledge })
      ? [{ ask, name: field.name, label: shownLabel(field), ...value }]
      : []
  })
  const filled = found.flatMap(({ ask, fromLetter, onRecord, ...each }): FieldValue[] => {
    if (fromLetter === undefined || !isClaimedTwice(ask.field, fromLetter, found)) return [each]
    return onRecord && !onRecord.isFromLetter
      ? [{ ...each, value: formatted(ask, onRecord.value), source: onRecord.source, isUncertain: true }]
      : []
  })
  const derived = derivedValues(knowledge.fields, filled)
  const isDerived = new Set(derived.map(({ name }) => name))
  return [...filled.filter(({ name }) => !isDerived.has(name)), ...derived]
}

/** What each field asks, and what is known in answer. */
export function knowledgeOf(
  fields: readonly LabeledField[],
  all: readonly KnownValue[],
  letters: readonly Letter[],
): { asks: Ask[]; knowledge: FormKnowledge } {
  const written = answeredQuestions(letters.flatMap(sentencesOf))
  const today = written.find((each) => each.written !== null)?.written ?? null
  const asked = askedFields(fields)
  const recent = changedPlaces(recentLosses(requestedRecords(all), fields, today), written)
  const records = meantRecords(recent, { asks: asked, sentences: written })
  const known = [...records, ...letterTables(letters)]
  const sentences = [...written, ...recordNotes(known)]
  const onRecord = knownFacts(known)
  const line = lineOfForm(fields, onRecord)
  const asks = asked.map((ask) => inPackage(ask, line, onRecord))
  const facts = [
    ...letterAmounts(sentences, line),
    ...letterFacts(onRecord, sentences, { people: knownPeople(known), line }),
  ]
  // What ends is the policy on record.
  const isEnding = fields.some(({ label }) => asksForEnd.test(label))
  const term = isEnding ? null : requestedTerm(facts, sentences, line)
  return {
    asks,
    knowledge: { facts, known: withoutRemoved(known, facts), sentences, fields, term, line },
  }
}

/** "Telephone (area code)": each part of a number is a field of its own; and "Any injuries? No", each answer. */
function shownLabel({ name, label, question, kind, piece }: LabeledField): string {
  if (kind === 'checkBox' && question !== '' && (yes.test(label) || no.test(label)))
    return `${question} ${label}`
  return piece === null ? label || name : `${label} (${pieceNames[piece]})`
}

const pieceNames: Readonly<Record<Piece, string>> = {
  month: 'month',
  day: 'day',
  year: 'year',
  areaCode: 'area code',
  exchange: 'exchange',
  lineNumber: 'line number',
}

/** Whether other fields take the same number of a letter, and its sentence does not name this one. */
function isClaimedTwice(
  { label, row }: LabeledField,
  { quote, index }: LetterAnswer,
  found: readonly (FoundValue & { ask: Ask })[],
): boolean {
  const named = conceptsOf(quote)
  const isNamed = conceptsOf(`${label} ${row}`).every(
    (each) => weightOf(each) < 1 || named.some((one) => isSameConcept(one, each)),
  )
  return (
    index !== undefined &&
    !isNamed &&
    found.some(
      ({ fromLetter, ask: { field } }) =>
        fromLetter?.quote === quote &&
        fromLetter.index === index &&
        (field.label !== label || field.row !== row),
    )
  )
}

/** The date beside a signature, and what the company fills in. */
function isOfSignature({ attribute, field: { name, label, beside, section } }: Ask): boolean {
  return (
    /signature/i.test(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')) ||
    /\bsignature\b|\bsigned\b/i.test(label) ||
    (/^signatures?$/i.test(section) &&
      !/^(?:name|phone|email)$/.test(attribute ?? '') &&
      !/\b(?:request|report|application)\b/i.test(label)) ||
    (/^(?:date|title)\b(?! (?:prepared|reported|requested|completed|submitted))/i.test(label) &&
      attribute !== 'written' &&
      beside.some((each) => attributeOf(each) === 'signature') &&
      !(/^title/i.test(label) && beside.some((each) => entityOf(each) === 'writer'))) ||
    /\b(?:company|office|underwriting|carrier) use\b/i.test(section)
  )
}

function valueOf(ask: Ask, knowledge: FormKnowledge): FoundValue | null {
  const { field } = ask
  if (field.kind === 'checkBox' || field.kind === 'radio' || field.kind === 'choice')
    return boxAnswer(ask, knowledge)
  const isQuestion = /\?\s*(?:y ?\/ ?n)?$/i.test(field.label) && !asksForValue.test(field.label)
  if (isQuestion || /\(y ?\/ ?n\)/i.test(field.label)) return yesOrNoText(ask, knowledge)
  const exact = knowledge.known.find(
    ({ within, label }) => within === undefined && wordsOf(label) === wordsOf(field.label) && ask.row === 0,
  )
  if (exact) return { value: exact.value, source: exact.source, isUncertain: false }
  const ofJob =
    field.kind === 'text' ? (sharesAnswer(field, knowledge) ?? jobAnswer(field, knowledge)) : undefined
  const listed = listedItem(field, knowledge.sentences) ?? ofListedItems(field, knowledge.sentences)
  const told = ofJob === undefined ? (subsAnswer(field, knowledge) ?? listed) : ofJob
  if (ofJob !== undefined || told)
    return told && { value: formatted(ask, told.value), source: told.source, isUncertain: true }
  const fact = fieldFact(ask, knowledge)
  const identity = rowIdentity(ask, knowledge.facts)
  // What a letter says of one line of several is theirs only if it names the line.
  const isSure = identity !== null || !ask.isRepeated
  const fromLetter = isSure && isOpen(ask, fact) ? letterValueOf(ask, knowledge, identity) : null
  if (fromLetter && (fact === null || (fromLetter.isPlain && isOfSize(fromLetter.value, fact.value))))
    return {
      value: formatted(ask, fromLetter.value),
      source: fromLetter.source,
      quote: fromLetter.quote,
      isUncertain: true,
      fromLetter,
      ...(fact && { onRecord: fact }),
    }
  // A letter that may say something newer makes the records doubtful.
  if (
    fromLetter &&
    fact &&
    fromLetter.index !== undefined &&
    isOfSize(fromLetter.value, fact.value) &&
    !isSame(fromLetter.value, fact.value)
  )
    return null
  if (fact) return { value: formatted(ask, fact.value), source: fact.source, isUncertain: fact.isFromLetter }
  return countAnswer(field.label, knowledge)
}

/** "Two persons approve every wire over what amount?" */
const asksForValue = /\b(?:what|how (?:many|much|often|far|high|long|did|was|were)|when|which|who|where)\b/i

/** What a letter says; for a line of a grid, only where it names what that line is about. */
function letterValueOf(
  ask: Ask,
  knowledge: FormKnowledge,
  identity: RowIdentity | null,
): LetterAnswer | null {
  const inGrid = gridRow(ask, knowledge)
  if (!inGrid) return letterAnswer(ask.field, knowledge, identity)
  const [subject] = inGrid
  if (!subject) return null
  const fromLetter = letterAnswer({ ...ask.field, row: subject.value }, knowledge, identity)
  const words = conceptsOf(fromLetter?.quote ?? '')
  return conceptsOf(subject.value).every((each) => weightOf(each) < 1 || words.includes(each))
    ? fromLetter
    : null
}

function isSame(a: string, b: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9.]/g, '')
  return plain(a) === plain(b)
}

/** Whether a number of a letter can be the newer one: 32,000 people are not the 38 employees of the records. */
function isOfSize(stated: string, known: string): boolean {
  const [a, b] = [stated, known].map((each) => Number(each.replaceAll(/[$,%]/g, '')))
  // A count says nothing of a kind of roof.
  if (Number.isNaN(a) !== Number.isNaN(b)) return false
  return !a || !b || Number.isNaN(a) || Number.isNaN(b) || (a / b < 10 && b / a < 10)
}

function yesOrNoText(ask: Ask, knowledge: FormKnowledge): FoundValue | null {
  const found = boxAnswer(
    { ...ask, field: { ...ask.field, kind: 'choice', options: ['Y', 'N'], optionLabels: ['Yes', 'No'] } },
    knowledge,
  )
  return found
}

/** What somebody wrote into the records in sentences: "Hood and duct cleaned every three months." */
function recordNotes(known: readonly KnownValue[]): Sentence[] {
  return known.flatMap(({ label, value, source }) =>
    isNote.test(label) && / \w+ \w+ /.test(value)
      ? splitSentences(value).map((text) => ({ text, page: null, letter: `${source}, notes`, written: null }))
      : [],
  )
}

const isNote = /\b(?:notes?|text|remarks?|comments?|memo)$/i
