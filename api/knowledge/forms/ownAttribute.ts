import { attributeOf, wordsOf } from './fieldSubject.ts'
import type { LabeledField } from './labeledFields.ts'
import { isInWriterPart } from './ownEntity.ts'
import { changeOfPart, isActionColumn } from './partChange.ts'
import { asksForEnd, asksForLaterPhone, asksForNewCarrier, asksForSite } from './requestSubjects.ts'
import { type Entity, entityOf, isContactRole, isScheduleOfPlaces, scheduleOf } from './entities.ts'

/** Short labels under a heading of losses. */
const lossColumns: Readonly<Record<string, string>> = {
  date: 'lossDate',
  amount: 'paid',
  description: 'lossDescription',
  type: 'lossDescription',
  'open or closed': 'claimStatus',
  injury: 'lossDescription',
  'total incurred': 'incurred',
  incurred: 'incurred',
  line: 'lossLine',
}

/** "Location to be insured", "Head office" and "Principal place of business" ask where that is. */
const asksWhere =
  /^(?:(?:primary|main|principal|physical|insured|covered|risk|business|office) )*(?:location|premises|head ?office|headquarters|(?:main|home|principal|registered) office|place of business)(?: (?:to be )?(?:insured|covered))?(?: location)?$/

export function ownAttribute(field: LabeledField, next: LabeledField | undefined): string | null {
  const words = wordsOf(field.label)
  // "No" in answer to a question is no number.
  if (field.kind === 'checkBox' && /^(?:yes|no|y|n)$/.test(words) && field.question !== '')
    return attributeOf(field.question) === 'sprinklers' && !/\b(?:all|each|every)\b/i.test(field.question)
      ? 'sprinklers'
      : null
  // "No losses have occurred from 12:01 AM on ____ until ____": the blanks of a sentence are no term of a policy.
  if (
    /^(?:from|to|until)$/.test(words) &&
    /^I (?:certify|state|declare|warrant)\b/i.test(field.section.split(' | ').at(-1) ?? '')
  )
    return null
  // Machines may stay elsewhere than the office.
  if (/\b(?:equipment|machin\w+|tools|stock|inventory|boats?)\b.*\b(?:kept|stored)\b/.test(words)) return null
  if (/^date(?: mm dd yyyy)?$/.test(words) && isBesideWriter(field)) return 'written'
  if (
    changeOfPart(field.section) === 'removed' &&
    /^(?:date|unit|vehicle(?! (?:identification|id|vin|serial|make|model|year)))\b/.test(words)
  )
    return words.startsWith('date') ? 'date' : /\b(?:number|no)\b/.test(words) ? 'number' : 'unit'
  if (/\bloss|\bclaim(?!s[- ]made)/i.test(field.section)) {
    const ofLoss = lossColumns[words]
    const isRow = field.beside.some((each) => /\bdate\b/i.test(each)) || words.startsWith('date')
    if (ofLoss && (isRow || !/incurred/.test(words))) return ofLoss
  }
  // "Amount" beside "Business personal property" on a line of a grid.
  if (/^(?:amount|limit)(?: of insurance)?$/.test(words)) {
    const ofThing = attributeOf(`${field.section.split(' | ').at(-1) ?? ''} amount`)
    if (ofThing && ['buildingLimit', 'contents', 'businessIncome'].includes(ofThing)) return ofThing
  }
  // "Bldg" numbers a building in a schedule of them, and "Business income" is an amount.
  if (isScheduleOfPlaces(field)) {
    if (/^bldg\W*$/i.test(field.label.trim())) return 'buildingNumber'
    if (/^building$/.test(words)) return 'buildingLimit'
    if (/^business income\b/.test(words)) return 'businessIncome'
  }
  if (field.piece !== null && /^(?:mm|dd|yyyy)$/.test(words)) return 'birth'
  // "Mailing address, city" asks for the city.
  const part = /^(?!.*\b(?:street|city|state)\b.*,).*,\s*(street|city|state|county|zip)(?: code)?$/i.exec(
    field.label,
  )?.[1]
  if (part) return attributeOf(part)
  if (isActionColumn(field)) return 'action'
  // What a letter says of a job, of the end of a policy and of afterwards is on no record.
  if ([asksForEnd, asksForSite, asksForLaterPhone, asksForNewCarrier].some((each) => each.test(field.label)))
    return null
  if (/^(?:check )?payable to\b|^payee$/.test(words)) return 'name'
  if (/^(?:mail|send)(?: (?:it|check|refund))? to\b/.test(words)) return 'address'
  if (/\brelationship (?:of|to|with|between)\b/.test(words)) return null
  // "If yes, name ____ Unit ____": where somebody lives.
  if (words === 'unit' && field.left.some((each) => /\bname\b/i.test(each))) return null
  if (words === 'value' && scheduleOf(field.beside) === 'vehicle') return 'costNew'
  if (words === 'code' && scheduleOf(field.beside) !== 'class') return null
  if (/\blicen[sc]e\b.*\bexpir|\bexpir.*\blicen[sc]e\b/.test(words)) return null
  if (/^name of .*\b(?:contractor|vendor)\b/.test(words)) return null
  if (/\bname\b.*\baddress\b/.test(words))
    return next?.label === '' || next?.label === field.label ? 'name' : 'nameAndAddress'
  if (/\bstreet\b/.test(words) && !/\b(?:city|state|zip)\b/.test(words)) return 'line1'
  // "Location ____" without a street beside it asks where it is.
  const isWhere = asksWhere.test(words) && field.kind === 'text' && field.row === ''
  const isPlain = /^(?:location|premises)$/.test(words)
  if (isWhere && !(isPlain && field.beside.some((each) => /address|street|\bvin\b|class/i.test(each))))
    return 'address'
  if (/\b(?:prepared|requested|reported|submitted|completed|made|filled (?:in|out)) by$/.test(words))
    return field.kind === 'text' && entityOf(field.label) === 'writer' ? 'name' : null
  const ofChange = changeAttribute(field, words)
  if (ofChange) return ofChange
  const attribute = attributeOf(field.label)
  // "Safety officer" asks who that is.
  const whose = entityOf(field.label)
  if (attribute === null && field.kind === 'text' && whose !== null && isContactRole(whose)) return 'name'
  // "Driver of other vehicle ____ Owner, if different ____".
  if (attribute === null && field.kind === 'text' && whose === 'otherParty' && /\bdriver\b/.test(words))
    return 'name'
  if (
    /^owner\b/.test(words) &&
    [...field.beside, field.section].some((each) => entityOf(each) === 'otherParty') &&
    field.kind === 'text'
  )
    return 'owner'
  // A question asks for no name.
  return attribute === 'name' && field.label.endsWith('?') ? null : attribute
}

/** What a line about a driver who left, or about an accident of one, asks. */
function changeAttribute({ label, kind, beside }: LabeledField, words: string): string | null {
  if (kind !== 'text') return null
  const own = entityOf(label)
  if (own === 'incident' || (own === 'removedDriver' && attributeOf(label) === null)) return 'name'
  const isBeside = (entity: Entity) => beside.some((each) => entityOf(each) === entity)
  if (isBeside('incident'))
    return words.startsWith('date')
      ? 'lossDate'
      : /^what|descri|details/.test(words)
        ? 'lossDescription'
        : null
  return isBeside('removedDriver') && /^(?:last day|date)\b(?!.*birth)/.test(words) ? 'date' : null
}

/** "Prepared by ____ Date ____", unless the date follows a signature. */
function isBesideWriter(field: LabeledField): boolean {
  if (field.left.some((each) => attributeOf(each) === 'signature')) return false
  return isInWriterPart(field) || field.left.some((each) => entityOf(each) === 'writer')
}
