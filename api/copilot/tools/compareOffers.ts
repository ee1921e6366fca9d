import { z } from 'zod'
import { conditionsOf, offerExpires, primaryOption, severalComparison } from '../../knowledge/index.ts'
import { readFileOf } from '../documents/documentReading.ts'
import { offerNames } from './offerNames.ts'
import { defineTool } from './tool.ts'

/** Compares three or more quotes item by item. */
export const compareOffers = defineTool({
  name: 'compare_offers',
  title: 'Compare several quotes',
  description: 'Compares three or more quotes: premium, limits, deductibles, exclusions and conditions.',
  reads: 'The documents that it is given',
  actsOutward: false,
  input: z.object({ ids: z.array(z.string()).min(2) }),
  describe: ({ ids }) => `Compared ${ids.length} documents`,
  async run(context, { ids }) {
    const files = await Promise.all(ids.map((id) => readFileOf(context, id)))
    const readings = files.map(({ reading }) => reading)
    return {
      ...(await context.services.background.run(severalComparison, readings)),
      names: offerNames(files),
      expires: readings.map(offerExpires),
      otherOptions: readings.map((reading) => primaryOption(reading).others),
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
