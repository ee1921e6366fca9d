import type { Block } from '../../../documents/index.ts'
import { exclusionsOf, type Offer, statementOn } from './offer.ts'

/** What the quotes say they do not cover, each thing once. */
export function exclusionBlocks(offers: readonly Offer[]): Block[] {
  const found = offers.flatMap((offer) => exclusionsOf(offer).map((each) => ({ offer, ...each })))
  const things = [...Map.groupBy(found, ({ text }) => withoutForm(text).toLowerCase()).values()]
  const isComparison = offers.length > 1
  const isProperty = offers.some((offer) => propertyKeys.some((key) => statementOn(offer, key)))
  const table: Block[] =
    things.length === 0
      ? []
      : [
          {
            type: 'table',
            summary: 'Exclusions that the quotes name',
            columns: [
              { header: 'Not covered', width: 5 },
              ...(isComparison ? [{ header: 'In the quote of', width: 3 }] : []),
              { header: 'Page', width: 1, align: 'right' },
            ],
            rows: things
              .slice(0, mostExclusions)
              .map((own) => [
                { text: withoutForm(own.at(-1)?.text ?? ''), isHeader: true },
                ...(isComparison ? [listed.format(own.map(({ offer }) => offer.label))] : []),
                [...new Set(own.map(({ page }) => page))].join(', '),
              ]),
          },
        ]
  return [
    { type: 'heading', level: 1, text: 'What is not covered' },
    ...table,
    {
      type: 'callout',
      tone: 'caution',
      text: `No policy covers everything. The policy forms contain exclusions that the quotes do not name.${isProperty ? ' Flood, earthquake and wear are usually excluded from property insurance.' : ''}`,
    },
  ]
}

/** "Cyber incidents (BP 15 60)": a client looks up no form. */
function withoutForm(text: string): string {
  return text.replace(/ \([A-Z]{2,5} ?\d{2,4}(?: \d{2,4}){0,3}\)$/, '')
}

/** Business income alone is part of cyber insurance, too. */
const propertyKeys = ['building', 'contents', 'improvements']
const mostExclusions = 40
const listed = new Intl.ListFormat('en-US')
