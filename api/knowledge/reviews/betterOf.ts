import { type Better, betterWords, sharingRank, valuationRank } from './betterWords.ts'
import type { CoverageItem } from './coverageItem.ts'
import { isOfPartOnly } from './excludedThings.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import { isKept } from './sameness.ts'
import type { Side } from './sideOf.ts'
import type { Statement } from './statement.ts'

interface Weighed {
  readonly key: string
  readonly label: string
  readonly better: CoverageItem['better']
  /** Everything that each offer states. */
  readonly offers: readonly [readonly Statement[], readonly Statement[]]
}

/** What an insured pays, keeps or has to carry elsewhere. */
export const lowerIsBetter =
  /\b(?:underlying|required primary|constant|charges?|fees?|surcharges?|tax(?:es)?|costs?|deductibles?|retentions?|rates?|premiums?|waiting|penalt\w+|adjustable|deposits?|minimum retained|debits?)\b/i

/** Which of two offers is better for the insured in one thing; null where that cannot be told. */
export function betterOf(a: Side | null, b: Side | null, { key, label, better, offers }: Weighed): Better {
  if (
    better === 'lower' &&
    a &&
    b &&
    (a.amount === null) !== (b.amount === null) &&
    (isPercent(a) || isPercent(b))
  )
    return null
  const isOneSilent = a === null || b === null
  // Nobody offers insurance for nothing.
  if (isOneSilent && pricesPaid.has(key.split(':')[0] ?? '')) return null
  const isRefused = a?.standing === 'excluded' || b?.standing === 'excluded'
  if (isOneSilent && !isRefused && isUnsaid(key, label, offers[a === null ? 0 : 1])) return null
  if (provision.test(label)) return betterProvision(a, b)
  if (key === 'coinsurance') return betterCoinsurance(a, b)
  if (key === 'businessIncome' && a?.amount === null && b?.amount === null) {
    const [left, right] = [periodOf(a), periodOf(b)]
    if (left && right) return betterPeriod(left, right)
  }
  const verdict = betterWords(key, a, b)
  if (verdict !== undefined) return verdict ?? (key === 'payment' ? betterPayment(a, b) : null)
  if (/\bextended reporting\b/i.test(label)) return betterReporting(a, b)
  if (better === null) return null
  const values = [a, b].map((side, at) =>
    valueOf(side, { better, label, own: offers[at] ?? [], other: at === 0 ? b : a }),
  )
  const [valueA, valueB] = [values[0] ?? null, values[1] ?? null]
  const [paidA = null, paidB = null] = [a, b].map((side) => side && valuationRank(side.text))
  if (better === 'higher' && valueA !== null && valueB !== null && paidA && paidB && paidA !== paidB) {
    // More money at actual cash value may pay less than replacement cost does.
    const isBetterPaid = paidA > paidB
    return valueA === valueB || valueA > valueB === isBetterPaid ? (isBetterPaid ? 'A' : 'B') : null
  }
  if (
    a?.standing === 'excluded' &&
    b?.standing === 'excluded' &&
    isOfPartOnly(a.quote) !== isOfPartOnly(b.quote)
  )
    return isOfPartOnly(a.quote) ? 'A' : 'B'
  if (better === 'higher' && valueA !== null && valueA === valueB) return betterSharing(a, b)
  if (valueA === null || valueB === null || valueA === valueB) return null
  return valueA > valueB === (better === 'higher') ? 'A' : 'B'
}

/** Of two limits that are alike, the one that no other coverage uses up. */
function betterSharing(a: Side | null, b: Side | null): Better {
  const [left = null, right = null] = [a, b].map((side) => side && sharingRank(side.text))
  return left === null || right === null || left === right ? null : left > right ? 'A' : 'B'
}

const pricesPaid = new Set([
  'premium',
  'total',
  'totalWithTerrorism',
  'totalWithoutTerrorism',
  'totalAsQuoted',
])

/** Limits that every offer of their line has, whether or not they were found. */
const basic =
  /^(?:eachOccurrence|generalAggregate|productsAggregate|personalAdvertising|rentedPremises|medicalExpense|autoLiability|uninsuredMotorist|wcPer\w+|businessIncome|building|contents)$/

/** Whether silence of an offer on one thing says nothing of it. */
function isUnsaid(key: string, label: string, silent: readonly Statement[]): boolean {
  return (
    basic.test(key) ||
    // Without the coverage there is no deductible to be better, and a loss of income without a stated wait has its form's.
    /^(?:(?:collision|comprehensive)Deductible|waitingPeriod)$/.test(key) ||
    /\b(?:underlying|required primary)\b/i.test(label) ||
    // What is limited for several parts together, made a condition, or limited for one hazard may be free where nothing is said.
    /\bcombined\b.*\baggregate\b|\bwarrant(?:y|ies)\b|\bassault\b/i.test(label) ||
    // What is kept of all losses is kept of this one, too.
    (isKept({ item: null, label }) && silent.some((each) => isKept(each) && each.amount !== null))
  )
}

