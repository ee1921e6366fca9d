import type { Ask } from './askedFields.ts'
import { conceptsOf, weightOf } from './concepts.ts'
import { attributeOf, limitAttributes, placeAttributes } from './fieldSubject.ts'
import type { FormKnowledge, FoundValue } from './formKnowledge.ts'
import type { KnownValue } from './knownValue.ts'
import { isContradicted } from './isContradicted.ts'
import { isPlausible } from './recordMatch.ts'
import { isSomebodyElses } from './isSomebodyElses.ts'
import { isNoDescription } from './isNoDescription.ts'
import { isOneOfSeveral, isWithoutUnit } from './isOneOfSeveral.ts'
import { isNotRenewed } from './isNotRenewed.ts'
import { isOfOtherTime } from './isOfOtherTime.ts'
import { isOpposed } from './isOpposed.ts'
import { isOtherKind } from './isOtherKind.ts'
import { isOutdated } from './isOutdated.ts'
import { isReplaced } from './isReplaced.ts'
import { isOtherPhone } from './isOtherPhone.ts'
import { isOfOtherRow } from './rowIdentity.ts'

export interface Filling extends FoundValue {
  readonly ask: Ask
  /** All that the form asks. */
  readonly asks: readonly Ask[]
  readonly knowledge: FormKnowledge
}

/**
 * Why a value is likelier wrong than right, so that its field stays empty; null if it is not. A doubt is kept only if it
 * took out more wrong values than right ones on forms of authors whose forms nobody had seen.
 */
export function doubtOf(filling: Filling): string | null {
  const { value, ask } = filling
  if (isBoxDoubtful(filling)) return ofOther
  if (typeof value !== 'string' || (ask.field.kind !== 'text' && ask.field.kind !== 'multiline')) return null
  return doubts.find(([, doubt]) => doubt(filling, value))?.[0] ?? null
}

const kind = 'it is another kind of answer than this asks for'
const ofOther = 'it may be about somebody or something else'
const older = 'a letter says that it has changed'
const ofPart = 'it may be only a part of what this asks for'
const current = 'it may not be what this asks for at that time'

/** What does not even look like an answer: nobody needs to see it. */
export const unlike = 'it does not look like an answer to this'

const doubts: readonly (readonly [reason: string, doubt: (filling: Filling, value: string) => boolean])[] = [
  [
    unlike,
    ({ ask: { field, attribute, isExact } }, value) =>
      !isExact &&
      field.piece === null &&
      value !== 'None' &&
      !isPlausible(field.label, value, attribute !== null),
  ],
  [kind, isOtherKind],
  [ofOther, isNoPerson],
  [ofOther, isNoCompany],
  [ofOther, isApplicantUnasked],
  [current, isTooFarAhead],
  [current, isBeforeChange],
  [ofOther, isSomebodyElses],
  [older, isContradicted],
  [kind, isTooLarge],
  [ofOther, isOtherPhone],
  [older, isExpired],
  [ofOther, isElsewhere],
  [current, isRequested],
  [current, isOfOtherTime],
  [current, isNotRenewed],
  [older, isOutdated],
  [older, isReplaced],
  [ofOther, isOfOthers],
  [ofPart, isOfPart],
  [kind, isNoDescription],
  [ofPart, isOfOneRow],
  [ofPart, isOneOfSeveral],
  [ofPart, isWithoutUnit],
  [ofPart, isTooSmall],
  [kind, isNoNumber],
  [kind, isOfLimit],
  [ofOther, isAtHome],
  [ofOther, isSecond],
  [ofOther, isOpposed],
  [ofOther, ({ ask, knowledge: { facts }, quote = '' }) => isOfOtherRow(ask, facts, quote)],
]

/** What a letter asks for is not what is in force: "the umbrella has to be five million" and "Current limit". */
function isRequested({ ask: { field }, quote = '' }: Filling): boolean {
  return (
    /^(?:current|present|expiring)\b(?!.*(?:carrier|insurer))/i.test(field.label) &&
    /\b(?:ha(?:s|ve) to be|needs?|wants?|would like|raise|increase|go (?:up )?to|should be)\b/i.test(quote)
  )
}

/** "Where to send the return premium" asks where that is, which may be another address than the one on record. */
function isElsewhere({ ask: { field, attribute, entity } }: Filling): boolean {
  return (
    entity !== 'refund' &&
    placeAttributes.has(attribute ?? '') &&
    /\b(?:send|return|refund|forward(?:ing)?|deliver(?:y)?|new address)\b/i.test(field.section)
  )
}

