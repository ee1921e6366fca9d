import { badInput, builder } from '../../graphql/index.ts'
import { industries } from './industries.ts'
import type { NaicsEntry } from './naicsEntry.ts'

const mostAtOnce = 1_000

export const NaicsCodeType = builder.objectRef<NaicsEntry>('NaicsCode').implement({
  description: 'An industry in the North American Industry Classification System.',
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
      'Industries whose code, title or description contains all the words, best match first. If there are few, close matches of misspelled words follow.',
    args: {
      query: t.arg.string({ description: 'If blank, returns all industries by code.' }),
      first: t.arg.int({ description: `Defaults to 100; at most ${mostAtOnce}.` }),
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
