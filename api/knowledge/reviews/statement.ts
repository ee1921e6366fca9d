import { numberInWords, spokenNumber } from '../../reading/index.ts'
import type { CoverageItem } from './coverageItem.ts'
import { isKindOfLimit, itemOf } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import { perils } from './likeWords.ts'
import { withoutBoxes } from './withoutBoxes.ts'

/** What a document says about one thing, and where. */
export interface Statement {
  /** As printed. */
  readonly label: string
  /** As printed. */
  readonly text: string
  /** The amount in cents; null when there is none. */
  readonly amount: number | null
  readonly percent: number | null
  /** `included` without an amount; `excluded` for "Not covered", "Excluded", "Not included". */
  readonly standing: 'stated' | 'included' | 'excluded'
  readonly item: CoverageItem | null
  /** Verbatim. */
  readonly quote: string
  readonly page: number
  readonly headings: readonly string[]
  /** Its form: an endorsement wins over the declarations. */
  readonly origin: 'declarations' | 'endorsement'
  /** The numbers that a policy gives the places and vehicles that it names by address or make. */
  readonly places?: ReadonlySet<string>
}

/** Where a statement is in the document. */
export type Place = Pick<Statement, 'page' | 'headings' | 'origin'>

export const money = /(?:\$|\bUSD)\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(\s?(?:million|m\b|mm\b|k\b))?/i
export const percentage = new RegExp(String.raw`(\d+(?:\.\d+)?|\b${numberInWords})\s?(?:%|percent\b)`, 'i')
export const shareWithFloor = new RegExp(
  String.raw`(?:${percentage.source}).{0,60}\b(?:min(?:imum|\.)|not less than|at least)`,
  'i',
)
export const refusal =
  /\b((?<!\bnot |\bexcept as )excluded(?!\s*\?)|not (?:covered|included|offered|quoted|purchased|carried|elected|provided|insured|taken|followed)|no cover(?:age)?|declined|none|nil|rejected|not (?:selected|scheduled))\b/i
const inclusion = /\b(included?|covered|provided|yes|waived)\b/i
/** A whole cell that is an amount, with or without its sign. */
export const plainAmount = /^\$?\s?\d{1,3}(?:,\d{3})+(?:\.\d{2})?$/

/** Whether a cell holds an amount or a share. */
export function statesAmount(text: string): boolean {
  return money.test(text) || percentage.test(text) || plainAmount.test(text.trim())
}

/** "Item 2.", "A.", "(b)" or "IV." before a label. */
const numbering = /^(?:item\s+\d{1,2}[.:]?|(?:section\s+)?[ivx]{1,4}\.|\(?[a-z0-9]{1,2}[.)])\s+(?=[a-z]{3})/i

