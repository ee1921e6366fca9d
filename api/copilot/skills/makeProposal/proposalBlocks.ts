import type { Block } from '../../../documents/index.ts'
import { capitalized, dayInWords } from '../../../platform/index.ts'
import { coverageExplanations, coverageTables, keyFigures, priceBlocks } from './coverageBlocks.ts'
import { exclusionBlocks } from './exclusionBlocks.ts'
import { termBlocks } from './termBlocks.ts'
import { type ClientNeeds, needsBlocks } from './clientNeeds.ts'
import type { Offer } from './offer.ts'
import type { Recommendation } from './recommended.ts'

interface ProposalParts {
  readonly insured: string
  readonly person: string | null
  readonly agencyName: string
  readonly author: string
  /** A calendar day. */
  readonly today: string
  readonly needs: ClientNeeds
  /** The policy that the offers are to replace; null where it is not to be compared. */
  readonly expiring: Offer | null
}

export function proposalBlocks(
  offers: readonly Offer[],
  advice: Recommendation | null,
  { insured, person, agencyName, author, today, needs, expiring }: ProposalParts,
): Block[] {
  const isComparison = offers.length > 1
  const [first] = offers
  const compared = expiring ? [expiring, ...offers] : offers
  if (!first) throw new Error('A proposal needs an offer.')
  const title = !isComparison ? 'Your coverage at a glance' : advice ? 'Our recommendation' : 'Your options'
  // Without a recommendation several options are shown side by side.
  const choice = advice?.offer ?? (isComparison ? null : first)
  // A term that has begun is none to propose: the carrier is asked for another.
  const isPast = first.effectiveDate !== null && first.effectiveDate < today
  const dates = isPast
    ? []
    : [first.effectiveDate, first.expirationDate].flatMap((day) => (day ? [dayInWords(day)] : []))
  return [
    {
      type: 'cover',
      label: 'Insurance proposal',
      title: capitalized(insured),
      ...(isComparison
        ? { subtitle: `${offers.length} options compared` }
        : first.carrier && { subtitle: first.carrier }),
      facts: [
        { label: 'Prepared for', value: person ?? insured },
        { label: 'Prepared by', value: author === agencyName ? agencyName : `${author}\n${agencyName}` },
        { label: 'Date', value: dayInWords(today) },
        ...(dates.length === 2 ? [{ label: 'Proposed term', value: dates.join(' to ') }] : []),
      ],
    },
    { type: 'heading', level: 1, text: title },
    {
      type: 'paragraph',
      style: 'lead',
      text: !isComparison
        ? `${first.carrier ?? 'The carrier'} offers the coverage below for ${insured}.`
        : advice
          ? `We recommend ${advice.offer.label}: ${advice.reason}`
          : `${offers.length} options for ${insured}, side by side.`,
    },
    ...(choice ? keyFigures(choice, offers) : []),
    ...needsBlocks(offers, needs),
    ...priceBlocks(compared, choice),
    { type: 'heading', level: 1, text: 'Coverages' },
    ...coverageTables(compared, choice),
    ...coverageExplanations(offers),
    ...exclusionBlocks(offers),
    ...termBlocks(offers, today),
    { type: 'heading', level: 1, text: 'Next steps' },
    {
      type: 'list',
      kind: 'number',
      items: [
        'Read what is not covered, and tell us what worries you.',
        `Check that ${listed(['names', 'addresses', ...ratedOn(offers)])} are right.`,
        isComparison ? 'Mark the option you choose, and sign below.' : 'Sign below.',
        'We ask the carrier to bind coverage. Nothing is in force until the carrier confirms it.',
      ],
    },
    {
      type: 'paragraph',
      style: 'fine',
      text: 'This proposal summarizes the quotes. It is not a policy and changes none. The policy as issued decides what is covered.',
    },
    ...(isComparison
      ? [
          {
            type: 'checkBoxes',
            entries: offers.map(({ label }) => ({ label, isChecked: false })),
          } as const,
        ]
      : []),
    {
      type: 'signatures',
      parties: [
        { role: 'For the insured', name: person ?? insured },
        { role: 'For the agency', name: author },
      ],
    },
  ]
}

/** What the price of a line depends on and a client can check, by the words of its coverages. */
const bases: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:workers|employers)/i, ['payroll', 'the kinds of work']],
  [/^eachOccurrence$/, ['sales', 'payroll']],
  [/^(?:building|contents|improvements)$/, ['property values']],
  [/^(?:autoLiability|collision|comprehensive|uninsuredMotorist)/, ['vehicles', 'drivers']],
  [
    /^(?:cyber|ransom|breach|socialEngineering|regulatory|network)/i,
    ['revenue', 'the answers about your security'],
  ],
]

function ratedOn(offers: readonly Offer[]): string[] {
  const keys = offers.flatMap(({ statements }) =>
    statements.flatMap(({ item, amount }) => (item && amount !== null ? [item.key] : [])),
  )
  const found = bases.flatMap(([key, words]) => (keys.some((each) => key.test(each)) ? words : []))
  return [...new Set(found)]
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words)
}
