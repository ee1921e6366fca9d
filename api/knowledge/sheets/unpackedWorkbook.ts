import { inflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { SheetError } from './SheetError.ts'
import { zipParts } from './zipParts.ts'
import type { ZipPart } from './zipParts.ts'

/** A workbook is a ZIP: the file's size says little about what it takes when it is open. */
const mostBytes = 60_000_000
/** Excel writes a few dozen parts; a file can be made of tens of thousands. */
const mostParts = 2_000
/** A text that stands once may be named by any number of cells; this many characters in all, every cell counted. */
const mostSharedCharacters = 60_000_000

/**
 * The workbook as a ZIP in which nothing is packed any more. What its parts come to is told before any is unpacked, and
 * none may come to more than it says: a small file can be made that unpacks to gigabytes.
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

/** Throws when the cells of the sheets come to too much text once each has its own. */
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
