import { attributeOf, generalAttributes } from './fieldSubject.ts'
import type { Filling } from './isDoubtful.ts'
import { mobile } from './isOtherPhone.ts'
import { changeOfPart, knowledgeFor } from './partChange.ts'

/** The part for a new driver, for whoever was hurt or for whoever prepares a form takes nothing of others. */
export function isSomebodyElses(filling: Filling, value: string): boolean {
  const { ask, knowledge } = filling
  const { attribute, entity, field } = ask
  if (isOurs(filling, value) || isAnybodys(filling, value)) return true
  // Without a word of what leaves or happened, there is none.
  if (entity.startsWith('removed') || entity === 'incident')
    return !knowledge.facts.some((each) => each.entity === entity)
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
    facts.some(
      (each) => /^(?:insured|policy|agency|vehicle|driver)$/.test(each.entity) && each.value === value,
    )
  )
}

/** A bare "Name" after the applicant's own is somebody else's. */
function isAnybodys(
  { ask: { field, attribute, entity, isTold }, asks, knowledge: { facts } }: Filling,
  value: string,
): boolean {
  // The name of a boat is nobody's.
  const isApplicants = facts.some(
    (each) => (each.entity === 'insured' || each.entity === 'location') && each.value === value,
  )
  if (!isApplicants) return false
  // The rest of a phone number belongs to its area code.
  if (field.piece !== null && field.piece !== 'areaCode') return false
  if (isTold || entity !== 'insured' || !generalAttributes.has(attribute ?? '')) return false
  if (field.beside.some((each) => attributeOf(each) === 'contact')) return false
  // A mobile phone beside the office phone is the applicant's too.
  if (
    attribute === 'phone' &&
    mobile.test(field.label) &&
    field.beside.some((each) => /\boffice\b/i.test(each))
  )
    return false
  const at = asks.findIndex((each) => each.field === field)
  return asks.slice(0, at).some((each) => each.entity === 'insured' && each.attribute === attribute)
}
