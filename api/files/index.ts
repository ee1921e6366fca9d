import { fileKind } from './storedFile.ts'

export { documentTypes, DocumentTypeEnum, type DocumentType } from './documentType.ts'
export { fileLink, isGoodLink } from './fileLink.ts'
export { FileType } from './fileType.ts'
export {
  attached,
  canAttach,
  fileKind,
  presentFile,
  refusalToRestore,
  type StoredFile,
  type StoredFileRow,
} from './storedFile.ts'
export { safeFileName } from './safeFileName.ts'
export { sweepFiles } from './sweepFiles.ts'
export { uploadFile } from './uploadFile.ts'
export { uploadLimits } from './uploadPlace.ts'

export const fileKinds = [fileKind]
