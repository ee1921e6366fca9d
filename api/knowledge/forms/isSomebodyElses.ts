import { generalAttributes } from './fieldSubject.ts'
import type { Filling } from './isDoubtful.ts'
import { changeOfPart, knowledgeFor } from './partChange.ts'

/** The part for a new driver, for whoever was hurt or for whoever prepares a form takes nothing of others. */
export function isSomebodyElses(filling: Filling, value: string): boolean {
  const { ask, knowledge } = filling
  const { attribute, entity, field } = ask
  if (isOurs(filling, value)) return true
  // Without a word of one who leaves, there is none.
  if (/^removed/.test(entity)) return !knowledge.facts.some((each) => each.entity === entity)
  const isOfOne =
    /^(?:writer|employee|refund)$/.test(entity) ||
    (entity === 'driver' && changeOfPart(field.section) === 'added')
  if (!isOfOne || field.piece !== null || !generalAttributes.has(attribute ?? '')) return false
  const isOwn = knowledgeFor(ask, knowledge).facts.some(
    (each) => each.entity === entity && each.value === value,
  )
  return !isOwn && knowledge.facts.some((each) => each.entity !== entity && each.value === value)
}

/** What is asked of the other vehicle or driver is not the insured's. */
function isOurs({ ask: { field }, knowledge: { facts } }: Filling, value: string): boolean {
  const others = /\b(?:other|adverse|third) (?:vehicles?|drivers?|part(?:y|ies)|autos?|cars?)\b/i
  return (
    others.test(`${field.section} ${field.row} ${field.label}`) &&
    facts.some((each) => /^(?:insured|policy|agency)$/.test(each.entity) && each.value === value)
  )
}
