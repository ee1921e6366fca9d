import { lineOfRow } from './affectedPolicies.ts'
import { agencyFact } from './agencyChange.ts'
import type { Ask } from './askedFields.ts'
import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import { factOf } from './factOf.ts'
import type { FormKnowledge } from './formKnowledge.ts'
import { onEveryRow } from './policyFact.ts'
import { periodMatch } from './periodMatch.ts'
import { entityOf, isContactRole, kindOf } from './entities.ts'
import { attributeOf, limitAttributes } from './fieldSubject.ts'
import { printedRow } from './printedRow.ts'
import { partsOf } from './textLabels.ts'
import { unexplained } from './unexplained.ts'
import { type Fact, holderIn, subjectOfList } from './knownFacts.ts'
import type { LabeledField } from './labeledFields.ts'
import type { KnownValue } from './knownValue.ts'
import { type RecordMatch, recordMatch } from './recordMatch.ts'

/** What is known for a field: by the vocabulary of forms, or by the words of a record's key. */
export function fieldFact(asked: Ask, knowledge: FormKnowledge): Fact | null {
  const printed = printedRow(asked, knowledge.facts)
  if (printed === null) return null
  const ask = printed === undefined ? asked : { ...asked, row: printed }
  const ofAgency = agencyFact(ask, knowledge) ?? lineOfRow(ask, knowledge.facts)
  if (ofAgency) return ofAgency
  const ofPeriod = periodMatch(ask, knowledge)
  if (ofPeriod !== undefined) return ofPeriod && recordFact(ofPeriod, ask)
  // What an accident was with is on no record.
  if (ask.entity === 'otherParty') return factOf(ask, knowledge)
  const inGrid = gridRow(ask, knowledge)
  if (inGrid) {
    const match = recordMatch({ ...ask, row: 0 }, inGrid, knowledge.line, true)
    return match && recordFact(match, ask)
  }
  const ofList = listMatch(ask, knowledge)
  if (ofList !== undefined) return ofList && recordFact({ known: ofList, score: 1 }, ask)
  const ofRow = ask.field.row !== '' && onEveryRow.has(ask.attribute ?? '')
  const own = ofRow ? recordMatch(ask, knowledge.known, knowledge.line) : null
  if (own) return recordFact(own, ask)
  // A deductible is that of the property, and not of the income.
  if (ofRow && ask.attribute !== 'causesOfLoss' && !ofProperty.test(ask.field.row)) return null
  if (ofRow && !isInsured(ask, knowledge.known)) return null
  const named = factOf(ask, knowledge)
  const fact = named && isAllAsked(ask, named, knowledge) ? named : null
  if (ask.isExact && ask.entity !== 'location') return fact
  const row = recordRow(ask, knowledge)
  if (fact || ofTerm.has(ask.attribute ?? '')) return fact
  const whole = composed(ask, knowledge, row)
  if (whole || row === null) return whole
  const match = recordMatch({ ...ask, row }, knowledge.known, knowledge.line)
  return match && recordFact(match, ask)
}

/**
 * A value of a list of the records that the vocabulary does not know, whose keys are the columns of the grid of a
 * field: "Hull material" of boats. Undefined for a field in no such grid.
 */
function listMatch({ field }: Ask, { known, fields }: FormKnowledge): KnownValue | null | undefined {
  if (field.kind !== 'text' || field.beside.length < 2) return undefined
  const columns = [field.label, ...field.beside]
  const lists = Map.groupBy(
    known.filter(({ index, within, outer }) => index !== undefined && within && outer === undefined),
    ({ within = '' }) => within,
  )
  for (const [within, list] of lists) {
    const keys = [...new Set(list.map(({ label }) => label))]
    if (holderIn({ within }) !== null || subjectOfList(list) !== null) continue
    const keyOf = assigned(columns, keys, conceptsOf(within))
    if (keyOf.size < 3 || keyOf.size * 2 <= columns.length) continue
    const isOfGrid = (other: LabeledField) =>
      other.label === field.label && other.beside.toSorted().join('|') === field.beside.toSorted().join('|')
    const row = [...new Set(list.map(({ index }) => index))][fields.filter(isOfGrid).indexOf(field)]
    const key = keyOf.get(field.label)
    return list.find(({ index, label }) => index === row && label === key) ?? null
  }
  return undefined
}

