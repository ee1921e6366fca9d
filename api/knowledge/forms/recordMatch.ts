import type { Ask } from './askedFields.ts'
import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import { type Entity, isContactRole } from './entities.ts'
import { attributeOf, generalAttributes } from './fieldSubject.ts'
import { holderIn } from './knownFacts.ts'
import type { KnownValue } from './knownValue.ts'
import { lineOf } from './linesOfBusiness.ts'

/** A value of the records for a field, and how well its key says what the field asks. */
export interface RecordMatch {
  readonly known: KnownValue
  /** From 0 to 1. */
  readonly score: number
}

/** Keys that many things have: only what holds them tells whose they are. */
const common = new Set(
  'name address line1 city state zip phone email number amount date type descript titl id code statu line full prior effect expir'.split(
    ' ',
  ),
)

/** What a thing is when nothing more is asked of it: its name, or its whole address. */
const asIs = new Set(['full', 'address', 'name'])

/** Holders that say nothing of their own. */
const holders = new Set(
  'account polici applic busi commerci info inform detail limit premis underwrit insur insured amount general liabil'.split(
    ' ',
  ),
)

/** The value of the records whose key says what a field asks; null when none does, or when two do. */
export function recordMatch(
  ask: Ask,
  known: readonly KnownValue[],
  formLine: string | null,
  /** Whether all that is known is of the very row. */
  isOfRow = false,
): RecordMatch | null {
  const asked = accountOf(ask)
  if (asked.label.length === 0) return null
  const ranked = known
    .flatMap((each) => {
      const isOpen =
        isOpenTo(ask, each, { known, formLine }) &&
        !isOfOther(ask.entity, each, ask.field.ordinal > 0 || ask.isRepeated) &&
        fits(ask.field.label, each.value)
      const score = isOpen ? scoreOf(asked, each, { known, isOfRow }) : 0
      return score >= 0.8 ? [{ known: each, score }] : []
    })
    .toSorted((a, b) => b.score - a.score)
  const [best] = ranked
  if (!best) return null
  const isTied = ranked.some(
    (other) => other.known.value !== best.known.value && other.score > best.score - 0.05,
  )
  return isTied ? null : best
}

/** What a value looks like, by the words of a label. */
const shapes: readonly (readonly [RegExp, RegExp])[] = [
  [/\bdate\b/i, /^\d{2}\/(?:\d{2}\/)?\d{4}$/],
  [/\byears (?:at|in|of|with)\b|%|\bpercent/i, /^\d{1,3}(?:\.\d+)?%?$/],
  [
    /^(?!.*(?:years|make|model|\$|receipts|sales|revenue|payroll|number|how many|(?:per|a|each) year)).*\b(?:year|yr)\b/i,
    /^(?:1[89]|20)\d{2}$|\/\d{4}$/,
  ],
  [/\$|\b(?:amount|limit|value|cost|premium|payroll|receipts|revenue|sales|deductible)\b/i, /^\$?[\d,.]+$/],
  [/\b(?:number of|how many)\b/i, /^[\d,.]+$/],
  [
    /\b(?:type|kind|description|describe|name|company|contractor)\b|(?<!\b(?:needed|required|due|wanted|done|completed) )\bby$|^(?:product|commodity|item|trade)s?$/i,
    /^(?!yes$|no$).*[a-z]{2}/i,
  ],
]

