import { answeredQuestions } from './answeredQuestions.ts'
import { type Ask, askedFields } from './askedFields.ts'
import { boxAnswer } from './boxAnswer.ts'
import type { FieldDoubt, FieldValue, FormKnowledge, FoundValue } from './formKnowledge.ts'
import { formatted } from './formatted.ts'
import { doubtOf, unlike } from './isDoubtful.ts'
import { isOfSignature } from './isOfSignature.ts'
import { isOpen } from './isOpen.ts'
import { derivedValues } from './derivedValues.ts'
import { fieldFact, gridRow } from './fieldFact.ts'
import { wordsOf } from './fieldSubject.ts'
import { knownFacts } from './knownFacts.ts'
import { countAnswer } from './countAnswer.ts'
import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import type { KnownValue } from './knownValue.ts'
import { noneTold } from './noneTold.ts'
import { asksForValue } from './matching/matchModel.ts'
import { matchedAnswers } from './matching/matchedAnswers.ts'
import type { Piece } from './fieldPieces.ts'
import type { LabeledField } from './labeledFields.ts'
import { letterAmounts } from './letterAmounts.ts'
import { letterAnswer } from './letterAnswer.ts'
import { letterFacts } from './letterFacts.ts'
import { listedItem, ofListedItems } from './listedItems.ts'
import { letterTables } from './letterTables.ts'
import { type Letter, type LetterAnswer, recordNotes, sentencesOf } from './letterSentences.ts'
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
import { requestedLimit } from './requestedLimit.ts'
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
  return formAnswers(fields, all, letters).values
}

/** The values of a form, and why what was found for the other fields is not filled in. */
export function formAnswers(
  fields: readonly LabeledField[],
  all: readonly KnownValue[],
  letters: readonly Letter[],
): { values: FieldValue[]; doubts: FieldDoubt[] } {
  const { asks, knowledge } = knowledgeOf(fields, all, letters)
  const { values: ruled, doubts } = ruledAnswers(asks, knowledge)
  const { answers: matched, rivals } = matchedAnswers(
    asks.filter(isOurs),
    knowledge,
    new Map(ruled.map(({ name, value }) => [name, value])),
  )
  const values = [...ruled]
  for (const ask of asks) {
    const answer = matched.get(ask.field.name)
    const rival = answer ? undefined : rivals.get(ask.field.name)
    if (rival?.doubt !== undefined) doubts.push(doubted(ask, rival, rival.doubt))
    if (!answer) continue
    const reason = doubtOf({ ...answer, ask, asks, knowledge })
    if (reason === null) values.push({ name: ask.field.name, label: shownLabel(ask.field), ...answer })
    else doubts.push(doubted(ask, answer, reason))
  }
  const isFilled = new Set(values.map(({ name }) => name))
  // The first doubt about a field tells enough.
  const first = new Map(doubts.toReversed().map((each) => [each.name, each]))
  return {
    values,
    doubts: [...first.values()]
      .toReversed()
      .filter(({ name, reason }) => !isFilled.has(name) && reason !== unlike),
  }
}

function doubted({ field }: Ask, { value, source, quote }: FoundValue, reason: string): FieldDoubt {
  return {
    name: field.name,
    label: shownLabel(field),
    value: String(value),
    source,
    reason,
    ...(quote !== undefined && { quote }),
  }
}

/** Whether a field is for the agency to fill in. */
export function isOurs(ask: Ask): boolean {
  return (
    ask.field.kind !== 'other' &&
    (ask.attribute === null || !notOurs.has(ask.attribute)) &&
    !isOfSignature(ask)
  )
}

/** What the rules fill in, and what they found and doubt. */
export function ruledAnswers(
  asks: readonly Ask[],
  knowledge: FormKnowledge,
): { values: FieldValue[]; doubts: FieldDoubt[] } {
  const doubts: FieldDoubt[] = []
  const found = asks.filter(isOurs).flatMap((ask) => {
    const value = valueOf(ask, knowledgeFor(ask, knowledge))
    if (!value) return []
    const reason = value.doubt ?? doubtOf({ ...value, ask, asks, knowledge })
    if (reason === null) return [{ ask, name: ask.field.name, label: shownLabel(ask.field), ...value }]
    doubts.push(doubted(ask, value, reason))
    return []
  })
  const filled = found.flatMap(({ ask, fromLetter, onRecord, ...each }): FieldValue[] => {
    if (fromLetter === undefined || !isClaimedTwice(ask.field, fromLetter, found)) return [each]
    if (onRecord && !onRecord.isFromLetter)
      return [{ ...each, value: formatted(ask, onRecord.value), source: onRecord.source, isUncertain: true }]
    doubts.push(doubted(ask, each, 'the letter may mean it for another field'))
    return []
  })
  const derived = derivedValues(knowledge.fields, filled)
  const isDerived = new Set(derived.map(({ name }) => name))
  return { values: [...filled.filter(({ name }) => !isDerived.has(name)), ...derived], doubts }
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
  const wanted = requestedLimit(field, knowledge.sentences)
  if (wanted && ask.row === 0) return { ...wanted, value: formatted(ask, wanted.value), isUncertain: true }
  const fact = fieldFact(ask, knowledge)
  const none =
    fact === null && ask.row === 0 && !ask.isRepeated && field.row === '' && field.block === null
      ? noneTold(field, knowledge.sentences)
      : null
  if (none) return { value: none.value, source: none.source, quote: none.quote, isUncertain: true }
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
    return {
      value: formatted(ask, fact.value),
      source: fact.source,
      isUncertain: true,
      doubt: `the letter may say ${fromLetter.value} instead`,
    }
  if (fact) return { value: formatted(ask, fact.value), source: fact.source, isUncertain: fact.isFromLetter }
  return countAnswer(field.label, knowledge)
}

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
