import { builder } from '../graphql/index.ts'
import type { Excerpt } from '../platform/index.ts'

/** Words inside a record that a search found. */
export interface FoundPassage extends Excerpt {
  /** What a record's URL ends in to open it there; empty if it opens there anyway. */
  readonly link: string
  /** The page of a document; null elsewhere. */
  readonly page: number | null
}

const TextRangeType = builder.objectRef<Excerpt['marks'][number]>('TextRange').implement({
  description: 'A part of a text, in UTF-16 code units.',
  fields: (t) => ({
    from: t.exposeInt('from'),
    to: t.exposeInt('to', { description: 'Exclusive.' }),
  }),
})

export const FoundPassageType = builder.objectRef<FoundPassage>('FoundPassage').implement({
  description: 'Words inside a record that match a search.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'On one line; an ellipsis shows where it is cut.' }),
    marks: t.field({
      type: [TextRangeType],
      description: 'Where the searched words are in the text, in order.',
      resolve: ({ marks }) => [...marks],
    }),
    link: t.exposeString('link', {
      description: "What the record's URL ends in to open it at the passage: `?page=3&quote=…` or `#line-4`.",
    }),
    page: t.exposeInt('page', { nullable: true, description: 'The page of a document, from 1.' }),
  }),
})
