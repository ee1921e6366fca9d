import { badInput, builder } from '../../graphql/index.ts'
import { industries } from './industries.ts'
import type { NaicsEntry } from './naicsEntry.ts'

const mostAtOnce = 1_000

export const NaicsCodeType = builder.objectRef<NaicsEntry>('NaicsCode').implement({
  description: 'An industry of the North American Industry Classification System.',
  fields: (t) => ({
    code: t.exposeString('code'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
  }),
})

builder.queryField('naicsCodes', (t) =>
  t.field({
    type: [NaicsCodeType],
    description:
      'Industries whose code, title or description has all the words, the best matches first; behind few of them those whose title is meant when words are misspelt.',
    args: {
      query: t.arg.string({ description: 'All industries by code when blank.' }),
      first: t.arg.int({ description: `100 unless given, ${mostAtOnce} at most.` }),
    },
    resolve(_, { query, first }) {
      const most = first ?? 100
      if (most < 0 || most > mostAtOnce) {
        throw badInput(`Ask for between 0 and ${mostAtOnce} industries.`)
      }
      return [...industries().search((query ?? '').slice(0, 200), most)]
    },
  }),
)
