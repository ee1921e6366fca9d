/** A part of a ZIP, as listed in its directory. */
export interface ZipPart {
  readonly name: string
  readonly packed: Uint8Array
  readonly isDeflated: boolean
  /** The unpacked length that the ZIP claims. */
  readonly bytes: number
}

/** Record signatures of a ZIP (PKWARE's APPNOTE.TXT, 4.3.7 to 4.3.16). */
const signs = { entry: 0x02_01_4b_50, end: 0x06_05_4b_50, largeEnd: 0x06_06_4b_50, largeEndAt: 0x07_06_4b_50 }
const shortestEnd = 22
const longestNote = 0xff_ff
/** The actual number is elsewhere, in eight bytes. */
const elsewhere = 0xff_ff_ff_ff
const largeNumbers = 1

/** What a ZIP holds, with nothing unpacked. Throws for what is no ZIP, and for one with more parts than allowed. */
export function zipParts(
  zip: Uint8Array<ArrayBuffer>,
  { mostParts }: { mostParts: number },
): readonly ZipPart[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const parts: ZipPart[] = []
  let { at, count } = directoryOf(view)
  if (count > mostParts) throw new Error(`The ZIP has more than ${mostParts} parts.`)
  for (; count > 0; count--) {
    if (view.getUint32(at, true) !== signs.entry) throw new Error('The directory of the ZIP is damaged.')
    const extraAt = at + 46 + view.getUint16(at + 28, true)
    const noteAt = extraAt + view.getUint16(at + 30, true)
    const { bytes, packedBytes, headingAt } = numbersOf(view, { at, extraAt, noteAt })
    const begin = headingAt + 30 + view.getUint16(headingAt + 26, true) + view.getUint16(headingAt + 28, true)
    parts.push({
      name: new TextDecoder().decode(zip.subarray(at + 46, extraAt)),
      packed: zip.subarray(begin, begin + packedBytes),
      isDeflated: view.getUint16(at + 10, true) === 8,
      bytes,
    })
    at = noteAt + view.getUint16(at + 32, true)
  }
  return parts
}

/** Where the directory begins, and how many parts it has. */
function directoryOf(view: DataView): { at: number; count: number } {
  const last = view.byteLength - shortestEnd
  for (let at = last; at >= Math.max(0, last - longestNote); at--) {
    if (view.getUint32(at, true) !== signs.end) continue
    const isLarge = at >= 20 && view.getUint32(at - 20, true) === signs.largeEndAt
    const large = isLarge ? large64(view, at - 12) : null
    return large !== null && view.getUint32(large, true) === signs.largeEnd
      ? { at: large64(view, large + 48), count: large64(view, large + 32) }
      : { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) }
  }
  throw new Error('This is no ZIP.')
}

/** The sizes and the place of a part; those that are too large for their fields follow its name. */
function numbersOf(view: DataView, { at, extraAt, noteAt }: Record<'at' | 'extraAt' | 'noteAt', number>) {
  let next = extraAt
  while (next + 4 <= noteAt && view.getUint16(next, true) !== largeNumbers)
    next += 4 + view.getUint16(next + 2, true)
  next += 4
  const [bytes = 0, packedBytes = 0, headingAt = 0] = [24, 20, 42].map((field) => {
    const number = view.getUint32(at + field, true)
    if (number !== elsewhere || next + 8 > noteAt) return number
    next += 8
    return large64(view, next - 8)
  })
  return { bytes, packedBytes, headingAt }
}

function large64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true))
}
