import { PDFDocument } from '@cantoo/pdf-lib'
import { attached, canAttach, fileKind, type StoredFile } from '../../files/index.ts'
import type { FieldProblem, RequestContext } from '../../graphql/index.ts'
import { replace, type Change, type Stored } from '../../platform/index.ts'
import type { HtmlDocumentTemplate } from './htmlDocumentTemplate.ts'

/** The file fields of a style's form: the file to keep, and the new one (spec 1 §4, "Style files on submit"). */
export interface TemplateFiles {
  readonly prefixFileId?: string | null | undefined
  readonly suffixFileId?: string | null | undefined
  readonly uploadPrefixFile?: string | null | undefined
  readonly uploadSuffixFile?: string | null | undefined
}

type KeptFiles = Pick<HtmlDocumentTemplate, 'prefixFileId' | 'suffixFileId'>

/** The start and end page after a save, and the changes to the files. */
export interface TemplatePages extends KeptFiles {
  readonly problems: readonly FieldProblem[]
  readonly changes: readonly Change[]
}

const most = { bytes: 10 * 1024 * 1024, pages: 20 }

const places = [
  { kept: 'prefixFileId', upload: 'uploadPrefixFile' },
  { kept: 'suffixFileId', upload: 'uploadSuffixFile' },
] as const

/** Stores a style's new pages and releases replaced ones. Rejects pages that are not readable PDFs. */
export async function templatePages(
  context: RequestContext,
  templateId: string,
  { before, input }: { before: KeptFiles; input: TemplateFiles },
): Promise<TemplatePages> {
  const after = { prefixFileId: null, suffixFileId: null } as Record<keyof KeptFiles, string | null>
  const problems: FieldProblem[] = []
  const changes: Change[] = []
  for (const { kept, upload } of places) {
    const newId = input[upload] ?? null
    const stays = input[kept] ?? null
    if (newId !== null) {
      const file = await context.agency.read(fileKind, newId)
      const problem = file ? await refusal(context, file) : goneFile
      if (problem !== null || !file) problems.push({ path: upload, message: problem ?? goneFile })
      else changes.push(replace(file, attached(file.value, templateId), 'ATTACH_FILE'))
      after[kept] = newId
    } else if (stays !== null && stays !== before[kept]) {
      problems.push({ path: upload, message: goneFile })
    } else {
      after[kept] = stays
    }
    const left = before[kept]
    if (left !== null && left !== after[kept]) changes.push(...(await deletion(context, left)))
  }
  return { ...after, problems, changes }
}

const goneFile = 'This file is no longer available. Choose it again.'

/** Why a file can't be used as a page, worded for the user; null if it can. */
async function refusal(
  { agency, viewer }: RequestContext,
  { value: file }: Stored<StoredFile>,
): Promise<string | null> {
  if (!canAttach(file, viewer.id)) return goneFile
  if (file.mimeType !== 'application/pdf') return 'Choose a PDF file.'
  if (file.size > most.bytes) return 'A start or end page may be up to 10 MB.'
  const blob = await agency.blobs.read(file.hash)
  if (!blob) return goneFile
  return refusalOfPdf(new Uint8Array(await new Response(blob.body).arrayBuffer()))
}

/** Why this PDF's pages can't be merged; null if they can. */
async function refusalOfPdf(bytes: Uint8Array): Promise<string | null> {
  let pdf: PDFDocument
  try {
    pdf = await PDFDocument.load(bytes, { ignoreEncryption: true })
  } catch {
    return 'This PDF is damaged and cannot be opened. Save it again, then upload it.'
  }
  if (pdf.isEncrypted) return 'This PDF is protected with a password. Remove the protection, then upload it.'
  const pages = pageCount(pdf)
  if (pages === null) return 'This PDF is damaged and cannot be opened. Save it again, then upload it.'
  if (pages === 0) return 'This PDF has no pages.'
  return pages > most.pages ? `A start or end page file may have up to ${most.pages} pages.` : null
}

/** Null if the page tree is broken, which pdf-lib only detects here. */
function pageCount(pdf: PDFDocument): number | null {
  try {
    return pdf.getPageCount()
  } catch {
    return null
  }
}

async function deletion({ agency, clock }: RequestContext, fileId: string): Promise<Change[]> {
  const file = await agency.read(fileKind, fileId)
  if (!file || (file.value.deletedAt ?? null) !== null) return []
  return [replace(file, { ...file.value, deletedAt: clock.now() }, 'DELETE_FILE')]
}
