import type { Ask } from './askedFields.ts'
import { conceptsOf, weightOf } from './concepts.ts'
import { factOf, type FormKnowledge, onEveryRow } from './factOf.ts'
import type { Entity } from './fieldSubject.ts'
import type { Fact } from './knownFacts.ts'
import type { KnownValue } from './knownValue.ts'
import { type RecordMatch, recordMatch } from './recordMatch.ts'

/** What is known for a field: by the vocabulary of forms, or by the words of a record's key. */
export function fieldFact(ask: Ask, knowledge: FormKnowledge): Fact | null {
  const ofRow = ask.field.row !== '' && onEveryRow.has(ask.attribute ?? '')
  const own = ofRow ? recordMatch(ask, knowledge.known, knowledge.line) : null
  if (own) return recordFact(own, ask)
  // A deductible is that of the property, and not of the income.
  if (ofRow && ask.attribute !== 'causesOfLoss' && !ofProperty.test(ask.field.row)) return null
  if (ofRow && !isInsured(ask, knowledge.known)) return null
  const fact = factOf(ask, knowledge)
  const row = recordRow(ask, knowledge)
  if (fact || ofTerm.has(ask.attribute ?? '') || row === null) return fact
  const match = recordMatch({ ...ask, row }, knowledge.known, knowledge.line)
  return match && recordFact(match, ask)
}

/** What the term that is asked for tells, and no record. */
const ofTerm = new Set(['effective', 'expiration'])

/** Whether the records have anything for a line of a grid: no income insured, no causes of loss for it. */
function isInsured({ field, row }: Ask, known: readonly KnownValue[]): boolean {
  const asked = conceptsOf(field.row).filter((each) => weightOf(each) === 1)
  const named = known.filter(({ label, within }) =>
    conceptsOf(`${within ?? ''} ${label}`).some((each) => asked.includes(each)),
  )
  const isListed = known.some((each) => each.within?.includes('locations') && (each.index ?? 0) > 0)
  return named.some(({ within, index }) => !isListed || !within?.includes('locations') || index === row)
}

const naming: Partial<Record<Entity, string>> = { vehicle: 'vin', driver: 'name', class: 'classCode' }

/** The row of the records that stands in a row of the form: letters take vehicles off, and add others. */
function recordRow({ entity, row }: Ask, { facts, known }: FormKnowledge): number | null {
  const name = naming[entity]
  const named = facts.find((each) => each.entity === entity && each.row === row && each.attribute === name)
  if (!named) return row
  return known.find(({ value, index }) => value === named.value && index !== undefined)?.index ?? null
}

function recordFact(
  { known: { value, source, index, line } }: RecordMatch,
  { entity, attribute, field }: Ask,
): Fact {
  return {
    entity,
    attribute: attribute ?? field.label,
    value,
    source,
    row: index ?? 0,
    line: line ?? null,
    isFromLetter: false,
  }
}

const ofProperty = /\b(?:buildings?|contents|property|structure|improvements)\b/i
