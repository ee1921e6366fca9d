import type { Block, Box, Cell, Reading, Word } from '../../reading/index.ts'
import { middle } from './formPieces.ts'

/** A box that nobody ticked, among the words of a page. */
const emptyBox = '[ ]'
const tickedBox = '[X]'

/**
 * A certificate whose drawn boxes are among its words, each before what it is for: "[X] OCCUR [ ] CLAIMS-MADE". Beside an
 * empty box nobody can take a mark for that of its neighbor, and forms print their boxes before or behind the names.
 */
export function withPrintedBoxes(certificate: Reading): Reading {
  const blank = emptyBoxes(certificate)
  if (blank.size === 0) return certificate
  const withBoxes = (text: string, page: number, box: Box): string => {
    const inside = [...(wordsOfPages(certificate).get(page) ?? []), ...(blank.get(page) ?? [])].filter(
      (word) => isInside(word, box),
    )
    const read = textWithBoxes(inside)
    // Words of another place are in the way.
    return read !== null && lettersOf(read) === lettersOf(text) ? read : text
  }
  return {
    ...certificate,
    blocks: certificate.blocks.map((block): Block => {
      if (block.kind !== 'table') {
        const around = { ...block.box, x: block.box.x - widest, width: block.box.width + 2 * widest }
        return { ...block, text: withBoxes(block.text, block.page, around) }
      }
      const cell = (each: Cell): Cell => ({ ...each, text: withBoxes(each.text, each.page, each.box) })
      return {
        ...block,
        header: block.header?.map(cell) ?? null,
        rows: block.rows.map((row) => row.map(cell)),
      }
    }),
  }
}

/** How far a box may be from the words beside it. */
const widest = 14

/** The empty boxes of each page, as words. */
export function emptyBoxes(reading: Reading): Map<number, Word[]> {
  const words = wordsOfPages(reading)
  const boxes = reading.blanks.flatMap(({ kind, page, box }) => {
    // "( )" is among the words as it is.
    const isTyped = words.get(page)?.some((word) => areOver(word.box, box)) === true
    return kind === 'checkBox' && !isTyped ? [{ page, word: { text: emptyBox, box } }] : []
  })
  return new Map(
    [...Map.groupBy(boxes, ({ page }) => page)].map(([page, own]) => [page, own.map(({ word }) => word)]),
  )
}

const known = new WeakMap<Reading, Map<number, Word[]>>()

function wordsOfPages(reading: Reading): Map<number, Word[]> {
  const words =
    known.get(reading) ??
    new Map(reading.pages.map(({ number, lines }) => [number, lines.flatMap((line) => line.words)]))
  known.set(reading, words)
  return words
}

/** The words of one cell in order, with their boxes before what they are for; null where none of them is a box. */
export function textWithBoxes(words: readonly Word[]): string | null {
  if (!words.some(isBox) || words.filter((word) => !isBox(word)).length < 1) return null
  const rows: Word[][] = []
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row && first && middle(word) - middle(first) < Math.max(4, first.box.height * 0.6)) row.push(word)
    else rows.push([word])
  }
  const parts = rows
    .flatMap((row) => row.toSorted((a, b) => a.box.x - b.box.x))
    .map((word) => (word.text === emptyBox ? word.text : isBox(word) ? tickedBox : word.text))
  return boxesFirst(parts.join(' '))
}

function isBox({ text }: Word): boolean {
  return text === emptyBox || /^x$/i.test(text)
}

const eachBox = /\[[ X]\]/g

/** "occurrence [X] claims-made [ ]" as "[X] occurrence [ ] claims-made": nothing follows the last box of a form that prints them behind. */
function boxesFirst(text: string): string {
  const marks = [...text.matchAll(eachBox)]
  const last = marks.at(-1)
  if (!last || marks[0]?.index === 0 || /[A-Za-z]/.test(text.slice(last.index + last[0].length))) return text
  let from = 0
  const parts = marks.map(({ 0: box, index }) => {
    const label = text.slice(from, index)
    from = index + box.length
    // "Excess liability: occurrence", "aggregate per project".
    const at = label.search(/(?:\bper )?(?:(?!\bper )[^:;,])*$/i)
    const [before, own] = [label.slice(0, at), label.slice(at).trim()]
    return `${before.trimEnd()} ${box} ${own}`
  })
  return `${parts.join('')}${text.slice(from)}`.trim()
}

function isInside({ box }: Word, { x, y, width, height }: Box): boolean {
  const [across, down] = [box.x + box.width / 2, box.y + box.height / 2]
  return across > x && across < x + width && down > y && down < y + height
}

function areOver(a: Box, b: Box): boolean {
  const [across, down] = [
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  ]
  return across > 1 && down > 2
}

function lettersOf(text: string): string {
  return text.replaceAll(/\[[ X]\]|\s|(?<![A-Za-z])[xX](?![A-Za-z])|[-‐\u00ad]/g, '')
}
