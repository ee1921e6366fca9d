import {
  type Entity,
  entityOf,
  isOfPolicies,
  isScheduleOfPlaces,
  scheduleOf,
  usualEntity,
} from './entities.ts'
import { attributeOf, generalAttributes, placeAttributes } from './fieldSubject.ts'
import type { LabeledField } from './labeledFields.ts'
import { changeOfPart } from './partChange.ts'

/** What else could belong to anybody: its section tells whose it is. */
const general = new Set(['number', 'year', 'date', 'fullTime', 'partTime'])

/** What a schedule of buildings asks of each. */
const ofPlaces: ReadonlySet<string> = new Set([
  ...placeAttributes,
  ...'buildingLimit contents businessIncome revenue'.split(' '),
])

/** "Does a bank or finance company have an interest?" */
export const asksForLender =
  /^(?=.*\?).*\b(?:mortgage|liens?|lienholder|bank|finance company|lender|financed|loss payee)\b/i

/** Whether the heading above a field, other than the name of the form, says that all in it is about something. */
function isOfPart({ section, title }: LabeledField, entity: Entity): boolean {
  return section.split(' | ').some((part) => part !== title && entityOf(part) === entity)
}

/** Whether a field is about who fills in the form, by the heading above it. */
export function isInWriterPart(field: LabeledField): boolean {
  return isOfPart(field, 'writer')
}

/** "E. Prepared by" above a field, or "Prepared by ____" before the phone of whoever that is. */
function isOfWriter(field: LabeledField, attribute: string): boolean {
  const isBeside = (labels: readonly string[]) => labels.some((each) => entityOf(each) === 'writer')
  return (
    entityOf(field.label) === 'writer' ||
    isInWriterPart(field) ||
    (attribute === 'title' && isBeside(field.beside)) ||
    (/^(?:phone|email)$/.test(attribute) && entityOf(field.label) === null && isBeside(field.left))
  )
}

export function ownEntity(field: LabeledField, attribute: string | null, hint: string): Entity {
  const fromLabel = entityOf(field.label.replace(/\bas (?:it|they) (?:is|are|should|must|will)\b.*$/i, ''))
  const isOfInterest = attribute === 'loanNumber' || (attribute !== null && generalAttributes.has(attribute))
  if (isOfInterest && (fromLabel === 'removedInterest' || isOfPart(field, 'removedInterest')))
    return 'removedInterest'
  if (attribute !== null && generalAttributes.has(attribute) && isOfPart(field, 'presentAgency'))
    return 'presentAgency'
  if (fromLabel === 'interest' && attribute === 'name') return 'interest'
  if (attribute === 'written') return 'writer'
  // "Named insured ____ Policy number ____": whoever is insured is not a column of the policy.
  if (fromLabel === 'insured' && attribute === 'name' && /\binsured\b|\bapplicant\b/i.test(field.label))
    return 'insured'
  // "Report made by ____ Title ____".
  if (attribute === null && /\bby(?: \([^)]*\))?$/i.test(field.label)) return 'insured'
  if (attribute !== null && generalAttributes.has(attribute) && isOfWriter(field, attribute)) return 'writer'
  if (attribute === 'title' && field.beside.some((each) => /\bcontact(?: \([^)]*\))?$/i.test(each)))
    return 'insured'
  const isOfRefund = fromLabel === 'refund' || isOfPart(field, 'refund')
  if (isOfRefund && (attribute === 'name' || placeAttributes.has(attribute ?? ''))) return 'refund'
  // Where a certificate is to be sent.
  if (attribute === 'email' && /\bdelivery\b|\bsend\b|\bdistribution\b/i.test(field.section))
    return 'interest'
  if (isOfPart(field, 'employee') && (fromLabel === null || fromLabel === 'driver')) return 'employee'
  const isOfOther =
    fromLabel === 'otherParty' ||
    isOfPart(field, 'otherParty') ||
    (attribute === 'owner' && field.beside.some((each) => entityOf(each) === 'otherParty'))
  if (isOfOther && attribute !== null && attribute !== 'ownership') return 'otherParty'
  const special = fromLabel !== null && !['insured', 'policy', 'class'].includes(fromLabel)
  const schedule = field.beside.length > 0 ? scheduleOf([field.label, ...field.beside]) : null
  const isGeneral = attribute !== null && (generalAttributes.has(attribute) || general.has(attribute))
  const isBeside = (entity: Entity) => field.beside.some((each) => entityOf(each) === entity)
  if (isBeside('removedVehicle') && attribute === 'reason') return 'removedVehicle'
  if (isBeside('removedDriver') && /^(?:reason|date)$/.test(attribute ?? '')) return 'removedDriver'
  if (
    fromLabel === 'incident' ||
    (isBeside('incident') && /^loss(?:Date|Description)$/.test(attribute ?? ''))
  )
    return 'incident'
  const change = changeOfPart(field.section)
  const isOfDriver = /\bdrivers?\b/i.test(field.section)
  if (change === 'removed') return isOfDriver ? 'removedDriver' : 'removedVehicle'
  if (fromLabel === 'removedVehicle' || fromLabel === 'otherInsured') return fromLabel
  if (
    schedule &&
    schedule !== 'policy' &&
    (isGeneral || attribute === null || attribute === 'number' || !isOfPolicies(attribute))
  )
    return schedule
  if (special && (isGeneral || attribute === 'licenseNo')) return fromLabel
  // What a vehicle's own row asks of its cover is the vehicle's.
  const isOfVehicle = schedule === 'vehicle' || (change === 'added' && !isOfDriver)
  if (isOfVehicle && /^(?:comp|coll)Deductible$/.test(attribute ?? '')) return 'vehicle'
  if (placeAttributes.has(attribute ?? '') && field.beside.some((each) => attributeOf(each) === 'number'))
    return 'location'
  if ((attribute === null || ofPlaces.has(attribute)) && isScheduleOfPlaces(field)) return 'location'
  if (
    attribute === 'paid' &&
    /\bloss|\bclaim(?!s[- ]made)/i.test(field.section) &&
    /^amount$/i.test(field.label)
  )
    return 'loss'
  const usual = usualEntity(attribute)
  if (
    schedule &&
    (isGeneral ||
      attribute === null ||
      ['payroll', 'paid', 'reserved', 'premium', 'expiration', 'carrier', 'effective'].includes(attribute))
  )
    return schedule
  if (usual) return usual
  if (fromLabel === 'insured') return 'insured'
  if (isGeneral || (attribute === 'licenseNo' && isOfDriver)) {
    for (const part of field.section.split(' | ').toReversed()) {
      // What a form is called says nothing of whose a field is.
      const found = part === field.title ? null : entityOf(part)
      if (found && found !== 'policy' && found !== 'class') return found
    }
    const hinted = hint === '' ? null : entityOf(hint)
    if (hinted) return hinted
  }
  // "Agency code" is no code of the applicant.
  return fromLabel === 'policy' ||
    (fromLabel === 'agency' && (attribute === null || attribute === 'customerId'))
    ? fromLabel
    : 'insured'
}
