import { z } from 'zod'
import { conditionsOf, coverageStatements, offerExpires, offerPrice } from '../../knowledge/index.ts'
import { businessName } from '../../platform/index.ts'
import { carrierOf } from './offerNames.ts'
import { offeredInput, readOffer } from './readOffer.ts'
import { defineTool } from './tool.ts'

/** Lists every item that a quote or policy gives a value for, as worded there. */
export const listCoverages = defineTool({
  name: 'extract_table',
  title: 'List coverages',
  description:
    'Lists the premium, limits, deductibles and exclusions of a quote or policy, with their words and pages.',
  reads: 'The document that it is given',
  actsOutward: false,
  input: offeredInput.extend({ name: z.string().optional() }),
  describe: ({ name }) => `Listed what ${name ?? 'the document'} offers`,
  async run(context, offer) {
    const { name, reading, facts, optionName } = await readOffer(context, offer)
    const { insuredName, effectiveDate, expirationDate, policyNumber } = facts.scalars
    const statements = coverageStatements(reading, optionName === '' ? facts : null)
      .filter((each) => !isPartOfPremium(each))
      .map(({ label, text, amount, standing, item, quote, page, origin }) => ({
        label,
        text,
        amount,
        standing,
        origin,
        quote,
        page,
        item: item && { key: item.key, label: item.label, materiality: item.materiality },
      }))
    return {
      name,
      insured: insuredName.fact ? businessName(insuredName.fact.value) : null,
      carrier: carrierOf({ reading, facts }),
      policyNumber: policyNumber.fact?.value ?? null,
      effectiveDate: effectiveDate.fact?.value ?? null,
      expirationDate: expirationDate.fact?.value ?? null,
      optionName,
      expires: offerExpires(reading),
      price: offerPrice(reading),
      statements: statements.slice(0, 500),
      conditions: conditionsOf(reading).map(({ text }) => text.replace(/\.$/, '')),
    }
  },
  summarize: ({ statements }) =>
    statements.flatMap(({ item, text }) => (item ? [`${item.label}: ${text}`] : [])).join('\n'),
})

/** "Property $6,840", below "Premium": what a part costs is no coverage. */
function isPartOfPremium({ item, label, headings }: ReturnType<typeof coverageStatements>[number]): boolean {
  // The last heading of a row may be the row itself.
  return item === null && [...headings.slice(-2), label].some((text) => /^premiums?\b/i.test(text))
}