/** A line of a grid for an amount of insurance takes no name. */
function isOfLimit({ ask: { field } }: Filling, value: string): boolean {
  // "Present" and "Change to" under "Coverage changes".
  const isAmount =
    /\bcoverages?\b|\blimits\b/i.test(field.section) &&
    /^(?:present|current|changed? to|new)$/i.test(field.label)
  return (
    (limitAttributes.has(attributeOf(field.row) ?? '') && !/\d/.test(value)) ||
    (isAmount && !/[$,]\d|^\d{4,}$(?<!^20\d\d)/.test(value))
  )
}

/** Vehicles have their accidents elsewhere. */
function isAtHome(
  { ask: { field, attribute }, knowledge: { facts, line } }: Filling,
  value: string,
): boolean {
  return (
    line === 'COMMERCIAL_AUTO' &&
    /^(?:address|line1|fullAddress)$/.test(attribute ?? '') &&
    /\b(?:accident|collision|occurrence|loss)\b/i.test(field.label) &&
    facts.some(
      (each) => /^(?:insured|location)$/.test(each.entity) && each.value === value && !each.isFromLetter,
    )
  )
}

/** The only lender there is comes first. */
function isSecond({ ask: { field, entity } }: Filling): boolean {
  return entity === 'interest' && /^(?:second|2nd|other)\b/i.test(field.label) && field.ordinal === 0
}

/** "Carrier claim no." is no carrier. */
function isNoNumber({ ask: { field } }: Filling, value: string): boolean {
  return (
    /\b(?:claim|case|report|file|account|loan|contract|job|policy|license) (?:no\.?|number|#)$/i.test(
      field.label,
    ) && !/\d/.test(value)
  )
}

/** What a part of a form asks of a subsidiary or of leased workers is not the applicant's own. */
function isOfOthers({ ask: { field, entity }, knowledge: { known } }: Filling, value: string): boolean {
  if (entity !== 'insured' || /\b(?:location|applicant|insured)s?\b/i.test(field.section)) return false
  const others = /\b(?:subsidiar\w*|affiliate\w*|leased|subcontract\w*|predecessor|spouse|guarantor)\b/i
  const asked = others.exec(`${field.section} ${field.row}`)?.[0].slice(0, 8)
  return asked !== undefined && isRecorded(known, value, new RegExp(asked, 'i'))
}

/** "Payroll of owners and officers" is not the payroll. */
function isOfPart(
  { ask: { field, attribute, entity }, knowledge: { known } }: Filling,
  value: string,
): boolean {
  if (entity === 'class' || !/^(?:payroll|revenue|employees)$/.test(attribute ?? '')) return false
  const parts =
    /\b(?:owners?|officers?|partners|members|drivers|clerical|field|leased|temporary|seasonal|volunteers?|rental)\b/i
  const asked = parts.exec(field.label.replace(/\b(?:excluding|except|without|not including)\b.*/i, ''))?.[0]
  return asked !== undefined && isRecorded(known, value, new RegExp(`\\b${asked.slice(0, 5)}`, 'i'))
}

/** "Total units" of a complex are not those of its first building. */
function isOfOneRow(
  { ask: { field, attribute, isRepeated }, knowledge: { known } }: Filling,
  value: string,
): boolean {
  // All losses may come to what one of them did.
  if (
    isRepeated ||
    attribute === 'totalPaid' ||
    field.block !== null ||
    !/^(?:total|all)\b(?!.*\(\w+ \d\))/i.test(field.label)
  )
    return false
  const same = known.filter((each) => plainly(each.value) === plainly(value))
  return (
    same.length > 0 &&
    same.every(({ label, within, index }) =>
      known.some(
        (other) =>
          other.label === label && other.within === within && index !== undefined && other.index !== index,
      ),
    )
  )
}

/** Whether a value is on record, and nowhere under a key that names what is asked. */
function isRecorded(known: readonly KnownValue[], value: string, named: RegExp): boolean {
  const keys = known.filter((each) => plainly(each.value) === plainly(value))
  return keys.length > 0 && !keys.some(({ label, within }) => named.test(`${within ?? ''} ${label}`))
}

function plainly(text: string): string {
  return text.replaceAll(/[$,]/g, '')
}

