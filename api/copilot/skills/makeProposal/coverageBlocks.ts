import type { Block } from '../../../documents/index.ts'
import { dollars } from '../../../knowledge/index.ts'
import { coverageWords } from './coverageWords.ts'
import { groupsOf } from './groupsOf.ts'
import {
  byPrice,
  comparedCost,
  type CostRow,
  costsOf,
  coveragesOf,
  type Offer,
  statementOn,
  valueOf,
} from './offer.ts'
import { unpricedIn } from './recommended.ts'

/** The price and the most important limits. */
export function keyFigures(offer: Offer, offers: readonly Offer[] = [offer]): Block[] {
  const cost = comparedCost(offers)
  const price = cost?.amounts[offers.indexOf(offer)] ?? null
  const limits = importantKeys
    .flatMap((key) => statementOn(offer, key) ?? [])
    .filter(({ amount }) => amount !== null)
  const entries = [
    ...(cost && price !== null ? [{ label: cost.label, value: dollars(price), note: 'per year' }] : []),
    ...limits
      .slice(0, price === null ? 4 : 3)
      .map(({ item, label, amount }) => ({ label: item?.label ?? label, value: dollars(amount ?? 0) })),
  ]
  return entries.length >= 2 ? [{ type: 'keyFigures', entries }] : []
}

const importantKeys = [
  'eachOccurrence',
  'generalAggregate',
  'building',
  'contents',
  'umbrellaOccurrence',
  'autoLiability',
  'cyber',
]

function valueColumns(
  offers: readonly Offer[],
  { choice, isOnly }: { choice: Offer | null; isOnly: boolean },
  align: 'left' | 'right',
) {
  return offers.map((offer) => ({
    header: !isOnly ? offer.label : align === 'left' ? 'Limit or terms' : 'Amount',
    width: align === 'left' ? 3 : 2,
    align,
    isHighlighted: !isOnly && offer === choice,
  }))
}

/** What each offer costs, as a table, and as a chart if several can be compared. */
export function priceBlocks(offers: readonly Offer[], choice: Offer | null): Block[] {
  const costs = costsOf(offers)
  if (!costs.some(({ key }) => key === 'premium' || key.startsWith('total'))) return []
  const tables = groupsOf(offers).map((group): Block => ({
    type: 'table',
    summary: 'What each option costs',
    columns: [
      { header: 'Cost', width: 3 },
      ...valueColumns(group, { choice, isOnly: offers.length === 1 }, 'right'),
    ],
    rows: costs.map((cost) => [
      { text: cost.label, isHeader: true as const },
      ...group.map((offer) => costText(cost, offers.indexOf(offer))),
    ]),
    hasTotal: costs.at(-1)?.key.startsWith('total') === true,
  }))
  const compared = comparedCost(offers)
  const priced = byPrice(offers)
  const shown = priced.toSorted((a, b) => offers.indexOf(a.offer) - offers.indexOf(b.offer))
  const chart: Block[] =
    compared && shown.length > 1
      ? [
          {
            type: 'chart',
            kind: 'bar',
            title: compared.label,
            alternative: shown.map(({ offer, price }) => `${offer.label}: ${dollars(price)}`).join('. '),
            unit: 'dollars',
            labels: shown.map(({ offer }) => offer.label),
            series: [{ name: compared.label, values: shown.map(({ price }) => price / 100) }],
          },
        ]
      : []
  return [{ type: 'heading', level: 1, text: 'Cost' }, ...tables, ...chart, ...unpricedNotice(offers)]
}

/** "Premium to follow": an option that cannot be accepted at any price yet. */
function unpricedNotice(offers: readonly Offer[]): Block[] {
  const unpriced = unpricedIn(offers).map(({ label }) => label)
  if (unpriced.length === 0) return []
  const names = new Intl.ListFormat('en-US').format(unpriced)
  return [
    {
      type: 'callout',
      tone: 'caution',
      text: `${names} ${unpriced.length === 1 ? 'has' : 'have'} not stated a price yet. It may change which option is best.`,
    },
  ]
}

function costText({ key, amounts, notes, words }: CostRow, at: number): string {
  // What was added up is the same amount to a client.
  const [amount, note] = [amounts[at] ?? null, notes[at]?.replace(/^added up(?:, )?/, '') || null]
  if (amount === null) return words[at] ?? (key === 'premium' || key.startsWith('total') ? 'Not stated' : '–')
  return note === null
    ? dollars(amount)
    : note === 'optional'
      ? `Optional, ${dollars(amount)}`
      : `${dollars(amount)} (${note})`
}

/** Limits and deductibles side by side. */
export function coverageTables(offers: readonly Offer[], choice: Offer | null): Block[] {
  const isOnly = offers.length === 1
  const coverages = coveragesOf(offers)
  return groupsOf(offers).map((group) => ({
    type: 'table',
    summary: 'Limits and deductibles of each option',
    columns: [
      { header: 'Coverage', width: 3 },
      // A single column has room for words.
      ...valueColumns(group, { choice, isOnly }, isOnly ? 'left' : 'right'),
    ],
    rows: coverages.map((coverage) => [
      { text: coverage.label, isHeader: true as const },
      ...group.map((offer) => valueOf(offer, coverage) ?? 'Not mentioned'),
    ]),
  }))
}

/** What the coverages are for, in plain words; the limits of several offers are in their table. */
export function coverageExplanations(offers: readonly Offer[]): Block[] {
  const explained = coveragesOf(offers).flatMap(({ label, key }) => {
    const words = key === null ? undefined : coverageWords[key]
    const given = offers.filter((offer) => key !== null && isGiven(offer, key))
    const [offer] = given
    if (!words || !offer) return []
    const value = valueOf(offer, { label, key })
    const limit =
      offers.length > 1
        ? given.length < offers.length
          ? [` Only in the quote of ${given.map((each) => each.label).join(', ')}.`]
          : []
        : key !== null && statementOn(offer, key)?.amount != null
          ? [` Limit: ${value}.`]
          : []
    return [[{ text: `${label}: `, isBold: true }, words, ...limit]]
  })
  if (explained.length === 0) return []
  return [
    { type: 'heading', level: 1, text: 'What the coverages do' },
    { type: 'list', kind: 'bullet', items: explained },
  ]
}

/** Whether an offer gives a coverage, with an amount or in words: "Actual loss sustained, 12 months". */
function isGiven(offer: Offer, key: string): boolean {
  const found = statementOn(offer, key)
  return found !== null && found.standing !== 'excluded' && found.amount !== 0
}
