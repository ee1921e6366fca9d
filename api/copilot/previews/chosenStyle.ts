import { builtInStyle, type DocumentLook, type DocumentStyle } from '../../documents/index.ts'
import { presentFile } from '../../files/index.ts'
import { agencyPublisher } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { defaultStyleId } from '../styles/baseStyles.ts'
import { htmlDocumentTemplateKind } from '../styles/htmlDocumentTemplate.ts'

/** How a document looks: a built-in style or one of the agency's, with its start and end pages. */
export interface ChosenStyle {
  readonly look: DocumentLook
  readonly startFileId: string | null
  readonly endFileId: string | null
}

/** The agency's style with this ID, or null. */
export async function chosenStyle(
  agency: Pick<AgencyStore, 'id' | 'table' | 'blobs'>,
  styleId: string,
): Promise<ChosenStyle | null> {
  const template = agency.table(htmlDocumentTemplateKind).get(styleId)
  const style = builtInStyle(template ? (template.baseStyleId ?? plainStyleId) : styleId)
  if (!style) return null
  return {
    look: {
      style: template && template.baseStyleId === null ? plain(style) : style,
      publisher: await agencyPublisher(agency),
    },
    startFileId: template?.prefixFileId ?? null,
    endFileId: template?.suffixFileId ?? null,
  }
}

/** The default style of an agency's documents. */
export async function defaultStyle(
  agency: Pick<AgencyStore, 'id' | 'table' | 'blobs'>,
): Promise<ChosenStyle> {
  const style = await chosenStyle(agency, defaultStyleId)
  if (!style) throw new Error(`The built-in style ${defaultStyleId} is missing.`)
  return style
}

const plainStyleId = 'builtin:modern-minimalist'

/** An agency style without a base style: its start and end pages are used as they are, and the text between them is plain. */
function plain(style: DocumentStyle): DocumentStyle {
  return { ...style, cover: 'minimal', headings: 'plain', tables: 'minimal', callouts: 'line' }
}

/** The bytes of one of the agency's files, or null if it does not exist. */
export async function fileBytes(
  agency: Pick<AgencyStore, 'table' | 'blobs'>,
  fileId: string | null,
): Promise<Uint8Array | null> {
  const file = fileId === null ? null : presentFile(agency, fileId)
  const blob = file && (await agency.blobs.read(file.hash))
  return blob ? new Uint8Array(await new Response(blob.body).arrayBuffer()) : null
}
