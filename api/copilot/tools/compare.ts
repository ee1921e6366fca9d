import { z } from 'zod'
import { comparison, conditionsOf, offerExpires } from '../../knowledge/index.ts'
import { insuredOf, offerNames } from './offerNames.ts'
import { offeredInput, readOffer } from './readOffer.ts'
import { defineTool } from './tool.ts'

/** Compares two quotes or policies item by item. */
export const compare = defineTool({
  name: 'compare',
  title: 'Compare two documents',
  description: 'Compares two quotes or policies: premium, limits, deductibles, exclusions and conditions.',
  reads: 'The two documents that it is given',
  actsOutward: false,
  input: z.object({ a: offeredInput, b: offeredInput }),
  describe: () => 'Compared the two documents',
  async run(context, given) {
    const a = await readOffer(context, given.a)
    const b = await readOffer(context, given.b)
    return {
      ...(await context.services.background.run(comparison, a.reading, b.reading)),
      names: offerNames([a, b]),
      insured: insuredOf([a, b]),
      expires: [a, b].map(({ reading }) => offerExpires(reading)),
      conditions: [a, b].map(({ reading }) => conditionsOf(reading)),
    }
  },
  summarize: ({ differences, same }) =>
    [
      `${differences.length} differences, ${same.length} the same.`,
      ...differences.map(
        ({ label, a, b }) => `${label}: ${a?.text ?? 'not mentioned'} / ${b?.text ?? 'not mentioned'}`,
      ),
    ].join('\n'),
})
