export type { Block, Cell, DocumentModel, Fields } from './documentModel.ts'
export { openDocuments, type Documents } from './openDocuments.ts'
