import type { PDFFont } from '@cantoo/pdf-lib'

interface Room {
  readonly width: number
  readonly height: number
  readonly isMultiline: boolean
}

interface Fitted {
  readonly size: number
  readonly lines: readonly string[]
  readonly isMultiline: boolean
  /** Whether all of the text fits. */
  readonly isWhole: boolean
}

/** In points. Text that would be smaller than `legible` is wrapped first if its field is high enough. */
const sizes = { smallest: 5, legible: 7, largest: 11 }
const lineSpacing = 1.2
/** Ends text that continues elsewhere. */
export const continued = '… (see additional remarks)'

/** The text in lines at the largest size that fits; if none does, as much as fits at a legible size. */
export function fitText(text: string, font: PDFFont, room: Room): Fitted {
  const words = measured(text, font)
  const fitted = room.isMultiline ? inLines(words, font, room) : onOneLine(text, words, room)
  if (fitted && (fitted.size >= sizes.legible || room.isMultiline)) return fitted
  // Some forms have tall boxes for addresses or remarks that are not marked as multiline.
  const several = room.isMultiline ? null : inLines(words, font, room)
  if (several && several.size > (fitted?.size ?? 0)) return several
  return fitted ?? beginning(words, font, room)
}

/** The text wrapped to a width, at a font size of one point. */
export function wrappedText(text: string, font: PDFFont, width: number): string[] {
  return measured(text, font).flatMap((words) => wrapped(words, width))
}

interface Word {
  readonly word: string
  readonly width: number
}

/** Widths scale with the size, so each word is measured once, at one point. */
function measured(text: string, font: PDFFont): Word[][] {
  const space = font.widthOfTextAtSize(' ', 1)
  return text
    .split('\n')
    .map((line) => line.split(' ').map((word) => ({ word, width: font.widthOfTextAtSize(word, 1) + space })))
}

function onOneLine(text: string, words: readonly Word[][], { width, height }: Room): Fitted | null {
  const wide = words.flat().reduce((total, word) => total + word.width, 0)
  for (let size = sizes.largest; size >= sizes.smallest; size -= 0.5)
    if (wide * size <= width && size * 0.9 <= height)
      return { size, lines: [text], isMultiline: false, isWhole: true }
  return null
}

function inLines(words: readonly Word[][], font: PDFFont, { width, height }: Room): Fitted | null {
  for (let size = sizes.largest; size >= sizes.smallest; size -= 0.5) {
    const lines = words.flatMap((line) => wrapped(line, width / size))
    if (lines.length <= linesIn(height, font, size)) return { size, lines, isMultiline: true, isWhole: true }
  }
  return null
}

/** As much of the text as fits, with a note that it continues. */
function beginning(words: readonly Word[][], font: PDFFont, { width, height, isMultiline }: Room): Fitted {
  const size = Math.min(sizes.legible, Math.max(sizes.smallest, height))
  const count = isMultiline ? Math.max(linesIn(height, font, size), 1) : 1
  const lines = words.flatMap((line) => wrapped(line, width / size)).slice(0, count)
  const last = (lines.pop() ?? '').split(' ')
  const isTooWide = () => font.widthOfTextAtSize(`${last.join(' ')}${continued}`, size) > width
  while (last.length > 1 && isTooWide()) last.pop()
  return { size, lines: [...lines, `${last.join(' ')}${continued}`], isMultiline, isWhole: false }
}

function linesIn(height: number, font: PDFFont, size: number): number {
  return Math.floor(height / (font.heightAtSize(1) * lineSpacing * size))
}

function wrapped(words: readonly Word[], width: number): string[] {
  const lines: string[][] = [[]]
  let taken = 0
  for (const { word, width: own } of words) {
    if (taken > 0 && taken + own > width) {
      lines.push([])
      taken = 0
    }
    lines.at(-1)?.push(word)
    taken += own
  }
  return lines.map((line) => line.join(' '))
}