/** What a value looks like, whatever it is found by. */
const plainShapes: readonly (readonly [RegExp, RegExp])[] = [
  [/\be-?mail\b(?!.*\b(?:name|fax)\b)/i, /@/],
  [/^(?!.*(?:\byears?\b|\bdate\b|\bnumber\b|#|\bno\b)).*\bname\b/i, /[a-z]/i],
  [/\bmm ?\/ ?(?:dd ?\/ ?)?yy/i, /^\d{2}\/(?:\d{2}\/)?\d{4}$/],
  [/\bby$/i, /[a-z]|\d{2}\/\d{2}/i],
  [
    /^(?!.*(?:%|\bpercent|\bnumber|\bhow many|#)).*\b(?:limit|receipts|revenues?|payroll|billings|costs?|price)\b/i,
    /^(?!(?:[1-9]\d?|(?:19|20)\d\d)$)/,
  ],
  [/^(?!.*e-?mail).*\b(?:phone|cell|fax)\b(?!.*(?:type|name))/i, /\d{3}.*\d{4}/],
  [/\b(?:policy|account|loan) (?:number|no\b|#)/i, /^(?!\d{2}\/\d{2}\/\d{4}$).*\d/],
  [/\btype$/i, /[a-z]{2}/i],
  // A year is no plate, a street no bank, and no company is told in a sentence.
  [/\bplate\b(?!.*\b(?:year|number of|how many)\b)/i, /^(?!(?:19|20)\d\d$)/],
  [
    /\b(?:mortgagee|lender|loss payee|lien ?holder)\b.*\bname\b/i,
    /^(?!.*\b(?:Street|Avenue|Road|Drive|Lane)$)/,
  ],
  [/\b(?:carrier|insurer|insurance company)(?: name)?$/i, /^(?!.*\b[a-z]+ [a-z]+ [a-z]+\b)/],
  [/\b(?:season|term) (?:ends|begins|opens|closes)$/i, /[a-z]{3}|[/-]/i],
  [/\b(?:claimant|obligee|payee|lessor|lender|underwriter|product)s?$/i, /[a-z]{2}/i],
  [/^date\b|\bdate$/i, /[a-z]|\d\/\d|^(?:19|20)\d\d$/i],
  [/^(?:#|number of|no\. of|how many)(?! *(?:\/|$))/i, /^\d[\d,]*$/],
]

/** Whether a field with this label can hold the value; the kinds of known labels are certain. */
export function isPlausible(label: string, value: string, isKnown: boolean): boolean {
  return (
    plainShapes.every(([words, shape]) => !words.test(label) || shape.test(value)) &&
    (isKnown || fits(label, value))
  )
}

function fits(label: string, value: string): boolean {
  return shapes.every(([words, shape]) => !words.test(label) || shape.test(value))
}

interface Account {
  readonly label: readonly string[]
  /** The question of its group, or the text around it in its part of the form. */
  readonly near: readonly string[]
  readonly row: readonly string[]
  readonly around: readonly string[]
  readonly isOfPolicy: boolean
}

/** What a form says of a field, from the words closest to it outward. */
function accountOf({ field, entity }: Ask): Account {
  const parts = field.section.split(' | ')
  return {
    label: conceptsOf(field.label),
    near: conceptsOf(`${field.question} ${parts.slice(1).join(' ')}`),
    row: conceptsOf(field.row),
    isOfPolicy: entity === 'policy',
    around: conceptsOf(`${parts[0] ?? ''} ${field.beside.join(' ')} ${entity}`),
  }
}

/** Rows of lists go to rows of the form, and policies to the lines that they are for. */
function isOpenTo(
  { row, line, field }: Ask,
  { index, within, line: own }: KnownValue,
  { known, formLine }: { known: readonly KnownValue[]; formLine: string | null },
): boolean {
  const named = line ?? lineOf(field.section.split(' | ').at(-1) ?? '')
  if (own !== undefined && named !== null && lineOf(own) !== named) return false
  // The limits of another line are not asked for; its vehicles may be.
  const isOfLine = own === undefined || formLine === null || lineOf(own) === formLine
  if (named === null && !isOfLine && telling(conceptsOf(within ?? '')).every((each) => holders.has(each)))
    return false
  if (index === undefined) return row === 0
  const rows = [
    ...new Set(
      known.flatMap((each) =>
        each.within === within && each.line === own && each.index !== undefined ? [each.index] : [],
      ),
    ),
  ].toSorted((a, b) => a - b)
  return rows.indexOf(index) === row
}

const schedules: ReadonlySet<Entity> = new Set(['vehicle', 'driver', 'owner', 'class', 'loss', 'agency'])

function isSomebodyElse(entity: Entity): boolean {
  return entity === 'interest' || entity === 'landlord' || entity === 'otherInsured' || isContactRole(entity)
}

/** The payroll of a class is not that of an owner. */
function isOfOther(entity: Entity, known: KnownValue, ofRows: boolean): boolean {
  const holder = holderIn(known)
  // Years and losses count as rows of their own kinds only.
  if (holder === 'lossYear') return true
  if (holder === 'agency' && entity !== 'agency') return true
  if (holder === 'employee' && entity !== 'employee' && generalAttributes.has(attributeOf(known.label) ?? ''))
    return true
  // The address of a mortgagee is not the applicant's.
  if (holder === 'insured' && isSomebodyElse(entity)) return true
  const isOfList = !/^(?!past).*polic\w* (?:loss|claim)/.test(known.within ?? '')
  if (holder === 'loss' && entity === 'policy' && isOfList && ofRows) return true
  return holder !== null && holder !== entity && schedules.has(holder) && schedules.has(entity)
}

function scoreOf(
  asked: Account,
  { label, within, line }: KnownValue,
  { known, isOfRow }: { known: readonly KnownValue[]; isOfRow: boolean },
): number {
  const key = conceptsOf(label)
  const path = conceptsOf(within ?? '')
  const everywhere = [...asked.label, ...asked.near, ...asked.around]
  if (key.length === 0) return 0
  if (kinds.some((each) => asked.label.includes(each) && !key.includes(each) && !path.includes(each)))
    return 0
  const named = share(asked.label, (each) => (has(key, each) ? 1 : has(path, each) ? 0.9 : 0))
  // "Garaging" alone asks for the garaging address.
  const implied =
    !asked.label.includes('type') && path.some((each) => weightOf(each) === 1 && has(asked.label, each))
  const meant = share(
    implied
      ? key.filter((each) => !asIs.has(each))
      : key.filter((each) => each !== 'properti' || key.length === 1),
    (each) =>
      has(asked.label, each) ? 1 : has(asked.near, each) ? 0.95 : has(asked.around, each) ? 0.75 : 0,
  )
  const isDirect =
    (implied && key.every((each) => asIs.has(each))) ||
    key.some((each) => weightOf(each) === 1 && has([...asked.label, ...asked.near], each))
  if (!isDirect && !key.every((each) => has(asked.label, each))) return 0
  // "Limit" alone is the limit of what its question or its line names.
  // "Limit requested" is the limit of a request.
  const isSaid = asked.label.length > 1 && asked.label.every((each) => has(key, each) || has(path, each))
  if (
    !isOfRow &&
    !isSaid &&
    telling(asked.label).length === 0 &&
    ![...telling(asked.near), ...telling(asked.row)].some((each) => has([...key, ...path], each))
  )
    return 0
  // "Amount" in the line of the building is the building's.
  const ofLine = telling(asked.row)
  const whose = [...key, ...path, ...conceptsOf(line ?? '')]
  const isOpenLine =
    ofLine.some((each) => has(whose, each)) || (!asked.isOfPolicy && isWhole(key, asked.label))
  if (ofLine.length > 0 && !isOpenLine) return 0
  const special = path.filter((each) => !holders.has(each) && weightOf(each) === 1)
  const isCommon = key.every((each) => common.has(each) || weightOf(each) < 1)
  const isElsewhere = known.some(
    (other) => other.within !== within && telling(conceptsOf(other.label)).join() === telling(key).join(),
  )
  const held = special.filter((each) => has(everywhere, each)).length
  if (!isOfRow && (isCommon || isElsewhere) && special.length > 0 && held === 0) return 0
  if (!isOfRow && isCommon && special.length === 0) return 0
  return (
    Math.min(named, meant) +
    (special.length === 0 ? 0 : 0.1 * (held / special.length)) +
    (isWhole(key, asked.label) ? 0.05 : 0)
  )
}

const kinds = conceptsOf('code email phone fax status title')

function telling(concepts: readonly string[]): string[] {
  return concepts.filter((each) => weightOf(each) === 1)
}

function isWhole(key: readonly string[], label: readonly string[]): boolean {
  return key.every((each) => has(label, each)) && label.every((each) => weightOf(each) < 1 || has(key, each))
}

function has(concepts: readonly string[], wanted: string): boolean {
  return concepts.some((each) => isSameConcept(each, wanted))
}

function share(concepts: readonly string[], found: (concept: string) => number): number {
  const whole = concepts.reduce((sum, each) => sum + weightOf(each), 0)
  return whole === 0 ? 1 : concepts.reduce((sum, each) => sum + weightOf(each) * found(each), 0) / whole
}
