import { asksForLender, ownEntity } from './ownEntity.ts'
import { type CodedName, codedName, hintOf } from './codedName.ts'
import { type Entity, entityOf, isContactRole, isOfRows, kindOf, scheduleOf } from './entities.ts'
import { attributeOf, generalAttributes, placeAttributes, wordsOf } from './fieldSubject.ts'
import type { LabeledField } from './labeledFields.ts'
import { lineOf } from './linesOfBusiness.ts'
import { ownAttribute } from './ownAttribute.ts'
import { premisesLine } from './premisesLine.ts'

/** What a field asks for. */
export interface Ask {
  readonly field: LabeledField
  readonly entity: Entity
  /** Null when the vocabulary does not name it. */
  readonly attribute: string | null
  /** Its row in a schedule, from 0. */
  readonly row: number
  /** Its row within its block, from 0: the second coverage of premises 1. */
  readonly inner: number
  readonly line: string | null
  /** Whether another field asks the same of another row. */
  readonly isRepeated: boolean
  /** Whether the form says whose it is: a bare "Name" may be anybody's. */
  readonly isTold: boolean
  /** Whether the name of the field says all of it: its label is prose. */
  readonly isExact: boolean
  /** Whether its row is a year of the policies before, the newest first. */
  readonly isOfHistory: boolean
}

/** Whom or what a part of a form is about by its heading alone: "UNIT 2". */
const blockEntities: Readonly<Record<string, Entity>> = {
  vehicle: 'vehicle',
  unit: 'vehicle',
  driver: 'driver',
}

