import type { Block } from '../../../documents/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import { coverageWords } from './coverageWords.ts'

interface OfferedItem {
  readonly label: string
  readonly text: string
  /** Cents. */
  readonly amount: number | null
  readonly standing: 'stated' | 'included' | 'excluded'
  readonly item: { readonly key: string; readonly label: string; readonly materiality: string } | null
  readonly quote: string
  readonly page: number
}

/** A quote, as the proposal tells it. */
export interface Offer {
  readonly fileId: string
  readonly name: string
  readonly label: string
  readonly insured: string | null
  readonly effectiveDate: string | null
  readonly expirationDate: string | null
  readonly statements: readonly OfferedItem[]
}

export interface Recommendation {
  readonly offer: Offer
  readonly reason: string
}

const priceKeys = ['premium', 'taxes', 'fees', 'terrorism', 'total'] as const
const termKeys = new Set<string>([...priceKeys, 'payment', 'validity', 'minimumEarned'])

/** The option that the message names, else the one with more of what matters; the reason names both sides. */
export function recommended(offers: readonly Offer[], request: string): Recommendation {
  const [first] = offers
  if (!first) throw new Error('A proposal needs an offer.')
  const asked = /\brecommend(?:ing|ed)?\b.{0,40}?\b(?:option|quote)\s*(\d|one|two|three|four)\b/i
    .exec(request)?.[1]
    ?.toLowerCase()
  const number = asked ? ({ one: 1, two: 2, three: 3, four: 4 }[asked] ?? Number(asked)) : null
  const named =
    (number === null ? undefined : offers[number - 1]) ??
    offers.find(({ label }) =>
      new RegExp(`recommend.{0,40}${label.replaceAll(/[^\w ]/g, '.')}`, 'i').test(request),
    )
  const keys = [
    ...new Set(
      offers.flatMap(({ statements }) =>
        statements.flatMap(({ item }) =>
          item && !termKeys.has(item.key) && !/[dD]eductible|[rR]etention/.test(item.key) ? [item.key] : [],
        ),
      ),
    ),
  ]
  const wins = offers.map((offer) => ({
    offer,
    labels: keys.flatMap((key) => {
      const own = amountOf(offer, key)
      const others = offers.filter((other) => other !== offer).map((other) => amountOf(other, key))
      return own > 0 && others.length > 0 && others.every((other) => own > other) ? [labelOf(offer, key)] : []
    }),
  }))
  const best = named
    ? wins.find(({ offer }) => offer === named)
    : wins.toSorted((a, b) => b.labels.length - a.labels.length)[0]
  const offer = best?.offer ?? first
  const cheapest = offers.toSorted((a, b) => priceOf(a) - priceOf(b))[0]
  const gap = cheapest && cheapest !== offer ? priceOf(offer) - priceOf(cheapest) : 0
  const strengths = best?.labels.slice(0, 4).map((label) => label.toLowerCase()) ?? []
  const reason = [
    strengths.length > 0 ? `it offers more for ${joined(strengths)}.` : 'it fits what you asked for.',
    gap > 0
      ? `It costs ${money(gap)} more than the least expensive option.`
      : offers.length > 1 && cheapest === offer
        ? 'It is also the least expensive.'
        : '',
  ].filter(Boolean)
  return { offer, reason: reason.join(' ') }
}

interface ProposalParts {
  readonly insured: string
  readonly person: string | null
  readonly agencyName: string
  readonly author: string
  /** A calendar day. */
  readonly today: string
}

