import { inflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { SheetError } from './SheetError.ts'
import { zipParts } from './zipParts.ts'
import type { ZipPart } from './zipParts.ts'

/** A workbook is a ZIP: its file size says little about its unpacked size. */
const mostBytes = 60_000_000
/** Excel writes a few dozen parts; a crafted file may have tens of thousands. */
const mostParts = 2_000
/** Cells can share text, so the limit counts every cell's characters. */
const mostSharedCharacters = 60_000_000

/**
 * The workbook as an uncompressed ZIP. The declared total is checked before unpacking, and
 * no part may exceed its declared size: a small crafted file could unpack to gigabytes.
 */
export function unpackedWorkbook(zip: Uint8Array<ArrayBuffer>): ArrayBuffer {
  const all = zipParts(zip, { mostParts })
  const parts = all.filter(({ name }) => /\.(xml|rels)$/.test(name))
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > mostBytes)
    throw new SheetError('This workbook is over 60 MB unpacked. Save its sheet as CSV and import that.')
  const contents = parts.map((part) => [part.name, contentOf(part)] as const)
  refuseExpansion(new Map(contents))
  return new Uint8Array(zipSync(Object.fromEntries(contents), { level: 0 })).buffer
}

function contentOf({ name, packed, isDeflated, bytes }: ZipPart): Uint8Array {
  const content = isDeflated ? inflateRawSync(packed, { maxOutputLength: Math.max(bytes, 1) }) : packed
  if (content.byteLength !== bytes) throw new Error(`${name} is not as long as it says.`)
  return content
}

/** Throws if the sheets' cells have too much text in total, counting shared text for each cell. */
function refuseExpansion(contents: ReadonlyMap<string, Uint8Array>): void {
  const shared = contents.get('xl/sharedStrings.xml')
  if (!shared) return
  const lengths = Array.from(
    new TextDecoder().decode(shared).matchAll(/<si\b.*?<\/si>/gs),
    ([text]) => text.length,
  )
  let characters = 0
  for (const [name, content] of contents) {
    if (!name.startsWith('xl/worksheets/')) continue
    const cells = new TextDecoder().decode(content).matchAll(/<c\b[^>]*\bt="s"[^>]*>\s*<v>(\d+)<\/v>/g)
    for (const [, index] of cells) {
      characters += lengths[Number(index)] ?? 0
      if (characters > mostSharedCharacters)
        throw new SheetError('This workbook is too large. Split its sheet in two and import each.')
    }
  }
}
