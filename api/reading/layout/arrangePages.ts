import { withoutCheckBoxes } from '../blanks/squaresOf.ts'
import type { Block, Box, Line, ReadPage } from '../reading.ts'
import { arrangePage } from './arrangePage.ts'
import { blocksOf } from './blocksOf.ts'
import type { InkWord, Rule } from './pageInk.ts'
import { elementLines } from './pageTable.ts'
import { takeMargins } from './takeMargins.ts'

/** The words and rules of a page, as seen with its text upright. */
export interface InkPage {
  readonly number: number
  /** As the page is shown. */
  readonly width: number
  readonly height: number
  /** With the text upright. */
  readonly level: { readonly width: number; readonly height: number }
  readonly source: ReadPage['source']
  readonly words: readonly InkWord[]
  readonly rules: readonly Rule[]
  /** Circles and squares with round corners. */
  readonly rounds?: readonly Box[]
  /** Lines that run another way than the rest, where they are shown. */
  readonly otherLines?: readonly Line[]
  /** From the upright page to the page as it is shown; absent when they are the same. */
  readonly toShown?: (box: Box) => Box
}

/** Pages in reading order, with their blocks; places are as the pages are shown. */
export function arrangePages(inked: readonly InkPage[]): { pages: ReadPage[]; blocks: Block[] } {
  const parts = takeMargins(inked.map(({ level, words, rules }) => ({ height: level.height, words, rules })))
  const arranged = inked.map((page, at) => {
    const { words = [], margins = [] } = parts[at] ?? {}
    return { page, margins, elements: arrangePage(words, withoutCheckBoxes(page.rules)) }
  })
  const pages = arranged.map(({ page, margins, elements }): ReadPage => {
    const { number, width, height, source, otherLines = [], toShown } = page
    const lines = elements.flatMap(elementLines).map((line) => shownLine(line, toShown))
    return {
      number,
      width,
      height,
      source,
      lines: [...lines, ...otherLines],
      margins: margins.map((line) => shownLine(line, toShown)),
    }
  })
  const blocks = blocksOf(arranged.map(({ page, elements }) => ({ number: page.number, elements })))
  const turned = new Map(inked.flatMap(({ number, toShown }) => (toShown ? [[number, toShown]] : [])))
  return { pages, blocks: turned.size === 0 ? blocks : blocks.map((block) => shownBlock(block, turned)) }
}

type ToShown = (box: Box) => Box

/** Keeps lines identical between a page and its blocks, so that they can be matched by reference. */
const shownLines = new WeakMap<Line, Line>()

function shownLine(line: Line, toShown: ToShown | undefined): Line {
  if (!toShown) return line
  const known = shownLines.get(line)
  if (known) return known
  const shown = {
    ...line,
    box: toShown(line.box),
    words: line.words.map(({ text, box }) => ({ text, box: toShown(box) })),
  }
  shownLines.set(line, shown)
  return shown
}

function shownBlock(block: Block, turned: ReadonlyMap<number, ToShown>): Block {
  const box = turned.get(block.page)?.(block.box) ?? block.box
  if (block.kind !== 'table')
    return {
      ...block,
      box,
      lines: block.lines.map(({ page, line }) => ({ page, line: shownLine(line, turned.get(page)) })),
    }
  const shownRow = <T extends { page: number; box: Box }>(row: readonly T[]): T[] =>
    row.map((cell) => ({ ...cell, box: turned.get(cell.page)?.(cell.box) ?? cell.box }))
  return {
    ...block,
    box,
    header: block.header ? shownRow(block.header) : null,
    rows: block.rows.map(shownRow),
  }
}
