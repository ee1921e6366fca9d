import { dollars, severalAmounts } from '../../../knowledge/index.ts'
import { type AdvisedOption, askedAdvice } from './askedAdvice.ts'
import { areAlike, isCost, type OfferRow, priceRow } from './comparedOffers.ts'
import { exclusionScope } from './differencesTable.ts'
import { inRunningText } from './inRunningText.ts'

/** What matters most to the insured, before the table. */
interface Opening {
  readonly lead: string
  readonly rest: readonly string[]
  /** What each of several options leaves out that others give. */
  readonly points: readonly string[]
}

/** The answer to what the request asks, then which option costs least, which gives most, and what each leaves out. */
export function comparisonOpening(
  all: readonly OfferRow[],
  options: readonly AdvisedOption[],
  request = '',
): Opening {
  const rows = all.filter((row) => !areAlike(row))
  const advice = askedAdvice(request, { rows: all, options })
  const price = priceOf(rows, options)
  const lacks = options.map((_, at) => drawbacks(rows, at))
  const best = options.flatMap((option, at) => strengthsOf(rows, { option, at, count: options.length }))
  const pointsOf = (at: number) => (lacks[at]?.length ? [`${options[at]?.label} ${joined(lacks[at])}.`] : [])
  const areTwo = options.length === 2
  const cheapest = areTwo ? (price?.cheapest ?? null) : null
  const but = cheapest === null ? [] : (lacks[cheapest] ?? [])
  const costs = price === null ? [] : [`${price.text}${but.length > 0 ? `, but ${joined(but)}` : ''}.`]
  const others = options.flatMap((_, at) => (at === cheapest ? [] : pointsOf(at)))
  const [lead, ...rest] = [
    ...advice,
    ...costs,
    ...best,
    ...(areTwo ? others : []),
    ...excludedByAll(all, options),
  ]
  return {
    lead:
      lead ??
      (rows.length > 0
        ? 'The options differ in the rows below.'
        : 'The options say the same in everything that all of them state.'),
    rest,
    points: areTwo ? [] : others,
  }
}

/** What no option covers is no difference, but a client has to know it. */
function excludedByAll(rows: readonly OfferRow[], options: readonly AdvisedOption[]): string[] {
  const excluded = rows.filter((row) => areAlike(row) && row.sides.every(isExcluded))
  return excluded.length === 0
    ? []
    : [`${options.length === 2 ? 'Both exclude' : 'All exclude'} ${named(excluded)}.`]
}

/** "Option 2 costs $4,550 less", "Option 3 costs least: $22,920 without terrorism, $5,560 less than option 2". */
function priceOf(
  rows: readonly OfferRow[],
  options: readonly AdvisedOption[],
): { readonly text: string; readonly cheapest: number | null } | null {
  const row = priceRow(rows)
  const standing = options.flatMap(({ isExpired }, at) => (isExpired ? [] : [at]))
  const priced = standing.flatMap((at) => {
    const amount = row?.sides[at]?.amount
    return amount == null ? [] : [{ at, amount }]
  })
  const [least, next] = priced.toSorted((a, b) => a.amount - b.amount)
  if (!row || !least || !next || priced.length < standing.length || hasUnclear(rows)) return null
  const hasCharges = rows.some(({ key }) => ['charges', 'fees', 'taxes'].includes(key))
  const basis =
    row.key === 'totalWithoutTerrorism'
      ? ' without terrorism'
      : row.key === 'premium' && hasCharges
        ? ' before taxes and fees'
        : ''
  const same = priced
    .filter(({ amount }) => amount === least.amount)
    .map(({ at }) => options[at]?.label ?? '')
  if (same.length > 1)
    return { text: `${listed.format(same)} cost the same, ${dollars(least.amount)}${basis}`, cheapest: null }
  const label = options[least.at]?.label
  const gap = dollars(next.amount - least.amount)
  const text =
    options.length === 2
      ? `${label} costs ${gap} less${basis}`
      : `${label} costs least: ${dollars(least.amount)}${basis}, ${gap} less than ${options[next.at]?.label.toLowerCase()}`
  return { text, cheapest: least.at }
}

/** Whether it is not known what one of the prices buys. */
function hasUnclear(rows: readonly OfferRow[]): boolean {
  return rows.some(({ sides }) => sides.some((side) => side?.text === severalAmounts))
}

