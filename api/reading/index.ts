export { readDocument, type ReadOptions } from './readDocument.ts'
export type * from './reading.ts'
export { ReadingError } from './ReadingError.ts'