/** The key of a list for each column, the likeliest pairs first. */
function assigned(
  columns: readonly string[],
  keys: readonly string[],
  ofList: readonly string[],
): Map<string, string> {
  const pairs = columns
    .flatMap((column) => {
      const asked = conceptsOf(column).filter((each) => !ofList.includes(each))
      return keys.map((key) => {
        const own = conceptsOf(key)
        const both = asked.filter((each) => own.some((one) => isSameConcept(one, each)))
        return { column, key, score: (2 * both.length) / (asked.length + own.length) }
      })
    })
    .filter(({ score }) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score)
  const found = new Map<string, string>()
  const taken = new Set<string>()
  for (const { column, key } of pairs) {
    if (found.has(column) || taken.has(key)) continue
    found.set(column, key)
    taken.add(key)
  }
  return found
}

/** "Comp / Coll deductible" and "Year, make, model" ask for several values in one field. */
function composed(ask: Ask, knowledge: FormKnowledge, row: number | null): Fact | null {
  const { field } = ask
  // "Security contact (name and e-mail)".
  const reach = /\(\s*name(?:,| and| &|\/)\s*(e-?mail|phone)\W*\)/i.exec(field.label)?.[1]
  if (reach && field.kind === 'text') {
    const [name, at] = ['name', /^e/i.test(reach) ? 'email' : 'phone'].map((attribute) =>
      factOf({ ...ask, attribute, field: { ...field, label: attribute } }, knowledge),
    )
    return name && at ? { ...name, value: `${name.value}, ${at.value}` } : null
  }
  // "Phone, accounting contact" asks for one.
  const whose = entityOf(field.label)
  if (whose !== null && isContactRole(whose)) return null
  const parts = partsOf(field.label.replace(/\s*&\s*/, ' and '))
  if (field.kind !== 'text' || parts.length < 2 || parts.length > 3) return null
  const noun = /\S+$/.exec(field.label)?.[0] ?? ''
  const found = parts.map((part, at) => {
    const label = at === 0 && attributeOf(`${part} ${noun}`) !== null ? `${part} ${noun}` : part
    const attribute = attributeOf(label)
    const own = attribute && { ...ask, attribute, field: { ...field, label } }
    const match = own && row !== null && recordMatch({ ...own, row }, knowledge.known, knowledge.line)
    return own ? (factOf(own, knowledge) ?? (match ? recordFact(match, own) : null)) : null
  })
  const facts = found.filter((each) => each !== null)
  const [first] = facts
  // "Chevrolet Express 2500": a make that has its model in it.
  if (first?.attribute === 'make' && facts.length === 1 && /\S \S/.test(first.value) && parts.length === 2)
    return first
  if (!first || new Set(facts.map(({ attribute }) => attribute)).size < parts.length) return null
  const isMoney = limitAttributes.has(first.attribute)
  const isVehicle = facts.some(({ attribute }) => attribute === 'make')
  const values = facts.map(({ value }) =>
    isMoney && /^\d+$/.test(value) ? `$${Number(value).toLocaleString('en-US')}` : value,
  )
  return { ...first, value: values.join(isMoney ? ' / ' : isVehicle ? ' ' : ', ') }
}

/**
 * What the records have for a line of a grid in one of several like parts of a form, by its place: the coverages of
 * the second premises. Null for a field in no such grid.
 */
export function gridRow({ field, inner }: Ask, { known }: FormKnowledge): readonly KnownValue[] | null {
  if (field.block === null) return null
  const own = known.filter(
    ({ outer, within }) =>
      outer === (field.block ?? 0) - 1 && /\b(?:premises|locations?|buildings?) \w/.test(within ?? ''),
  )
  // The columns of the grid are the values of a row.
  const columns = own.filter(({ label }) =>
    field.beside.some((each) => isSameWords(conceptsOf(each), conceptsOf(label))),
  )
  if (new Set(columns.map(({ label }) => label)).size < 2) return null
  const rows = [...new Set(columns.map(({ index }) => index))].toSorted((a = 0, b = 0) => a - b)
  return own
    .filter(({ index, within }) => index === rows[inner] && columns.some((each) => each.within === within))
    .map(({ index: _, ...each }) => each)
}

