import { arrangePage } from '../layout/arrangePage.ts'
import { blocksOf } from '../layout/blocksOf.ts'
import type { InkWord } from '../layout/pageInk.ts'
import { elementLines } from '../layout/pageTable.ts'
import type { Block, ReadPage } from '../reading.ts'

/** Every character of plain text takes the same room, so that columns made with blanks are seen. */
const letter = 5
const lineHeight = 12
const size = 10

/** Plain text as one page. */
export function textPages(text: string): { page: ReadPage; blocks: Block[] } {
  const words = text
    .replaceAll(/[\p{Cf}--\u00ad]/gv, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/[\n\f]/)
    .flatMap((line, at) => wordsIn(line, (at + 1) * lineHeight))
  const elements = arrangePage(words, [])
  const lines = elements.flatMap(elementLines)
  return {
    page: { number: 1, width: 0, height: 0, source: 'text', lines, margins: [] },
    blocks: blocksOf([{ number: 1, elements }]),
  }
}

function wordsIn(line: string, baseline: number): InkWord[] {
  const wide = line.replaceAll('\t', '    ')
  return [...wide.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const box = { x: index * letter, y: baseline - 8, width: text.length * letter, height: size }
    // Three blanks or more set columns apart.
    return { text, box, baseline, size, isBold: false }
  })
}
