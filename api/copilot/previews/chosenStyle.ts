import { builtInStyle, type DocumentLook, type DocumentStyle } from '../../documents/index.ts'
import { presentFile } from '../../files/index.ts'
import { agencyPublisher } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { defaultStyleId } from '../styles/baseStyles.ts'
import { htmlDocumentTemplateKind } from '../styles/htmlDocumentTemplate.ts'

/** How a document is to look: a built-in style or one of the agency's, with its own pages around it. */
export interface ChosenStyle {
  readonly look: DocumentLook
  readonly startFileId: string | null
  readonly endFileId: string | null
}

/** The style with this id in the agency; null when there is none. */
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

/** What a document of the agency looks like unless somebody picks a style. */
export async function defaultStyle(
  agency: Pick<AgencyStore, 'id' | 'table' | 'blobs'>,
): Promise<ChosenStyle> {
  const style = await chosenStyle(agency, defaultStyleId)
  if (!style) throw new Error(`The built-in style ${defaultStyleId} is missing.`)
  return style
}

const plainStyleId = 'builtin:modern-minimalist'

/** A style of the agency that builds on none: its pages speak for themselves, the text between them is plain. */
function plain(style: DocumentStyle): DocumentStyle {
  return { ...style, cover: 'minimal', headings: 'plain', tables: 'minimal', callouts: 'line' }
}

/** The bytes of a file of the agency; null when it is not there. */
export async function fileBytes(
  agency: Pick<AgencyStore, 'table' | 'blobs'>,
  fileId: string | null,
): Promise<Uint8Array | null> {
  const file = fileId === null ? null : presentFile(agency, fileId)
  const blob = file && (await agency.blobs.read(file.hash))
  return blob ? new Uint8Array(await new Response(blob.body).arrayBuffer()) : null
}
