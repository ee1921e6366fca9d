import { z } from 'zod'
import { conditionsOf, offerExpires, severalComparison } from '../../knowledge/index.ts'
import { insuredOf, offerNames } from './offerNames.ts'
import { offeredInput, readOffer } from './readOffer.ts'
import { defineTool } from './tool.ts'

/** Compares three or more quotes item by item. */
export const compareOffers = defineTool({
  name: 'compare_offers',
  title: 'Compare several quotes',
  description: 'Compares three or more quotes: premium, limits, deductibles, exclusions and conditions.',
  reads: 'The documents that it is given',
  actsOutward: false,
  input: z.object({ offers: z.array(offeredInput).min(2) }),
  describe: ({ offers }) => `Compared ${offers.length} offers`,
  async run(context, { offers }) {
    const files = await Promise.all(offers.map((offer) => readOffer(context, offer)))
    const readings = files.map(({ reading }) => reading)
    return {
      ...(await context.services.background.run(severalComparison, readings)),
      names: offerNames(files),
      insured: insuredOf(files),
      expires: readings.map(offerExpires),
      conditions: readings.map(conditionsOf),
    }
  },
  summarize: ({ rows }) =>
    [
      `${rows.length} differences.`,
      ...rows.map(
        ({ label, sides }) => `${label}: ${sides.map((side) => side?.text ?? 'not mentioned').join(' / ')}`,
      ),
    ].join('\n'),
})
