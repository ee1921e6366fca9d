import type { Block } from '../../../documents/index.ts'
import { capitalized, dayInWords } from '../../../platform/index.ts'
import { hasExpired } from '../comparisons/expiredQuotes.ts'
import { groupsOf } from './groupsOf.ts'
import { type Offer, statementOn } from './offer.ts'

/** The conditions of the offers: how long they are valid, from whom, and how they are paid. */
export function termBlocks(offers: readonly Offer[], today: string): Block[] {
  const rows = [
    ...terms.map(({ key, label, tidy }) => ({
      label,
      valueFor: (offer: Offer) => tidy(statementOn(offer, key)?.text ?? ''),
    })),
    {
      label: 'Conditions',
      valueFor: ({ conditions }: Offer) => conditions.slice(0, mostConditions).join('\n'),
    },
  ].filter(({ valueFor }) => offers.some((offer) => valueFor(offer) !== ''))
  const unadmitted = offers.filter((offer) => /^non/i.test(statementOn(offer, 'admitted')?.text ?? ''))
  const expired = offers.filter((offer) => hasExpired(offer, today))
  if (rows.length === 0 && unadmitted.length === 0 && expired.length === 0) return []
  const tables = groupsOf(offers).map((group): Block => ({
    type: 'table',
    summary: 'Terms of each option',
    columns: [
      { header: 'Term', width: 2 },
      ...group.map((offer) => ({ header: offers.length > 1 ? offer.label : 'In the quote', width: 3 })),
    ],
    rows: rows.map(({ label, valueFor }) => [
      { text: label, isHeader: true as const },
      ...group.map((offer) => valueFor(offer) || 'Not stated'),
    ]),
  }))
  return [
    { type: 'heading', level: 1, text: 'Terms of the offer' },
    ...(rows.length > 0 ? tables : []),
    ...expired.map(({ label, expires }): Block => ({
      type: 'callout',
      tone: 'caution',
      title: 'An expired quote',
      text: `The quote of ${label} could be accepted until ${dayInWords(expires ?? today)}. The carrier has to extend it before it can be bound, and may change its terms.`,
    })),
    ...unadmitted.map(({ label }): Block => ({
      type: 'callout',
      tone: 'caution',
      title: 'A surplus lines carrier',
      text: `${label} is not admitted in the state. If it became insolvent, the state guaranty fund would not pay claims. Surplus lines taxes and fees apply and are usually not refunded.`,
    })),
  ]
}

const mostConditions = 8

const terms: readonly { key: string; label: string; tidy(text: string): string }[] = [
  {
    key: 'validity',
    label: 'Valid',
    tidy: (text) =>
      capitalized(
        (/\b(?:valid|good|open|held|expires?|please advise)\b.*$/i.exec(text)?.[0] ?? text).replace(
          /^valid\s+/i,
          '',
        ),
      ),
  },
  {
    key: 'payment',
    label: 'Payment',
    tidy: (text) => capitalized(text.replace(/^(?:billing|payment(?: plan)?):?\s*/i, '')),
  },
  {
    key: 'minimumEarned',
    label: 'Minimum earned premium',
    tidy: (text) =>
      text.includes(';')
        ? text
        : text
            .replace(/\b(?:minimum earned(?: premium)?|MEP)\b:?\s*/gi, '')
            .replace(/^(?:the )?(?:annual |policy )?premium is\s+/i, '')
            .trim(),
  },
  { key: 'carrierRating', label: 'AM Best rating', tidy: (text) => text },
]
