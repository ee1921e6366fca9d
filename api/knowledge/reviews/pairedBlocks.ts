import type { Box, Reading } from '../../reading/index.ts'
import { itemOf } from './coverageItems.ts'
import type { formsIn } from './formsIn.ts'
import { money, refusal } from './statement.ts'

type FormBlock = ReturnType<typeof formsIn>[number]
type TextBlock = Extract<Reading['blocks'][number], { text: string }>

/** A label and its value in paragraphs of their own. */
interface Pair {
  readonly label: string
  readonly value: string
  /** The value's block and form. */
  readonly at: FormBlock
}

const longestLabel = 70
const longestValue = 60
const valueAlone = new RegExp(
  String.raw`^(?:${money.source}.*|included\b.*|none|nil|[\d,]+(?:\.\d+)?\s?%.*|\d{1,2}/\d{1,2}/\d{2,4}\b.*)$`,
  'i',
)

function isValue({ kind, text }: TextBlock): boolean {
  const isRefusal = refusal.test(text) && text.split(' ').length <= 4
  // "25% minimum earned" says itself what it is.
  const isNamed = itemOf(/^[\d,.]+\s?% (.{6,})$/.exec(text)?.[1] ?? '') !== null
  return kind !== 'heading' && text.length <= longestValue && !isNamed && (valueAlone.test(text) || isRefusal)
}

function isLabel({ text }: TextBlock): boolean {
  return (
    text.length <= longestLabel && /[A-Za-z]{3}/.test(text) && !money.test(text) && !/[.;]$/.test(text.trim())
  )
}

/**
 * Paragraphs side by side, from a label to its value, as the row of a table: "Each common cause",
 * "$1,000,000 Aggregate", "$2,000,000".
 */
export function withRows(blocks: Reading['blocks']): Reading['blocks'] {
  const joined: Reading['blocks'][number][] = []
  for (let at = 0; at < blocks.length; at++) {
    const row: TextBlock[] = []
    for (let next = blocks[at]; next && next.kind !== 'table'; next = blocks[at + row.length]) {
      const last = row.at(-1)
      if (last && !isRightOf(next, last)) break
      row.push(next)
    }
    const [first, last] = [row[0], row.at(-1)]
    if (row.length < 2 || !first || !last || !isLabel(first) || isValue(first) || !isValue(last)) {
      joined.push(...blocks.slice(at, at + 1))
      continue
    }
    const cells = row.map(({ text, page, box }) => ({ text, page, box }))
    const { page, box, headings } = first
    joined.push({ kind: 'table', page, box, headings, header: null, rows: [cells] })
    at += row.length - 1
  }
  return joined
}

function isRightOf(block: TextBlock, { box, page, lines }: TextBlock): boolean {
  return (
    block.page === page &&
    lines.length === 1 &&
    block.lines.length === 1 &&
    box.height > 0 &&
    Math.abs(block.box.y - box.y) < box.height * 0.5 &&
    block.box.x >= box.x + box.width
  )
}

/**
 * Labels with the values under them, by their places on the page: layouts in which neither a table nor a colon joins
 * the two.
 */
export function pairedBlocks(all: readonly FormBlock[]): Pair[] {
  const texts = all.flatMap((at) => (at.block.kind === 'table' ? [] : [{ ...at, block: at.block }]))
  const labels = texts.filter(({ block }) => isLabel(block) && !isValue(block))
  const taken = new Set<TextBlock>()
  const found: Pair[] = []
  for (const at of texts) {
    if (!isValue(at.block)) continue
    const label = labels
      .filter(
        ({ block }) => block.page === at.block.page && !taken.has(block) && isUnder(at.block.box, block.box),
      )
      .toSorted((a, b) => distance(a.block.box, at.block.box) - distance(b.block.box, at.block.box))[0]
    if (!label) continue
    taken.add(label.block)
    found.push({ label: label.block.text.replace(/\s*:$/, ''), value: at.block.text, at })
  }
  return found
}

function isUnder(value: Box, label: Box): boolean {
  const gap = value.y - label.y - label.height
  const isNear = value.height > 0 && gap > -value.height * 0.4 && gap < value.height * 0.9
  return isNear && value.x >= label.x - 4 && value.x <= label.x + Math.max(label.width, widestIndent)
}

const widestIndent = 60
function distance(a: Box, b: Box): number {
  return Math.abs(a.x - b.x - b.width) / 4 + Math.abs(a.y - b.y)
}
