import { inflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { SheetError } from './SheetError.ts'
import { zipParts } from './zipParts.ts'
import type { ZipPart } from './zipParts.ts'

/** A workbook is a ZIP: the file's size says little of what it takes when it is open. */
const mostBytes = 60_000_000

/**
 * The workbook as a ZIP in which nothing is packed any more. What its parts come to is told before any is unpacked, and
 * none may come to more than it says: a small file can be made that unpacks to gigabytes.
 */
export function unpackedWorkbook(zip: Uint8Array<ArrayBuffer>): ArrayBuffer {
  const parts = zipParts(zip).filter(({ name }) => /\.(xml|rels)$/.test(name))
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > mostBytes)
    throw new SheetError(
      'This workbook is over 60 MB when it is open. Save its sheet as CSV and import that.',
    )
  const contents = parts.map((part) => [part.name, contentOf(part)] as const)
  return new Uint8Array(zipSync(Object.fromEntries(contents), { level: 0 })).buffer
}

function contentOf({ name, packed, isDeflated, bytes }: ZipPart): Uint8Array {
  const content = isDeflated ? inflateRawSync(packed, { maxOutputLength: Math.max(bytes, 1) }) : packed
  if (content.byteLength !== bytes) throw new Error(`${name} is not as long as it says.`)
  return content
}