export function proposalBlocks(
  offers: readonly Offer[],
  { offer: choice, reason }: Recommendation,
  { insured, person, agencyName, author, today }: ProposalParts,
): Block[] {
  const isComparison = offers.length > 1
  const dates = [choice.effectiveDate, choice.expirationDate].flatMap((day) => (day ? [dayInWords(day)] : []))
  return [
    {
      type: 'cover',
      label: 'Insurance proposal',
      title: insured,
      subtitle: isComparison ? `${offers.length} options compared` : choice.label,
      facts: [
        ...(person ? [{ label: 'Prepared for', value: person }] : []),
        { label: 'Prepared by', value: author === agencyName ? agencyName : `${author}\n${agencyName}` },
        { label: 'Date', value: dayInWords(today) },
        ...(dates.length === 2 ? [{ label: 'Proposed term', value: dates.join(' to ') }] : []),
      ],
    },
    { type: 'heading', level: 1, text: isComparison ? 'Our recommendation' : 'Your coverage at a glance' },
    {
      type: 'paragraph',
      style: 'lead',
      text: isComparison
        ? `We recommend ${choice.label}: ${reason}`
        : `${choice.label} offers the coverage below for ${insured}.`,
    },
    keyFigures(choice),
    ...priceBlocks(offers, choice),
    { type: 'heading', level: 1, text: 'Coverages' },
    coverageTable(offers, choice),
    { type: 'heading', level: 1, text: 'What the coverages do' },
    ...wordsOf(choice),
    { type: 'heading', level: 1, text: 'What is not covered' },
    ...exclusionBlocks(offers),
    { type: 'heading', level: 1, text: 'Next steps' },
    {
      type: 'list',
      kind: 'number',
      items: [
        'Read what is not covered, and tell us what worries you.',
        'Check that names, addresses, payroll and values are right.',
        isComparison ? 'Choose an option and sign below.' : 'Sign below.',
        'We ask the carrier to bind coverage. Nothing is in force until the carrier confirms it.',
      ],
    },
    {
      type: 'signatures',
      parties: [
        { role: 'For the insured', ...(person && { name: person }) },
        { role: 'For the agency', name: author },
      ],
    },
    {
      type: 'paragraph',
      style: 'fine',
      text: 'This proposal summarizes the quotes. It is not a policy and changes none. The policy as issued decides what is covered.',
    },
  ]
}

function keyFigures(offer: Offer): Block {
  const price = find(offer, 'total') ?? find(offer, 'premium')
  const wanted = [
    'eachOccurrence',
    'generalAggregate',
    'building',
    'contents',
    'umbrellaOccurrence',
    'autoLiability',
    'cyber',
  ]
  const limits = wanted.flatMap((key) => find(offer, key) ?? []).filter(({ amount }) => amount !== null)
  const entries = [
    ...(price?.amount != null
      ? [{ label: price.item?.label ?? 'Premium', value: money(price.amount), note: 'per year' }]
      : []),
    ...limits
      .slice(0, price ? 3 : 4)
      .map(({ item, label, amount }) => ({ label: item?.label ?? label, value: money(amount ?? 0) })),
  ]
  return entries.length >= 2
    ? { type: 'keyFigures', entries }
    : { type: 'paragraph', text: 'The quote states its terms in words; they are listed below.' }
}

function priceBlocks(offers: readonly Offer[], choice: Offer): Block[] {
  const keys = priceKeys.filter((key) => offers.some((offer) => find(offer, key)))
  if (keys.length === 0) return []
  const table: Block = {
    type: 'table',
    summary: 'What each option costs',
    columns: [
      { header: 'Cost', width: 3 },
      ...offers.map((offer) => ({
        header: offer.label,
        width: 2,
        align: 'right' as const,
        isHighlighted: offers.length > 1 && offer === choice,
      })),
    ],
    rows: keys.map((key) => [
      { text: labelIn(offers, key), isHeader: true as const },
      ...offers.map((offer) => sumOf(offer, key)),
    ]),
    hasTotal: keys.at(-1) === 'total',
  }
  const priced = offers.filter((offer) => priceOf(offer) < Number.MAX_SAFE_INTEGER)
  const chart: Block[] =
    priced.length > 1
      ? [
          {
            type: 'chart',
            kind: 'bar',
            title: 'Annual cost',
            alternative: priced.map((offer) => `${offer.label}: ${money(priceOf(offer))}`).join('. '),
            unit: 'dollars',
            labels: priced.map(({ label }) => label),
            series: [{ name: 'Annual cost', values: priced.map((offer) => priceOf(offer) / 100) }],
          },
        ]
      : []
  return [{ type: 'heading', level: 1, text: 'Cost' }, table, ...chart]
}

