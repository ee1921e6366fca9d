import { z } from 'zod'
import { inputOf } from '../../graphql/index.ts'
import { templateRules } from './htmlDocumentTemplate.ts'

const fileId = z.string().nullish()

/** The form of a style. Each save sends all fields, null if empty (spec 1 §7). */
export const HtmlDocumentTemplateInput = inputOf(
  'HtmlDocumentTemplateInput',
  templateRules.extend({
    prefixFileId: fileId.describe('The start page to keep; null removes it.'),
    suffixFileId: fileId.describe('The end page to keep; null removes it.'),
    uploadPrefixFile: fileId.describe('A newly uploaded start page. PDF.'),
    uploadSuffixFile: fileId.describe('A newly uploaded end page. PDF.'),
  }),
  {
    types: {
      baseStyleId: 'String',
      prefixFileId: 'ID',
      suffixFileId: 'ID',
      uploadPrefixFile: 'ID',
      uploadSuffixFile: 'ID',
    },
  },
)
