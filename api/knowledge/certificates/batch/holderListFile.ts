import { canAttach, fileKind, type StoredFile } from '../../../files/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import type { Stored } from '../../../platform/index.ts'
import { sheetTypes } from '../../sheets/readSheet.ts'

const mostBytes = 5_000_000

/** The list of holders that the viewer uploaded, or why it can't be used, in plain words. */
export async function holderListFile(
  { agency, viewer }: Pick<RequestContext, 'agency' | 'viewer'>,
  fileId: string,
): Promise<Stored<StoredFile> | string> {
  const file = await agency.read(fileKind, fileId)
  if (!file || !canAttach(file.value, viewer.id)) return 'This file is no longer available. Choose it again.'
  if (!sheetTypes.includes(file.value.mimeType) || file.value.size > mostBytes)
    return 'Choose a CSV file or an Excel workbook (.xlsx) of up to 5 MB.'
  return file
}
