export {
  builtInStyle,
  builtInStyles,
  type DocumentLook,
  type DocumentStyle,
  type Publisher,
} from './documentStyles.ts'
export type * from './documentModel.ts'
export { openDocuments, type Documents, type DocumentWriter } from './openDocuments.ts'
export { unprintableSigns } from './printable.ts'
export type { DocumentBundle } from './typesetPdf.ts'
export { writeHtml } from './writeHtml.ts'