const provision =
  /^(?:blanket )?additional insureds?\b|\bwaiver of subrogation\b|\bprimary and non-?contributory\b/i

/** What is given to others: blanket or included, for a charge, or not at all. */
function betterProvision(a: Side | null, b: Side | null): Better {
  const [left, right] = [a, b].map((side) => {
    if (side === null || side.standing === 'excluded') return 0
    return /\$|\d ?%|\bnot included\b/.test(side.quote) &&
      !/\bincluded\b[^.;]{0,20} in (?:the )?premium\b/i.test(side.quote)
      ? 1
      : 2
  }) as [number, number]
  // What one offer charges for, another that is silent may give.
  if ((a === null || b === null) && Math.max(left, right) === 1) return null
  return left === right ? null : left > right ? 'A' : 'B'
}

/** Waived, or not said at all, or a share of the value that has to be insured. */
function betterCoinsurance(a: Side | null, b: Side | null): Better {
  const [left, right] = [a, b].map((side) => {
    if (side === null) return 0
    if (none.test(`${side.quote} ${side.text}`)) return 1
    const percent = /(\d{2,3})\s?(?:%|percent)/i.exec(side.text)?.[1]
    return percent === undefined ? null : -Number(percent)
  })
  return left == null || right == null || left === right ? null : left > right ? 'A' : 'B'
}

interface IncomePeriod {
  readonly months: number
  /** Hours of waiting; 72, those of the usual form, where none are stated. */
  readonly wait: number
}

/** "Actual loss sustained, 12 months, 72 hour waiting period" */
function periodOf({ text, standing }: Side): IncomePeriod | null {
  const months = /\b(\d{1,2})[- ]months?\b/i.exec(text)?.[1]
  const wait = /\b(\d{1,3})[- ]hours?\b/i.exec(text)?.[1]
  return months === undefined || standing === 'excluded'
    ? null
    : { months: Number(months), wait: Number(wait ?? 72) }
}

/** More months and no longer wait. */
function betterPeriod(a: IncomePeriod, b: IncomePeriod): Better {
  if (a.months === b.months && a.wait === b.wait) return null
  if (a.months >= b.months && a.wait <= b.wait) return 'A'
  return a.months <= b.months && a.wait >= b.wait ? 'B' : null
}

/** To pay over time, or less down, is easier; other plans are for the client to weigh. */
function betterPayment(a: Side | null, b: Side | null): Better {
  // To pay in parts is easier than what an offer does not promise.
  if (!a || !b) return inParts.test((a ?? b)?.text ?? '') ? (a ? 'A' : 'B') : null
  const [first, second] = [a, b].map(
    ({ text }) => /(\d+)\s?(?:%|percent) (?:down|deposit)\b/i.exec(text)?.[1],
  )
  if (first && second && first !== second) return Number(first) < Number(second) ? 'A' : 'B'
  const [left, right] = [a, b].map(({ text }) => !isInFull.test(text) && inParts.test(text))
  if (left === right || ![a, b].some(({ text }) => isInFull.test(text))) return null
  return left ? 'A' : 'B'
}

const isInFull = /\bin full\b|\bno instal/i
const inParts =
  /\bpay[- ]as[- ]you[- ]go\b|\b(?:monthly|quarterly) (?:pay\w*|instal\w+)|\bpay(?:able|ments?)? (?:is |are )?(?:monthly|quarterly)\b|\b(?:instal\w+|payments)\b|\bquarterly\b|\bhalf\b.*\bhalf\b/i

/** More months for no more of the premium, or as many for less of it. */
function betterReporting(a: Side | null, b: Side | null): Better {
  const [left, right] = [a, b].map((side) => {
    const months = /\b(\d{1,2}|one|two|three) (month|year)s?\b/i.exec(side?.text ?? '')
    const percent = /(\d{1,3}) ?(?:%|percent)/.exec(side?.text ?? '')?.[1]
    const count = Number(months?.[1]) || ['one', 'two', 'three'].indexOf(months?.[1] ?? '') + 1
    return count === 0 || percent === undefined
      ? null
      : { months: months?.[2] === 'year' ? 12 * count : count, percent: Number(percent) }
  })
  if (a === null || b === null) return a ? 'A' : 'B'
  if (!left || !right || (left.months === right.months && left.percent === right.percent)) return null
  if (left.months >= right.months && left.percent <= right.percent) return 'A'
  return left.months <= right.months && left.percent >= right.percent ? 'B' : null
}

