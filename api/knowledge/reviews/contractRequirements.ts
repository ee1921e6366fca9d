import type { Reading } from '../../reading/index.ts'
import { normal, type CoverageItem } from './coverageItem.ts'
import { itemOf } from './coverageItems.ts'
import { coverageNamed, itemNamed } from './coverageNamed.ts'
import { daysIn } from './policyWording.ts'
import { moneyIn } from './statements.ts'

export type RequirementKind =
  | 'coverage'
  | 'additionalInsured'
  | 'waiver'
  | 'primary'
  | 'notice'
  | 'rating'
  | 'deductible'

/** One limit that a contract asks for. */
export interface RequiredLimit {
  readonly item: CoverageItem
  /** Cents. */
  readonly amount: number
}

/** One insurance requirement of a contract. */
export interface Requirement {
  readonly kind: RequirementKind
  /** The coverage it is about; null when it is about all of them. */
  readonly item: CoverageItem | null
  readonly limits: readonly RequiredLimit[]
  /** The largest amount in the sentence, in cents. */
  readonly amount: number | null
  readonly days: number | null
  /** It depends on something that may not be the case. */
  readonly isConditional: boolean
  /** Somebody other than the reviewed party has to carry it. */
  readonly isOthers: boolean
  /** Verbatim. */
  readonly quote: string
  readonly page: number
  readonly headings: readonly string[]
}

const obligation =
  /\b(shall|must|agrees? to|is required|are required|required to|will (?:carry|maintain|keep|provide|procure|obtain|name|include|furnish|insure)|not less than|no less than|at least|minimum|provided each|provided that|first proves?|evidence that|that carr(?:y|ies)|to be (?:carried|maintained|named))\b/i
const insurance =
  /\binsur(?:ance|ances|ed|eds|e|er|ers)\b|\bcoverages?\b|\bpolic(?:y|ies)\b|\bliability\b|\bsubrogation\b|\bdeductibles?\b|\bself-insured\b|\bunderwriters?\b|\bcompensation\b|\bumbrella\b|medical payments/i
/** What happens when insurance is missing, who pays for it, and what proves it, require no coverage. */
const aside =
  /\bmay (?:buy|procure|purchase|obtain)\b|fails? to (?:carry|maintain|keep|provide|procure)|does not (?:keep|carry|maintain|procure)|share of|premiums? (?:for|of|paid)|\breimburse|not (?:be )?limit(?:ed)? (?:the )?(?:liability|obligation)|certificates? (?:of insurance )?(?:are|is|shall be) (?:due|delivered|provided|furnished|filed|evidenc)|shall (?:furnish|deliver|provide|submit)\b.{0,60}\bcertificates?|nothing in this|insurance proceeds|proceeds of (?:the )?insurance|casualty or condemnation/i

const kinds = [
  { kind: 'additionalInsured', pattern: /additional(?:ly)? insureds?|named? .{0,60}as (?:an )?insureds?/i },
  {
    kind: 'waiver',
    pattern:
      /waiv\w*\b.{0,80}(?:subrogation|rights? of recovery)|subrogation.{0,60}waiv|waivers? of subrogation/i,
  },
  {
    kind: 'primary',
    pattern: /\bprimary\b.{0,80}(?:contribut|excess|other insurance|insurance)|non-? ?contributory/i,
  },
  {
    kind: 'notice',
    pattern:
      /notice.{0,80}(?:cancel|non-?renew|material change|reduction)|cancel\w*.{0,80}notice|(?:cancel|chang)\w*.{0,60}(?:without|until|except).{0,60}notice/i,
  },
  {
    kind: 'rating',
    pattern:
      /a\.? ?m\.? best|\bbest'?s?’?s?\b.{0,40}(?:rat|guide)|rat(?:ed|ing).{0,30}\bA(?:-|\b)|licensed (?:in|to do)|admitted (?:in|carrier)|authorized to (?:do|transact)/i,
  },
  {
    kind: 'deductible',
    pattern:
      /(?:deductibles?|retentions?)\b.{0,80}(?:exceed|more than|greater than|in excess|maximum|approv)/i,
  },
] as const satisfies readonly { kind: RequirementKind; pattern: RegExp }[]

