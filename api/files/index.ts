import { fileKind } from './storedFile.ts'

export { fileLink, isGoodLink } from './fileLink.ts'
export { FileType } from './fileType.ts'
export { attached, canAttach, fileKind, type StoredFile, type StoredFileRow } from './storedFile.ts'
export { sweepFiles } from './sweepFiles.ts'
export { uploadFile } from './uploadFile.ts'
export { uploadLimits } from './uploadPlace.ts'

export const fileKinds = [fileKind]
