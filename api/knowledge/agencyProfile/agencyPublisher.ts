import type { Picture, Publisher } from '../../documents/index.ts'
import { presentFile } from '../../files/index.ts'
import { agencyOf } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { imageSize } from '../../reading/index.ts'

/** The agency as shown on covers and footers of its documents. */
export async function agencyPublisher(
  agency: Pick<AgencyStore, 'id' | 'table' | 'blobs'>,
): Promise<Publisher> {
  const { name, profile } = agencyOf(agency)
  const file = profile.logoFileId === null ? null : presentFile(agency, profile.logoFileId)
  const blob = file && (await agency.blobs.read(file.hash))
  if (!blob) return { name, lines: [], logo: null, accent: profile.accent }
  const bytes = new Uint8Array(await new Response(blob.body).arrayBuffer())
  const logo = `data:${file.mimeType};base64,${bytes.toBase64()}`
  return { name, lines: [], logo, accent: profile.accent }
}

/** In points. */
const box = { width: 92, height: 30 }

/** The agency's logo as a block that fits beside a form's title; null if there is none. */
export function logoBlock({ name, logo }: Publisher): Picture | null {
  const size = logo && imageSize(Uint8Array.fromBase64(logo.slice(logo.indexOf(',') + 1)))
  if (!logo || !size) return null
  const scale = Math.min(box.width / size.width, box.height / size.height)
  return {
    type: 'picture',
    source: logo,
    alternative: name,
    width: size.width * scale,
    height: size.height * scale,
  }
}
