import { z } from 'zod'
import {
  conditionsOf,
  coverageStatements,
  offerExpires,
  offerPrice,
  primaryOption,
} from '../../knowledge/index.ts'
import { businessName } from '../../platform/index.ts'
import { readFileOf } from '../documents/documentReading.ts'
import { carrierOf } from './offerNames.ts'
import { defineTool } from './tool.ts'

/** Lists every item that a quote or policy gives a value for, as worded there. */
export const listCoverages = defineTool({
  name: 'extract_table',
  title: 'List coverages',
  description:
    'Lists the premium, limits, deductibles and exclusions of a quote or policy, with their words and pages.',
  reads: 'The document that it is given',
  actsOutward: false,
  input: z.object({ fileId: z.string(), name: z.string().optional() }),
  describe: ({ name }) => `Listed what ${name ?? 'the document'} offers`,
  async run(context, { fileId }) {
    const { name, reading: whole, facts } = await readFileOf(context, fileId)
    const { reading, others } = primaryOption(whole)
    const { insuredName, effectiveDate, expirationDate, policyNumber } = facts.scalars
    const statements = coverageStatements(reading, facts).map(
      ({ label, text, amount, standing, item, quote, page, origin }) => ({
        label,
        text,
        amount,
        standing,
        origin,
        quote,
        page,
        item: item && { key: item.key, label: item.label, materiality: item.materiality },
      }),
    )
    return {
      name,
      insured: insuredName.fact ? businessName(insuredName.fact.value) : null,
      carrier: carrierOf({ reading, facts }),
      policyNumber: policyNumber.fact?.value ?? null,
      effectiveDate: effectiveDate.fact?.value ?? null,
      expirationDate: expirationDate.fact?.value ?? null,
      otherOptions: others,
      expires: offerExpires(reading),
      price: offerPrice(reading),
      statements: statements.slice(0, 500),
      conditions: conditionsOf(reading).map(({ text }) => text.replace(/\.$/, '')),
    }
  },
  summarize: ({ statements }) =>
    statements.flatMap(({ item, text }) => (item ? [`${item.label}: ${text}`] : [])).join('\n'),
})