const others =
  /\b(?:subcontractors?|sub-?consultants?|contractors? (?:that|who|engaged|hired|retained|performing)|a contractor|each renter|renters?|subtenants?|sublessees?|licensees?|vendors? engaged|caterers?|movers?|(?:landlord|lessor|owner|client) shall (?:carry|maintain|procure|keep|provide|insure|obtain|purchase))\b/i

/** Reads the insurance requirements of a contract, one for each kind of thing that a sentence asks for. */
export function readContractRequirements(reading: Reading): Requirement[] {
  const found: Requirement[] = []
  for (const block of reading.blocks) {
    if (block.kind === 'heading') continue
    const isInsuranceSection = block.headings.some((heading) =>
      /insur|liabilit|evidence|coverage/i.test(heading),
    )
    if (block.kind === 'table') {
      if (
        !isInsuranceSection &&
        !/limit|coverage|insurance/i.test(block.header?.map(({ text }) => text).join(' ') ?? '')
      )
        continue
      for (const row of block.rows) {
        const cells = row.map(({ text }) => text).filter(Boolean)
        if (cells.length < 2 || !itemOf(cells[0] ?? '')) continue
        found.push(
          ...requirementsIn(cells.join(' '), {
            page: row[0]?.page ?? block.page,
            headings: block.headings,
            isListed: true,
          }),
        )
      }
      continue
    }
    let lead = ''
    for (const clause of clausesOf(block.text)) {
      // "Tenant shall maintain: (a) …" obliges the list that follows.
      const isListed = isInsuranceSection && (block.kind === 'listItem' || lead !== '')
      if (/[:]\s*$/.test(clause) && obligation.test(clause)) lead = clause
      found.push(
        ...requirementsIn(clause, { page: pageOf(block, clause), headings: block.headings, isListed }),
      )
    }
  }
  return found
}

interface ClausePlace {
  readonly page: number
  readonly headings: readonly string[]
  /** It stands in a list of requirements, and need not say "shall" again. */
  readonly isListed: boolean
}

function requirementsIn(quote: string, { page, headings, isListed }: ClausePlace): Requirement[] {
  const isRequired =
    obligation.test(quote) ||
    (isListed &&
      (moneyIn(quote) !== null || /additional insured|subrogation|non-? ?contributory/i.test(quote)))
  if (!isRequired || !insurance.test(quote) || aside.test(quote)) return []
  const limits = requiredLimits(quote, headings)
  const item = limits[0]?.item ?? coverageNamed(quote)
  const base = {
    quote,
    page,
    headings,
    days: null,
    amount: limits.length > 0 ? Math.max(...limits.map(({ amount }) => amount)) : null,
    isConditional:
      /^\W*(?:\d[\d.]*\s+)?(?:if|when|where|should|in the event|unless|upon)\b|\bunless .{3,80} (?:first|proves?)|\bif .{3,60}\b(?:performs?|uses?|adds?|involves?|requires?)\b/i.test(
        quote,
      ),
    isOthers: others.test(quote),
  }
  const special = kinds.filter(({ pattern }) => pattern.test(quote))
  const asksCoverage =
    limits.length > 0
      ? !special.some(({ kind }) => kind === 'deductible')
      : item !== null &&
        special.length === 0 &&
        /\b(?:insur\w*|coverage|polic\w*|carry|maintain|include|form)\b/i.test(quote)
  return [
    ...(asksCoverage ? [{ ...base, kind: 'coverage' as const, item, limits }] : []),
    ...special.map(({ kind }) => ({
      ...base,
      kind,
      item: kind === 'deductible' || kind === 'rating' ? null : item,
      limits: kind === 'deductible' ? limits : [],
      amount: kind === 'deductible' ? moneyIn(quote) : asksCoverage ? null : base.amount,
      days: kind === 'notice' ? daysIn(quote) : null,
    })),
  ]
}

const amountPattern = /\$\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:million|m\b|mm\b))?/gi

