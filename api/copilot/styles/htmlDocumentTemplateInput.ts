import { builder } from '../../graphql/index.ts'

/** The form of a style. Each save sends all fields, null if empty (spec 1 §7). */
export const HtmlDocumentTemplateInput = builder.inputType('HtmlDocumentTemplateInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    description: t.string({ required: true }),
    baseStyleId: t.string({ description: 'One of `documentBaseStyles`; null for none.' }),
    prefixFileId: t.id({ description: 'The start page to keep; null removes it.' }),
    suffixFileId: t.id({ description: 'The end page to keep; null removes it.' }),
    uploadPrefixFile: t.id({ description: 'A newly uploaded start page. PDF.' }),
    uploadSuffixFile: t.id({ description: 'A newly uploaded end page. PDF.' }),
  }),
})
