import { fileKind } from './storedFile.ts'

export { FileType } from './fileType.ts'
export { attached, canAttach, fileKind, type StoredFile, type StoredFileRow } from './storedFile.ts'

export const fileKinds = [fileKind]
