import { defineModule } from '../graphql/index.ts'
import { fileKind } from './storedFile.ts'
import { sweepFiles } from './sweepFiles.ts'

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
export { planReading, readFileOrder } from './readFileOrder.ts'
export { tellingBytes, tellSort } from './fileSort.ts'
export { safeFileName } from './safeFileName.ts'
export { splitPrefix } from './splitPrefix.ts'
export { uploadFile } from './uploadFile.ts'
export { uploadLimits } from './uploadPlace.ts'

export const filesModule = defineModule({
  name: 'files',
  kinds: [fileKind],
  jobs: ({ clock }) => [sweepFiles(clock)],
})
