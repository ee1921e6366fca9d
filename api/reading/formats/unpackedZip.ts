import { unzipSync, zipSync } from 'fflate'
import { ReadingError } from '../ReadingError.ts'

/** What the parts of an office file may come to: a small ZIP can be made that unpacks to gigabytes. */
const mostBytes = 120_000_000
const mostParts = 20_000

/** The text parts of an office file as a ZIP that is not packed any more, so that no reader unpacks more than this. */
export function unpackedZip(
  bytes: Uint8Array,
  /** Throws for a part that must not be read. */
  check: (name: string, part: Uint8Array) => void = () => undefined,
): Uint8Array<ArrayBuffer> {
  let total = 0
  let count = 0
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!/\.(xml|rels)$/i.test(name)) return false
        total += originalSize
        count++
        if (total > mostBytes || count > mostParts)
          throw new ReadingError(
            'This file is over 120 MB when it is unpacked. Split it and upload the parts.',
          )
        return true
      },
    })
    for (const [name, part] of Object.entries(parts)) check(name, part)
    return zipSync(parts, { level: 0 })
  } catch (error) {
    if (error instanceof ReadingError) throw error
    throw new ReadingError('This file is damaged and cannot be opened.', { cause: error })
  }
}
