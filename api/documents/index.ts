export type { Block, Cell, DocumentModel } from './documentModel.ts'
export { openDocuments, type Documents } from './openDocuments.ts'
export { unprintableSigns } from './unprintableSigns.ts'
export { writeHtml } from './writeHtml.ts'