const numbering =
  /(?:loc(?:ation)?|driver|vehicle|owner|individual|loss|claim|veh|drv|unit)s?\s*(?:#|no\.?)?\s*(\d)\b/i

/** What each field of a form asks for, from its label, the labels beside it, its section and its name. */
export function askedFields(fields: readonly LabeledField[]): Ask[] {
  const counts = new Map<string, number>()
  let last: { entity: Entity; attribute: string | null; label: string } | null = null
  let before: Ask | null = null
  let continued = 0
  // A form begins with the agency: until the applicant is named, phones and addresses are the agency's.
  let isOfAgency = false
  let isKnown = false
  let ofAgency: LabeledField | null = null
  const asks = fields.map((field, at): Ask => {
    const isText = field.kind === 'text' || field.kind === 'multiline'
    const hint = hintOf(field.name)
    const coded = codedName(field.name)
    const ofPremises = premisesLine(field, fields)
    if (ofPremises) return ofPremises
    if (coded?.isExact) {
      before = exactAsk(field, coded, fields)
      if (before.attribute === 'name') [isOfAgency, ofAgency] = [before.entity === 'agency', null]
      return before
    }
    const label = wordsOf(field.label)
    const isRepeated =
      field.ordinal > 0 &&
      last?.attribute === 'name' &&
      last.label === field.label &&
      (kindOf(last.entity).isSingle || /\baddress\b/i.test(field.label))
    let attribute = label === '' || isRepeated ? null : ownAttribute(field, fields[at + 1])
    if (coded?.attribute && (coded.isExact || attribute === null || attribute === 'name'))
      attribute = coded.attribute
    // "Is there a mortgage? If yes, holder ____".
    const isOfLender =
      /^if (?:yes|so)\b.*\b(?:who|whom|holder|name|lender|bank)\b/i.test(field.label) &&
      fields.slice(Math.max(0, at - 2), at).some((each) => asksForLender.test(each.label))
    if (isOfLender) attribute = 'name'
    if (attribute === null && at < 8 && /^date(?: mm dd yyyy)?$/.test(label)) attribute = 'today'
    let entity: Entity | null = null
    if (attribute === null && field.kind === 'text' && (label === '' || isRepeated)) {
      const hinted = attributeOf(hint)
      if (last && (label === '' || isRepeated) && (last.attribute === 'name' || continued > 0)) {
        attribute = hinted ?? continuation(field, fields.slice(at), continued)
        entity = last.entity
        continued++
      } else attribute = hinted
    } else continued = 0
    let found: Entity = isOfLender
      ? 'interest'
      : (coded?.entity ?? entity ?? ownEntity(field, attribute, hint))
    // All that a part for one vehicle asks is that vehicle's.
    const blockLabels = fields.flatMap((each) =>
      field.block !== null && each.block === field.block && each.blockNoun === field.blockNoun
        ? [each.label]
        : [],
    )
    const ofBlock =
      field.block === null || (found !== 'insured' && attribute !== 'garagingZip')
        ? null
        : (scheduleOf(blockLabels) ?? blockEntities[field.blockNoun] ?? null)
    const isOfPlace = /^(?:premises|loc(?:ation)?|building)$/.test(field.blockNoun)
    if (ofBlock === 'vehicle' || ofBlock === 'driver') found = ofBlock
    else if (found === 'insured' && isOfPlace && ofMoney.has(attribute ?? '')) found = 'location'
    else if (
      found === 'insured' &&
      placeAttributes.has(attribute ?? '') &&
      blockLabels.some((each) => /\b(?:premises|location|bldg|building)\b/i.test(each))
    )
      found = 'location'
    // "Inspection contact ____ Phone ____": the phone is the contact's.
    const isNextToContact =
      before &&
      (field.beside.includes(before.field.label) ||
        (isContactRole(before.entity) && (before.entity === 'inspection' || before.field.x === field.x)))
    if (
      before &&
      isNextToContact &&
      entityOf(field.label) !== 'insured' &&
      /^(?:insured|loss|policy)$/.test(found) &&
      /^(?:phone|email|title|reason)$/.test(attribute ?? '')
    )
      found = before.entity
    // "Interest of bank or lessor ____ Name and address ____" in the part for a vehicle.
    if (before?.entity === 'interest' && found === 'vehicle' && generalAttributes.has(attribute ?? ''))
      found = 'interest'
    const leftRoles = new Set(field.left.flatMap((each) => roleOf(each) ?? []))
    const [leftRole] = leftRoles.size === 1 ? leftRoles : []
    if (
      leftRole &&
      found === 'insured' &&
      /^(?:phone|email)$/.test(attribute ?? '') &&
      entityOf(field.label) === null
    )
      found = leftRole
    const isNamed = attribute === 'name' || attribute === 'nameAndAddress'
    isKnown ||= isNamed && found === 'insured'
    if (isNamed && (found === 'agency' || found === 'insured')) isOfAgency = found === 'agency' && !isKnown
    if (isNamed && found === 'agency') ofAgency = field
    // The agency and the applicant may be side by side.
    const isBeneathAgency =
      ofAgency !== null && ofAgency.x === field.x && ofAgency.section === field.section && !isNamed
    if (ofAgency && ofAgency.section !== field.section) ofAgency = null
    if (
      (isOfAgency || isBeneathAgency) &&
      found === 'insured' &&
      entityOf(field.label) !== 'insured' &&
      (attribute === null ? isText : isOfReach(attribute))
    )
      found = 'agency'
    if (field.kind === 'text' && continued === 0) last = { entity: found, attribute, label: field.label }
    // "Present liquor carrier ____ Policy number ____": the number is that policy's.
    const mate = before?.field.label
    const isMateAlone = fields.filter((each) => each.label === mate).length === 1
    const ofMate =
      before?.entity === 'policy' && field.left.some((each) => each === mate) && isMateAlone
        ? before.line
        : null
    const line =
      found === 'policy' && attribute !== 'liquorLimit'
        ? (namedLine(field.label) ??
          usualLine(attribute, fields) ??
          underlyingLine(attribute, field.section) ??
          lineOf(field.section.split(' | ').at(-1) ?? '') ??
          lineOf(field.label) ??
          ofMate)
        : null
    const numbers = new Set([field.label, ...field.beside].flatMap((each) => numbering.exec(each)?.[1] ?? []))
    const numbered =
      numbering.exec(field.label)?.[1] ??
      (found === 'interest' ? undefined : field.block) ??
      (numbers.size === 1 && found === 'location' ? [...numbers][0] : undefined)
    const key = `${found} ${attribute ?? label} ${found === 'insured' && (ofMoney.has(attribute ?? '') || isOnePhone.test(label)) ? label : ''} ${line ?? ''} ${field.row} ${kindOf(found).isSingle || found === 'policy' ? field.section.split(' | ')[0] : ''} ${field.piece ?? ''} ${isText ? '' : `${field.question} ${field.label}`}`
    // "Premises 1, row 2": the rows of a grid go on over the premises.
    const isOfGrid = /\brow \d/i.test(field.section)
    const row =
      numbered && !(coded && isOfGrid)
        ? Number(numbered) - 1
        : coded && (isOfGrid || isOfRows(found))
          ? coded.row
          : (counts.get(key) ?? 0)
    counts.set(key, (counts.get(key) ?? 0) + 1)
    const gridRow = /\brow (\d+)/i.exec(field.section)?.[1]
    const innerKey = `${field.block} ${field.label} ${field.question}`
    const inner = gridRow ? Number(gridRow) - 1 : (counts.get(innerKey) ?? 0)
    counts.set(innerKey, (counts.get(innerKey) ?? 0) + 1)
    const isSame = (other: LabeledField) =>
      other !== field &&
      unnumbered(other.label) === unnumbered(field.label) &&
      other.question === field.question &&
      other.row === field.row
    before = {
      field,
      entity: found,
      attribute,
      row,
      inner,
      line,
      isRepeated: fields.some(isSame),
      isTold:
        found !== 'insured' ||
        Boolean(coded?.entity) ||
        isToldOfInsured.test(wordsOf(`${field.label} ${field.section} ${hint}`)),
      isExact: false,
      isOfHistory: false,
    }
    return before
  })
  return asks.map((ask) => inSchedule(ask, asks))
}

/** "Date of loss (2)" asks the same of the second loss. */
function unnumbered(label: string): string {
  return label.replace(/ \(\d\)$/, '')
}

/** What only workers compensation has, where a form asks for it once. */
function usualLine(attribute: string | null, fields: readonly LabeledField[]): string | null {
  const isOwn = /^(?:experienceMod|elAccident|elDisease\w+)$/.test(attribute ?? '')
  return isOwn && fields.filter(({ label }) => attributeOf(label) === attribute).length === 1
    ? 'WORKERS_COMPENSATION'
    : null
}

/** What lies under an umbrella has the limits of its own line, whatever the umbrella is to have. */
function underlyingLine(attribute: string | null, section: string): string | null {
  if (!/\bunderlying\b/i.test(section)) return null
  if (/^(?:eachOccurrence|generalAggregate|productsAggregate|personalInjury)$/.test(attribute ?? ''))
    return 'GENERAL_LIABILITY'
  return attribute === 'csl' ? 'COMMERCIAL_AUTO' : null
}

/** The line of a policy that a label itself names: "GL policy number" on an application for an umbrella. */
function namedLine(label: string): string | null {
  return /\b(?:carrier|insurer|insurance company|policy|limit|occurrence|aggregate|accident|premium|effective|exp\w*)\b/i.test(
    label,
  )
    ? lineOf(label)
    : null
}

/** What a field name of ACORD's own forms asks, whatever the text around the field. */
function exactAsk(field: LabeledField, coded: CodedName, fields: readonly LabeledField[]): Ask {
  const isOfLosses =
    /LossHistory_/.test(field.name) && fields.some(({ name }) => name.includes('LossHistory_ClaimCount'))
  const entity = isOfLosses ? 'policy' : (coded.entity ?? 'insured')
  return {
    field,
    entity,
    attribute: coded.attribute,
    row: coded.row,
    inner: 0,
    line: entity === 'policy' ? (lineOf(hintOf(field.name)) ?? lineOf(field.row)) : null,
    isRepeated: coded.row > 0 || fields.some((each) => each !== field && pathOf(each) === pathOf(field)),
    isTold: true,
    isExact: true,
    isOfHistory: isOfLosses || field.name.includes('PriorCoverage_'),
  }
}

/** The name of a coded field without its row. */
function pathOf({ name }: LabeledField): string {
  return name.replace(/_[A-Z](?:\[\d+\])?$/, '')
}

const isToldOfInsured =
  /insured|applicant|account|employer|business|company|mailing|legal|organi[sz]ation|client|customer|proposer|policy ?(?:holder|owner)/

/** What forms ask for last year and for the next. */
const ofMoney: ReadonlySet<string> = new Set(['revenue', 'payroll', 'employees'])

/** An office phone and a mobile phone are no rows of a list. */
const isOnePhone = /\b(?:office|mobile|cell|fax)\b/

/** A box on a line of a schedule is about what that line is about. */
function inSchedule(ask: Ask, asks: readonly Ask[]): Ask {
  if (ask.field.kind !== 'checkBox' && ask.field.kind !== 'radio') return ask
  const mate = asks.find(
    ({ field, entity }) => ask.field.mates.includes(field.name) && entity !== 'location' && isOfRows(entity),
  )
  return mate ? { ...ask, entity: mate.entity, row: mate.row } : ask
}

/** How to reach somebody whose name is not asked again. */
function isOfReach(attribute: string): boolean {
  return generalAttributes.has(attribute) && !/name|title/i.test(attribute)
}

/** The role of the person whom a label asks for: "Safety contact". */
function roleOf(label: string): Entity | null {
  const entity = entityOf(label)
  return entity !== null && isContactRole(entity) ? entity : null
}

/** The lines under a name: street, and then city, state and ZIP together or apart. */
function continuation(field: LabeledField, rest: readonly LabeledField[], at: number): string {
  const left = rest.findIndex((each) => each.label !== '' && each.label !== field.label)
  const open = left === -1 ? rest.length : left
  if (at === 0) return open > 1 ? 'line1' : 'address'
  if (at === 1) return open > 1 ? 'city' : 'cityStateZip'
  return at === 2 ? 'state' : 'zip'
}
