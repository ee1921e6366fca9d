import { dollars } from '../../../knowledge/index.ts'
import type { Block } from '../../../documents/index.ts'
import { capitalized, dayInWords } from '../../../platform/index.ts'
import { coverageWords } from './coverageWords.ts'
import { labelOf, type Offer, priceKeys, priceOf, statementOn, termKeys } from './offer.ts'
import type { Recommendation } from './recommended.ts'

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
      title: capitalized(insured),
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
  const price = statementOn(offer, 'total') ?? statementOn(offer, 'premium')
  const wanted = [
    'eachOccurrence',
    'generalAggregate',
    'building',
    'contents',
    'umbrellaOccurrence',
    'autoLiability',
    'cyber',
  ]
  const limits = wanted
    .flatMap((key) => statementOn(offer, key) ?? [])
    .filter(({ amount }) => amount !== null)
  const entries = [
    ...(price?.amount != null
      ? [{ label: price.item?.label ?? 'Premium', value: dollars(price.amount), note: 'per year' }]
      : []),
    ...limits
      .slice(0, price ? 3 : 4)
      .map(({ item, label, amount }) => ({ label: item?.label ?? label, value: dollars(amount ?? 0) })),
  ]
  return entries.length >= 2
    ? { type: 'keyFigures', entries }
    : { type: 'paragraph', text: 'The quote states its terms in words; they are listed below.' }
}

function priceBlocks(offers: readonly Offer[], choice: Offer): Block[] {
  const keys = priceKeys.filter((key) => offers.some((offer) => statementOn(offer, key)))
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
            alternative: priced.map((offer) => `${offer.label}: ${dollars(priceOf(offer))}`).join('. '),
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
      ...offers.map((offer) => statementOn(offer, key)?.text ?? 'Not mentioned'),
    ]),
  }
}

function wordsOf(offer: Offer): Block[] {
  const told = coverageKeys([offer]).flatMap((key) => {
    const words = coverageWords[key]
    const found = statementOn(offer, key)
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
      .map(({ label, page }) => ({ offer, text: capitalized(label), page })),
  )
  const shown = rows.slice(0, mostExclusions)
  const note: Block = {
    type: 'callout',
    tone: 'caution',
    text: 'No policy covers everything. The policy forms contain exclusions that the quotes do not name. Flood, earthquake and wear are usually excluded from property insurance.',
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
      rows: shown.map(({ offer, text, page }) => [{ text, isHeader: true }, offer.label, String(page)]),
    },
    note,
  ]
}

/** A whole policy has pages of them. */
const mostExclusions = 40

function coverageKeys(offers: readonly Offer[]): string[] {
  const keys = offers.flatMap(({ statements }) =>
    statements.flatMap(({ item }) => (item && !termKeys.has(item.key) ? [item.key] : [])),
  )
  return [...new Set(keys)]
}

function sumOf(offer: Offer, key: string): string {
  const amounts = offer.statements.flatMap(({ item, amount }) =>
    item?.key === key && amount !== null ? [amount] : [],
  )
  if (amounts.length === 0) return statementOn(offer, key)?.text ?? 'Not mentioned'
  const adds = key === 'fees' || key === 'taxes'
  return dollars(adds ? amounts.reduce((sum, amount) => sum + amount, 0) : (amounts[0] ?? 0))
}

function labelIn(offers: readonly Offer[], key: string): string {
  for (const offer of offers) if (statementOn(offer, key)) return labelOf(offer, key)
  return key
}
