import { z } from 'zod'
import { legibleText } from '../../graphql/index.ts'
import { defineKind, folded, type Row } from '../../platform/index.ts'
import { baseStyleIds } from './baseStyles.ts'

/** One of the agency's document styles: a built-in style with the agency's own PDF start and end pages. */
export interface HtmlDocumentTemplate {
  readonly title: string
  readonly description: string
  /** Null for none of the built-in styles: plain pages. */
  readonly baseStyleId: string | null
  /** The start page, a PDF. */
  readonly prefixFileId: string | null
  /** The end page, a PDF. */
  readonly suffixFileId: string | null
  readonly createdById: string
  readonly createdAt: number
  readonly updatedAt: number
}

export interface HtmlDocumentTemplateRow extends Row, HtmlDocumentTemplate {}

export const htmlDocumentTemplateKind = defineKind({
  name: 'htmlDocumentTemplate',
  prefix: 'ht',
  row: (template: HtmlDocumentTemplate, id): HtmlDocumentTemplateRow => ({ id, ...template }),
  text: ({ title, description }) => folded(`${title}\n${description}`),
  orders: {
    title: (a, b) => a.title.localeCompare(b.title, 'en-US', { sensitivity: 'base', numeric: true }),
  },
})

/** The editable fields of a style. */
export const templateRules = z.object({
  title: legibleText(80, { tooLong: 'The title may have up to 80 characters.' }).min(1, 'Enter a title.'),
  description: legibleText(300, { tooLong: 'The description may have up to 300 characters.' }),
  baseStyleId: z
    .enum(baseStyleIds, 'Choose one of the base styles.')
    .nullish()
    .transform((id) => id ?? null)
    .describe('One of `documentBaseStyles`; null for none.'),
})