/** Each amount of a clause with what it is for, by the words around it. */
function requiredLimits(quote: string, headings: readonly string[]): RequiredLimit[] {
  const matches = [...quote.matchAll(amountPattern)]
  return matches.flatMap((match, index) => {
    const amount = moneyIn(match[0])
    if (amount === null) return []
    const previousEnd =
      index === 0 ? 0 : (matches[index - 1]?.index ?? 0) + (matches[index - 1]?.[0].length ?? 0)
    const nextStart = matches[index + 1]?.index ?? quote.length
    const after = quote.slice(match.index + match[0].length, nextStart).replace(/\b(?:and|with|,)\s*$/i, '')
    const before = quote.slice(previousEnd, match.index)
    const family =
      coverageNamed(quote.slice(0, match.index)) ??
      coverageNamed(quote) ??
      coverageNamed(headings.at(-1) ?? '')
    const item = limitOf({ before, after, family })
    return item ? [{ item, amount }] : []
  })
}

/** Words right behind an amount tell its kind first ("$1,000,000 each occurrence"), then those before it. */
function limitOf({
  before,
  after,
  family,
}: {
  before: string
  after: string
  family: CoverageItem | null
}): CoverageItem | null {
  const near = normal(after).split(' ').slice(0, 8).join(' ')
  const isAggregate =
    /^(?:in the |general |annual |policy )?(?:annual |general |products )?aggregate|aggregate/.test(
      near.split(/ and | per | each occ/)[0] ?? '',
    )
  const kind =
    isAggregate || (/aggregate/.test(normal(before)) && !/each|per/.test(near)) ? 'aggregate' : 'occurrence'
  const key = family?.key ?? ''
  if (key.startsWith('umbrella'))
    return itemNamed(kind === 'aggregate' ? 'umbrellaAggregate' : 'umbrellaOccurrence')
  if (key.startsWith('professional'))
    return itemNamed(kind === 'aggregate' ? 'professionalAggregate' : 'professionalOccurrence')
  if (key.startsWith('wc'))
    return itemNamed(
      /policy/.test(near)
        ? 'wcPerDiseasePolicy'
        : /employee/.test(near)
          ? 'wcPerDiseaseEmployee'
          : 'wcPerAccident',
    )
  if (family && !generalLiability.has(key)) return family
  if (/product|completed/.test(near) && isAggregate && !/includ/.test(near))
    return itemNamed('productsAggregate')
  const specific = itemOf(before.split(/[,;:]/).at(-1) ?? '')
  if (
    specific &&
    !['eachOccurrence', 'generalAggregate'].includes(specific.key) &&
    generalLiability.has(specific.key)
  )
    return specific
  return itemNamed(kind === 'aggregate' ? 'generalAggregate' : 'eachOccurrence')
}

const generalLiability = new Set([
  'eachOccurrence',
  'generalAggregate',
  'productsAggregate',
  'personalAdvertising',
  'medicalExpense',
  'rentedPremises',
])

/** Sentences, and the numbered parts of a paragraph: "8.2 … 8.3 …", "(a) …; (b) …". */
function clausesOf(text: string): string[] {
  return text
    .split(
      /(?<=[.;:])\s+(?=(?:\d{1,2}\.\d{1,2}\.?|\([a-z0-9]{1,3}\)|[a-z]\.|[ivx]+\.)\s)|(?<=[.!?])\s+(?=[A-Z“"])|;\s+(?=(?:and |or )?[a-z])/,
    )
    .map((clause) => clause.replace(/^(?:\d{1,2}(?:\.\d{1,2})*\.?|\([a-z0-9]{1,3}\)|[a-z]\.)\s+/, '').trim())
    .filter((clause) => clause.length > 12)
}

type TextBlock = Extract<Reading['blocks'][number], { text: string }>

/** The page on which a clause begins: a paragraph may run over pages. */
function pageOf(block: TextBlock, clause: string): number {
  const start = clause.slice(0, 24)
  return block.lines.find(({ line }) => line.text.includes(start.slice(0, 12)))?.page ?? block.page
}