/** Something that a document says, with the item it is about. */
export function statement(givenLabel: string, given: string, quote: string, place: Place): Statement {
  // "Payment card liabilities 250,000" beside 15,000: the first column of amounts was read with the label.
  const [, before, first] = /^(.*[A-Za-z)])\s+(\d{1,3}(?:,\d{3})+)$/.exec(givenLabel.trim()) ?? []
  const [rawLabel, rawText] =
    before && first && plainAmount.test(given.trim()) ? [before, first] : [givenLabel, given]
  // "$50,000 → $300,000 by WB 412": the old value is before the arrow, and so is it in "from $50,000 to $300,000".
  const text = (
    rawText.split(/\s*(?:→|->|=>)\s*(?=(?:\$|USD)\s?\d)|\bfrom (?:\$|USD )[\d,]+ to (?=\$|USD )/).at(-1) ??
    rawText
  ).replace(/^\s*:\s*|^\$\s?(?=(?:ex|in)cluded\b)/i, '')
  // "Sublimit: $250,000 product withdrawal expense" is named by the words after its amount.
  const behind = /^sub-?limits?\W*$/i.test(rawLabel.trim())
    ? /^(?:\$|USD)\s?[\d,]+ ([a-z][a-z' -]{3,50}?)(?=[,;.]|$| in the | per )/.exec(text.trim())?.[1]
    : undefined
  // "TRIA $148 Total" beside $16,118: the amount belongs to the last name of the label.
  const last = /\$[\d,.]*\d\W+([A-Za-z].{2,})$/.exec(rawLabel.trim())?.[1]
  const own = last !== undefined && itemOf(last) ? last : rawLabel
  const label = behind ?? own.trim().replace(numbering, '')
  const bare = /\([^)]*\b(?:products|completed|SIR|self-insured)\b/i.test(label)
    ? label
    : label.replaceAll(/\([^)]*\)/g, ' ')
  // "Premium without terrorism" is no price of terrorism.
  const priced = bare.replace(/\b(?:without|excluding|excl\.?|before|w\/o) (?:terrorism|TRIA)\b/i, '')
  // "All occurrences in the policy year (general aggregate)" is named by its parenthetical.
  const named = /\(([^)]*\baggregate\b[^)]*)\)/i.exec(label)?.[1]
  // "Named storm 2%": a share of the loss is kept, never insured.
  const share =
    percentage.test(text) && moneyIn(text) === null && perils.test(label) ? `${label} deductible` : null
  const about =
    itemInLine(label, place.headings) ??
    (share === null ? null : itemOf(share, place.headings)) ??
    (named === undefined ? null : itemOf(named, place.headings)) ??
    itemOf(priced, place.headings) ??
    (priced === bare ? itemOf(label, place.headings) : null)
  const isBare = /^\d{3,6}(?:\.\d{2})?$/.test(text.trim()) && about !== null
  // "2,000,000 each accident": declarations often leave the sign to the column.
  const isUnsigned =
    plainAmount.test(text.trim()) ||
    /^\d{1,3}(?:,\d{3})+ (?!sq|square|miles|hours|affected|persons?|people|records|individuals|employees|units|gallons|pounds|lbs)[a-z]/i.test(
      text.trim(),
    )
  // "5% of the building, minimum $100,000": the share is what counts.
  const isFloor = shareWithFloor.test(text)
  const amount = isFloor
    ? null
    : moneyIn(isUnsigned || isBare ? `$${text.trim().replace(/^\$/, '')}` : text.replace(basis, '$1'))
  const percent = percentage.exec(text)?.[1]
  const excluded = amount === null && refusal.test(text)
  const included = amount === null && percent === undefined && inclusion.test(text) && !excluded
  // "Building, special form, agreed value $8,400,000" is the building's limit.
  const isTermed = amount !== null && /^(?:coinsurance|valuation)$/.test(about?.key ?? '')
  // "General aggregate) USD 100,000 any one premises" was cut within the brackets of the amount before.
  const isCut = label.includes(')') && !label.includes('(')
  // What each installment costs is no fee of the policy.
  const isOfPayments = about?.key === 'fees' && perPayment.test(`${label} ${text}`)
  const item = isCut || isOfPayments ? null : isTermed ? (itemOf(label.split(',')[0] ?? '') ?? about) : about
  return {
    ...place,
    label: label.trim().replace(/:$/, ''),
    text: text.trim(),
    amount,
    percent: percent === undefined ? null : (spokenNumber(percent) ?? Number(percent)),
    standing: excluded ? 'excluded' : included ? 'included' : 'stated',
    item,
    quote: quote.trim(),
  }
}

/** "8.71 per $100": what a rate is counted by. */
const basis = /(\d) (?:per|for each) \$[\d,]*\d/gi

/** "$2,000,000 $5,000,000 $10,000,000": of which of several options each amount is, nothing tells. */
export function isOfSeveral(text: string): boolean {
  return /(?:\$|USD)\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:MM?|million|K)\b)?\s+(?:\$|USD)\s?\d/i.test(text)
}

/** What is shown in place of such amounts. */
export const severalAmounts = 'More than one amount: see the quote'

/** A title of a paragraph about the policies below an umbrella. */
export const ofUnderlying = /^(?:[\w-]+ ){0,3}underlying(?: [\w-]+){0,3}[.:](?=\s)/i

/** Words of a fee that every payment has. */
export const perPayment =
  /\binstal?lments?\b|\b(?:per|each|every) (?:payments?|pay|bill|invoice)\b|\bbilling\b/i

/** "Each occurrence", under "Umbrella liability": the item of the line of business that its nearest heading names. */
function itemInLine(label: string, headings: readonly string[]): CoverageItem | null {
  if (!isKindOfLimit(label)) return null
  const line = headings
    .filter((heading) => heading.length <= longestTitle && !heading.startsWith(label))
    .map((heading) => coverageNamed(withoutBoxes(heading)))
    .findLast((each) => each !== null)
  const item = line && line.key !== 'eachOccurrence' ? itemOf(`${line.label} ${label}`) : null
  // Not every line has an item for its aggregate.
  return item && /^(?!.*\b(?:each|per|any one)\b).*\bagg/i.test(label) && !item.key.endsWith('Aggregate')
    ? null
    : item
}

const longestTitle = 60

/** The first amount in a text, in cents; null when there is none. */
export function moneyIn(text: string): number | null {
  // Characters that were read from an image may come apart: "$500, 000".
  const match = money.exec(text.replaceAll(/(?<=\d),\s(?=\d{3}\b)/g, ','))
  if (!match?.[1]) return null
  const unit = match[3]?.trim().toLowerCase() ?? ''
  const factor = unit.startsWith('m') ? 1_000_000 : unit.startsWith('k') ? 1_000 : 1
  return Math.round(Number(`${match[1].replaceAll(',', '')}${match[2] ?? ''}`) * factor * 100)
}