/** No business lives on a few thousand dollars: that is the price of something. */
function isTooSmall({ ask: { field } }: Filling, value: string): boolean {
  const amount = Number(value.replaceAll(/[$,]/g, ''))
  return (
    /\b(?:annual|gross|total)\b.*\b(?:receipts|revenues?|sales|payroll)\b/i.test(field.label) &&
    amount > 0 &&
    amount < 5000
  )
}

/** No business bears a loss of a quarter of a million: that is the limit beside the deductible. */
function isTooLarge({ ask: { field } }: Filling, value: string): boolean {
  return /\bdeductible\b/i.test(field.label) && Number(value.replaceAll(/[$,]/g, '')) >= 250_000
}

/** What ran out before the letter was written has been renewed since. */
function isExpired({ ask, knowledge: { sentences } }: Filling, value: string): boolean {
  const [, month, date, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value) ?? []
  const written = sentences.find((each) => each.written !== null)?.written
  const isLicense = /\blicen[sc]e\b/i.test(ask.field.label) && /\bexpir/i.test(ask.field.label)
  return isLicense && year !== undefined && Boolean(written) && `${year}-${month}-${date}` < (written ?? '')
}

/** An underwriter or a contact is no company. */
function isNoPerson({ ask: { field } }: Filling, value: string): boolean {
  return (
    /\b(?:contact|underwriter|person|officer|manager|producer name)\b/i.test(field.label) &&
    !/\b(?:address|company|office)\b/i.test(field.label) &&
    /\b(?:Inc|LLC|Co|Corp|Company|Insurance|Mutual|PLLC|LP)\b/.test(value)
  )
}

/** Whoever signs for a management company is not the company. */
function isNoCompany({ ask: { field }, knowledge: { facts } }: Filling, value: string): boolean {
  return (
    /\b(?:company|firm|corporation)\)?$/i.test(field.label) &&
    facts.some(
      (each) =>
        (each.attribute === 'contact' || (each.entity === 'writer' && each.attribute === 'name')) &&
        each.value === value,
    )
  )
}

/** The applicant's name belongs where the form mentions the applicant. */
function isApplicantUnasked({ ask: { field, isTold }, knowledge }: Filling, value: string): boolean {
  const isApplicant = knowledge.facts.some(
    (each) =>
      each.entity === 'insured' &&
      each.attribute === 'name' &&
      // "Plumbline Fire" of the letterhead is Plumbline Fire Sprinkler Co.
      (each.value === value || (/\w \w/.test(value) && each.value.startsWith(`${value} `))),
  )
  const isFirm = /^name of (?:the |your )?(?:firm|company|business|organization|practice)$/i.test(field.label)
  return isApplicant && !isFirm && !isTold && conceptsOf(field.label).some((each) => weightOf(each) === 1)
}

/** A change does not begin with the term that it is made in. */
function isBeforeChange(
  { ask: { field, attribute }, knowledge: { facts } }: Filling,
  value: string,
): boolean {
  return (
    attribute === 'effective' &&
    /\bof (?:the |this )?change\b|\bchange effective\b/i.test(field.label) &&
    facts.some(
      (each) =>
        each.entity === 'policy' &&
        each.attribute === 'effective' &&
        each.value === value &&
        !each.isFromLetter,
    )
  )
}

/** No term is asked for that begins more than a year after the letter. */
function isTooFarAhead({ ask: { attribute }, knowledge }: Filling, value: string): boolean {
  const day = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value)
  const written = knowledge.sentences.find((each) => each.written !== null)?.written
  const years = attribute === 'effective' ? 1 : attribute === 'expiration' ? 2 : null
  if (!day || !written || years === null) return false
  const [, month, date, year] = day
  return `${Number(year) - years}-${month}-${date}` > written
}

/** Whether what a letter says for a box or a list is said of another row, or of somebody else. */
function isBoxDoubtful({ ask, quote, knowledge: { facts } }: Filling): boolean {
  const { field, row, entity } = ask
  const isBox = field.kind === 'checkBox' || field.kind === 'radio' || field.kind === 'choice'
  if (!isBox || quote === undefined) return false
  // "Status (2)" without a second loss.
  if (entity === 'loss' && row > 0) return !facts.some((each) => each.entity === entity && each.row === row)
  // "The owner and the subs are to be insured" does not say that the applicant is the owner.
  const isRole = /\bapplicant(?:['\u2019]s)? (?:is|interest|role)\b/i.test(
    `${field.section} ${field.question}`,
  )
  return isRole && !/\b(?:we|I)(?: are|['\u2019]re| am|['\u2019]m) (?:the |an? )?\w+/i.test(quote)
}