/** How much a side is worth; null when amounts and words cannot be weighed. */
function valueOf(
  side: Side | null,
  {
    better,
    label,
    own,
    other,
  }: {
    readonly better: 'higher' | 'lower'
    readonly label: string
    /** Everything that its offer states. */
    readonly own: readonly Statement[]
    readonly other: Side | null
  },
): number | null {
  // A document doesn't promise what it doesn't mention; a charge or deductible that isn't mentioned doesn't exist.
  if (side === null) return better === 'higher' ? 0.5 : 0
  if (
    side.standing === 'excluded' ||
    (better === 'lower' && /^(?:n\/?a|not applicable)$/i.test(side.text.trim())) ||
    (better === 'lower' && none.test(`${side.quote} ${side.text}`)) ||
    (better === 'higher' && refused.test(side.text.trim()))
  )
    return 0
  if (better === 'higher' && side.amount === null && fullLimits.test(side.text.trim())) return fullLimit(own)
  if (better === 'higher' && side.amount === null && uncapped.test(side.text.trim()))
    return Number.MAX_SAFE_INTEGER
  if (better === 'higher' && /\bactual loss sustained\b|\bALS\b|^unlimited\b/i.test(side.text))
    return Number.MAX_SAFE_INTEGER
  if (side.amount !== null) return better === 'lower' ? side.amount : Math.max(1, side.amount)
  // "Included" in a limit that is told beside it is no more than an amount.
  const only =
    other?.standing === 'included' && !sublimit.test(side.text) ? null : onlyAmount(side, { better, label })
  if (only !== null) return only
  if (/\bstatutory\b|\bminimum limits?\b/i.test(side.text)) return 1
  const period = /(\d+)[\s-]+(?:months?|days?|hours?|miles?|pay(?:ments)?|instal\w+)\b/i.exec(side.text)?.[1]
  if (period) return Number(period)
  const percent = /(\d+(?:\.\d+)?)\s?(?:%|percent|pct)/i.exec(side.text)?.[1]
  if (percent) return Number(percent)
  // "Included" without an amount has no limit of its own.
  return side.standing === 'included' ? Number.MAX_SAFE_INTEGER : null
}

/** How offers say that they do not insure something, in words that are no exclusion. */
const refused =
  /^not (?:available|offered|quoted|provided|included|covered|insured)\b|^no [\w ]{3,40} (?:can be|is|are) (?:offered|available|provided|covered|insured)\b|^no dividend\b|\b(?:credit|dividend|discount)\b.*\bnone$/i

const fullLimits =
  /^(?:covered )?(?:at |for |up to |to )?(?:the )?(?:full (?:policy )?limits?|policy limits?)(?! of)\b/i
const uncapped = /^not excluded\b|\bno (?:policy )?(?:cap|sub-?limit|maximum)\b/i
const sublimit = /\bsub-?limit|\blimited to\b/i

/** What "full limits" of an offer are: the largest that it states; null where it states none. */
function fullLimit(statements: readonly Statement[]): number | null {
  const stated = statements.flatMap(({ label, amount, standing }) =>
    amount !== null && standing === 'stated' && ofPolicy.test(label) ? [amount] : [],
  )
  return stated.length === 0 ? null : Math.max(...stated)
}

const ofPolicy =
  /\b(?:aggregate|each (?:and every )?(?:occurrence|claim|accident|act|wrongful act)|per (?:claim|occurrence)|limits? of (?:liability|insurance)|(?:policy|liability) limits?)\b/i

/** The only amount in a few words on the very thing: "Employee theft $50,000", "A&B sublimit $100,000 / $200,000". */
function onlyAmount(
  { text, quote, standing }: Side,
  { better, label }: { readonly better: 'higher' | 'lower'; readonly label: string },
): number | null {
  // A total is none of the amounts that it adds up, and what is charged is no limit.
  if (standing !== 'stated' || text.length > longestWords || charged.test(`${label} ${quote}`)) return null
  const amounts = [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d\d)?)(?! ?[kmb]\b| million| thousand)/gi)]
  const isLimited = sublimit.test(text)
  const isOnThing = isLimited || sharedWords(label, text).count > 0 || tellingWords(label).size === 0
  const [first] = amounts
  if (!first || (amounts.length > 1 && !isLimited) || !isOnThing) return null
  const amount = Math.round(Number(first[1]?.replaceAll(',', '')) * 100)
  return better === 'higher' && amount < leastLimit ? null : amount
}

const longestWords = 80
/** In cents; less may be the price of a coverage. */
const leastLimit = 100_000
const charged =
  /\btotal\b|\bpremiums?\b|\bcosts?\b|\bcharges?\b|\bcatastrophe\b|\bterrorism\b|\bconstant\b|\bwaivers?\b|\badditional insureds?\b/i

/** How offers say that nothing is kept or charged. */
const none =
  /\b(?:waived|none|nil|(?:coinsurance|minimum earned premium|deductible|retention) does not apply|not subject to (?:a |any )?(?:minimum|coinsurance|deductible)|agreed (?:value|amount)|no (?:min\w*|deductible|retention|coinsurance|fees?|instal\w+|deposit)|nothing is (?:fully )?earned)\b/i

function isPercent(side: Side): boolean {
  return side.amount === null && /\d\s?(?:%|percent)/i.test(side.text)
}