function coverageTable(offers: readonly Offer[], choice: Offer): Block {
  const keys = coverageKeys(offers)
  return {
    type: 'table',
    summary: 'Limits and deductibles of each option',
    columns: [
      { header: 'Coverage', width: 3 },
      ...offers.map((offer) => ({
        header: offer.label,
        width: 2,
        align: 'right' as const,
        isHighlighted: offers.length > 1 && offer === choice,
      })),
    ],
    rows: keys.map((key) => [
      { text: labelIn(offers, key), isHeader: true as const },
      ...offers.map((offer) => find(offer, key)?.text ?? 'Not mentioned'),
    ]),
  }
}

function wordsOf(offer: Offer): Block[] {
  const told = coverageKeys([offer]).flatMap((key) => {
    const words = coverageWords[key]
    const found = find(offer, key)
    return words && found && found.standing !== 'excluded'
      ? [[{ text: `${labelOf(offer, key)}: `, isBold: true }, `${words} Limit: ${found.text}.`]]
      : []
  })
  return told.length > 0
    ? [{ type: 'list', kind: 'bullet', items: told }]
    : [{ type: 'paragraph', text: 'Ask us about any coverage above.' }]
}

function exclusionBlocks(offers: readonly Offer[]): Block[] {
  const rows = offers.flatMap((offer) =>
    offer.statements
      .filter(({ standing }) => standing === 'excluded')
      .map(({ label, item, page }) => ({ offer, text: item?.label ?? label, page })),
  )
  const note: Block = {
    type: 'callout',
    tone: 'caution',
    text: 'No policy covers everything. The quotes name the exclusions below; the policy forms contain more. Flood, earthquake and wear are usually excluded from property insurance.',
  }
  if (rows.length === 0) return [note]
  return [
    {
      type: 'table',
      summary: 'Exclusions that the quotes name',
      columns: [
        { header: 'Not covered', width: 4 },
        { header: 'In the quote of', width: 3 },
        { header: 'Page', width: 1, align: 'right' },
      ],
      rows: rows.map(({ offer, text, page }) => [{ text, isHeader: true }, offer.label, String(page)]),
    },
    note,
  ]
}

function coverageKeys(offers: readonly Offer[]): string[] {
  const keys = offers.flatMap(({ statements }) =>
    statements.flatMap(({ item }) => (item && !termKeys.has(item.key) ? [item.key] : [])),
  )
  return [...new Set(keys)]
}

function find(offer: Offer, key: string): OfferedItem | null {
  const own = offer.statements.filter(({ item }) => item?.key === key)
  return own.find(({ amount }) => amount !== null) ?? own[0] ?? null
}

function sumOf(offer: Offer, key: string): string {
  const amounts = offer.statements.flatMap(({ item, amount }) =>
    item?.key === key && amount !== null ? [amount] : [],
  )
  if (amounts.length === 0) return find(offer, key)?.text ?? 'Not mentioned'
  const adds = key === 'fees' || key === 'taxes'
  return money(adds ? amounts.reduce((sum, amount) => sum + amount, 0) : (amounts[0] ?? 0))
}

function labelIn(offers: readonly Offer[], key: string): string {
  for (const offer of offers) if (find(offer, key)) return labelOf(offer, key)
  return key
}

function labelOf(offer: Offer, key: string): string {
  return find(offer, key)?.item?.label ?? key
}

function amountOf(offer: Offer, key: string): number {
  const found = find(offer, key)
  if (!found || found.standing === 'excluded') return 0
  return found.amount ?? (found.standing === 'included' ? 1 : 0)
}

function priceOf(offer: Offer): number {
  return find(offer, 'total')?.amount ?? find(offer, 'premium')?.amount ?? Number.MAX_SAFE_INTEGER
}

function money(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 0,
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