/** "Option 1 is best on each occurrence and general aggregate." What only one mentions has to be confirmed before it counts. */
function strengthsOf(
  rows: readonly OfferRow[],
  { option, at, count }: { option: AdvisedOption; at: number; count: number },
): string[] {
  const won = rows.filter(
    (row) =>
      row.materiality === 'high' &&
      !isCost(row) &&
      row.best === at &&
      row.sides.every((side) => side !== null && !isExcluded(side)),
  )
  if (won.length === 0 || option.isExpired) return []
  return [`${option.label} is ${count > 2 ? 'best' : 'better'} on ${named(won)}.`]
}

/** What an option takes away, keeps or leaves open, while another one doesn't. */
function drawbacks(rows: readonly OfferRow[], at: number): string[] {
  const own = rows.filter(({ key }) => key !== 'same')
  const excluded = own.filter(
    ({ key, materiality, sides }) =>
      isExcluded(sides[at]) &&
      (materiality === 'high' || /exclu|not covered/i.test(sides[at]?.text ?? '')) &&
      !/deductible|retention/i.test(key) &&
      !sides.every(isExcluded),
  )
  const limiting = excluded.filter(({ label }) => limitation.test(label))
  const others = (row: OfferRow) => row.sides.filter((_, other) => other !== at)
  const isUnadmitted = own.some(
    (row) =>
      row.key === 'admitted' &&
      /^non/i.test(row.sides[at]?.text ?? '') &&
      others(row).some((side) => side?.text === 'Admitted'),
  )
  const retention = own.find(
    (row) => isRetained(row.sides[at]) && !others(row).some(isRetained) && row.sides[at]?.amount,
  )
  const given = own.filter(
    (row) =>
      provision.test(row.label) &&
      others(row).some((side) => side?.standing === 'included' || /^listed\b/i.test(side?.text ?? '')),
  )
  const refused = given.filter((row) => isExcluded(row.sides[at]) && !excluded.includes(row))
  const silent = own.filter(
    (row) =>
      row.sides[at] === null &&
      (given.includes(row) ||
        (row.materiality === 'high' && !isCost(row) && others(row).every((side) => side?.amount != null))),
  )
  return [
    ...(isUnpriced(own, at) ? ['states no price'] : []),
    ...phrase(
      'excludes',
      excluded
        .filter((row) => !limiting.includes(row))
        .map((row) => ({ ...row, label: withScope(row.label, row.sides[at] ?? null) })),
    ),
    ...phrase('has', limiting, 'a '),
    ...(isUnadmitted ? ['is not admitted'] : []),
    ...(retention ? [`keeps a self-insured retention of ${dollars(retention.sides[at]?.amount ?? 0)}`] : []),
    ...phrase('does not provide', refused),
    ...phrase('does not mention', silent),
  ]
}

/** "Premium to follow": others say what they cost. */
function isUnpriced(rows: readonly OfferRow[], at: number): boolean {
  const priced = rows.filter((row) => isCost(row) && row.sides.some((side) => side?.amount != null))
  return priced.length > 0 && priced.every(({ sides }) => sides[at]?.amount == null)
}

/** "Residential construction (over 4 units)". */
function withScope(label: string, side: OfferRow['sides'][number]): string {
  const scope = exclusionScope(side)
  return scope === null ? label : `${label} (${scope})`
}

/** A limitation is not itself excluded. */
const limitation = /\b(?:limitation|restriction|warranty)(?: \(.*\))?$/i
/** What contracts ask for most. */
const provision =
  /additional insured|subrogation|non-? ?contribut|per[- ](?:project|location)|completed operations/i

function isExcluded(side: OfferRow['sides'][number] | undefined): boolean {
  return side?.standing === 'excluded'
}

function isRetained(side: OfferRow['sides'][number] | undefined): boolean {
  return side != null && /self-? ?insured|\bSIR\b/i.test(`${side.text} ${side.quote}`)
}

function phrase(verb: string, rows: readonly OfferRow[], article = ''): string[] {
  const list = verb.startsWith('does not') ? alternatives : listed
  return rows.length === 0 ? [] : [`${verb} ${named(rows, article, list)}`]
}

const listed = new Intl.ListFormat('en-US')
const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' })
const mostNamed = 4

/** "residential construction, mold, and 2 more". */
function named(rows: readonly OfferRow[], article = '', list = listed): string {
  const names = [...new Set(rows.map(({ label }) => `${article}${inRunningText(label)}`))]
  return list.format(
    names.length > mostNamed + 1 ? [...names.slice(0, mostNamed), `${names.length - mostNamed} more`] : names,
  )
}

function joined(clauses: readonly string[]): string {
  return clauses.length < 3
    ? clauses.join(' and ')
    : `${clauses.slice(0, -1).join('; ')}; and ${clauses.at(-1)}`
}
