import { type DocumentModel, type DocumentWriter, joinPages, writeDocx } from '../../documents/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { chosenStyle, defaultStyle, fileBytes } from './chosenStyle.ts'

/** The kinds of file that a document can be downloaded as. */
export const documentMimeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
}

export type DocumentFormat = keyof typeof documentMimeTypes

/** A document as a file in one of the agency's styles; a PDF has the style's start and end pages. */
export async function documentFile(
  agency: Pick<AgencyStore, 'id' | 'table' | 'blobs'>,
  document: DocumentModel,
  {
    format,
    styleId,
    documents,
  }: { format: DocumentFormat; styleId: string; documents: Pick<DocumentWriter, 'pdf'> },
): Promise<Uint8Array<ArrayBuffer>> {
  const chosen = (await chosenStyle(agency, styleId)) ?? (await defaultStyle(agency))
  if (format === 'docx') return await writeDocx(document, chosen.look)
  const pages = {
    start: await fileBytes(agency, chosen.startFileId),
    end: await fileBytes(agency, chosen.endFileId),
  }
  return await joinPages(await documents.pdf(document, chosen.look), pages)
}
