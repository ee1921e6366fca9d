import { stackBox } from './box.ts'
import type { Box, Tag } from './box.ts'
import type { Block, Overflow, Paragraph, TableBlock } from './documentModel.ts'
import { blockGap, layOut } from './layOut.ts'
import { tagged } from './place.ts'
import type { Place } from './place.ts'
import { lengthInLines } from './textBox.ts'
import { printable } from './printable.ts'
import { textStyles } from './textStyles.ts'

const note: Paragraph = { type: 'paragraph', style: 'fine', text: 'Continued in the addendum.' }
const noteHeight = textStyles.fine.leading + blockGap

/** A sheet's page, and what did not fit there, as blocks for the addendum. */
export interface FittedSheet {
  readonly box: Box
  readonly addendum: readonly Block[]
}

/** Fits blocks on one page of this height: those that may overflow share the room that the others leave. */
export function fitSheet(blocks: readonly Block[], place: Place, height: number): FittedSheet {
  const scratch: Tag = { role: 'Sect', children: [] }
  const natural = blocks.map((block) => layOut(block, { ...place, tag: scratch }).height)
  const gaps = (blocks.length - 1) * blockGap
  const flexible = blocks.flatMap((block, at) =>
    block.type === 'overflow' ? [{ at, needed: natural[at] ?? 0 }] : [],
  )
  const fixed = natural.reduce((sum, own, at) => (blocks[at]?.type === 'overflow' ? sum : sum + own), 0)
  const shares = shared(flexible, height - fixed - gaps)

  const addendum: Block[] = []
  // What one leaves of its share, because it can only be cut between lines or rows, is the next one's.
  let spare = 0
  const laidOut = blocks.map((block, at) => {
    if (block.type !== 'overflow') return layOut(block, place)
    const room = (shares.get(at) ?? 0) + spare
    const { shown, rest } = split(block, { place, room, needed: natural[at] ?? 0 })
    if (rest) addendum.push({ type: 'heading', level: 2, text: block.continuation }, rest)
    const box = stackBox(
      shown.map((part) => layOut(part, place)),
      blockGap,
    )
    const filled = block.fills ? { ...box, height: Math.max(box.height, room) } : box
    spare = room - filled.height
    return filled
  })
  return { box: stackBox(laidOut, blockGap), addendum }
}

/** Each has what it needs as long as there is enough; else nobody has more than an even share before all have it. */
function shared(wishes: readonly { at: number; needed: number }[], room: number): Map<number, number> {
  const shares = new Map<number, number>()
  let left = Math.max(0, room)
  const waiting = wishes.toSorted((a, b) => a.needed - b.needed)
  for (const [done, { at, needed }] of waiting.entries()) {
    const share = Math.min(needed, left / (waiting.length - done))
    shares.set(at, share)
    left -= share
  }
  const last = wishes.at(-1)
  if (last) shares.set(last.at, (shares.get(last.at) ?? 0) + left)
  return shares
}

interface Fit {
  readonly place: Place
  readonly room: number
  readonly needed: number
}

function split({ content }: Overflow, { place, room, needed }: Fit): { shown: Block[]; rest: Block | null } {
  if (needed <= room) return { shown: [content], rest: null }
  const left = room - noteHeight
  const [head, rest] =
    content.type === 'paragraph' ? splitParagraph(content, place, left) : splitTable(content, place, left)
  return { shown: head ? [head, note] : [note], rest }
}

function splitParagraph(content: Paragraph, place: Place, room: number): [Paragraph | null, Paragraph] {
  const style = textStyles[content.style ?? 'body']
  const text = printable(content.text, place.typefaces[style.face])
  const lines = Math.floor(room / style.leading)
  const length = lengthInLines(place.typefaces, text, { style, width: place.width, lines })
  const shown = text.slice(0, length).trimEnd()
  return [
    shown === '' ? null : { ...content, text: shown },
    { ...content, text: text.slice(length).trimStart() },
  ]
}

function splitTable(content: TableBlock, place: Place, room: number): [TableBlock | null, TableBlock] {
  const fits = (rows: number) => {
    const scratch = tagged({ role: 'Sect', children: [] }, 'Sect')
    return (
      layOut({ ...content, rows: content.rows.slice(0, rows) }, { ...place, tag: scratch }).height <= room
    )
  }
  let count = 0
  let most = content.rows.length
  while (count < most) {
    const middle = Math.ceil((count + most) / 2)
    if (fits(middle)) count = middle
    else most = middle - 1
  }
  const rest = { ...content, rows: content.rows.slice(count) }
  return [count === 0 ? null : { ...content, rows: content.rows.slice(0, count) }, rest]
}