function isSameWords(a: readonly string[], b: readonly string[]): boolean {
  return (
    a.every((each) => weightOf(each) < 1 || b.some((one) => isSameConcept(one, each))) &&
    a.some((each) => b.some((one) => isSameConcept(one, each)))
  )
}

/** Whether a fact is all that a label asks: "Foreign gross sales" asks for more than the sales. */
function isAllAsked(
  { field, entity, attribute, isExact }: Ask,
  fact: Fact,
  { known }: FormKnowledge,
): boolean {
  if (field.kind !== 'text' || isExact) return true
  if (attribute === 'paid' && /\breserve/i.test(field.label)) return true
  // "Vendor legal name": the form has its own word for the applicant.
  if (entity === 'insured' && attribute === 'name' && /\blegal name\b/i.test(field.label)) return true
  const isOther = attribute === 'phone' && (entity === 'insured' || entity === 'agency')
  const other = isOther
    ? conceptsOf(/\b(?:mobile|cell|fax|home)\b(?: phone)?/i.exec(field.label)?.[0] ?? '')
    : []
  // "Number of losses, past five years", "Largest loss, date": which of the losses it is about was decided before.
  const isOfLosses = attribute === 'claims' || entity === 'loss'
  const asked = isOfLosses ? field.label.replaceAll(whichLosses, '') : field.label
  const more = [...unexplained(asked), ...other].filter((each) => !ofLines.has(each))
  if (more.length === 0) return true
  const keys = known
    .filter(({ value, source }) => value === fact.value && source === fact.source)
    .flatMap(({ label, within }) => conceptsOf(`${within ?? ''} ${label}`))
  return more.every((each) => keys.some((key) => isSameConcept(key, each)))
}

const whichLosses = /\b(?:last|past|prior|previous) \w+ years\b|\b(?:largest|biggest)\b/gi

/** Words that name a line of business, which decides about the policy and not about what is asked of it. */
const ofLines: ReadonlySet<string> = new Set(
  conceptsOf(
    'general gl liability auto property umbrella excess workers compensation liquor cyber package gl el',
  ),
)

/** What the term that is asked for tells, and no record. */
const ofTerm = new Set(['effective', 'expiration', 'premium'])

/** Whether the records have anything for a line of a grid: no income insured, no causes of loss for it. */
function isInsured({ field, row }: Ask, known: readonly KnownValue[]): boolean {
  const asked = conceptsOf(field.row).filter((each) => weightOf(each) === 1)
  const named = known.filter(({ label, within }) =>
    conceptsOf(`${within ?? ''} ${label}`).some((each) => asked.includes(each)),
  )
  const isListed = known.some((each) => each.within?.includes('locations') && (each.index ?? 0) > 0)
  return named.some(({ within, index }) => !isListed || !within?.includes('locations') || index === row)
}

/** The record that belongs in a row of the form: letters take vehicles off, and add others. */
function recordRow({ entity, row }: Ask, { facts, known }: FormKnowledge): number | null {
  const name = kindOf(entity).key
  const named = facts.find((each) => each.entity === entity && each.row === row && each.attribute === name)
  if (!named) return row
  return known.find(({ value, index }) => value === named.value && index !== undefined)?.index ?? null
}

function recordFact(
  { known: { value, source, index, line, isTold } }: RecordMatch,
  { entity, attribute, field }: Ask,
): Fact {
  return {
    entity,
    attribute: attribute ?? field.label,
    value,
    source,
    row: index ?? 0,
    line: line ?? null,
    isFromLetter: isTold ?? false,
  }
}

const ofProperty = /\b(?:buildings?|contents|property|structure|improvements)\b/i
