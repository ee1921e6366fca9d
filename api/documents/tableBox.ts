import { rowBox, stackBox, surroundedBox } from './box.ts'
import type { Box, Mark, Tag } from './box.ts'
import type { Cell, TableBlock } from './documentModel.ts'
import { fieldsBox } from './fieldsBox.ts'
import { paragraphBox } from './paragraphBox.ts'
import { tagged } from './place.ts'
import type { Place } from './place.ts'
import { textBox } from './textBox.ts'
import { textStyles } from './textStyles.ts'

const cellPadding = { x: 4, y: 3 }

/** A table whose header stands again on each page that it goes on to. */
export function tableBox({ summary, columns, rows }: TableBlock, place: Place): Box {
  const { typefaces } = place
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  const widths = columns.map(({ width }) => (place.width * width) / shares)
  const table = tagged(place.tag, 'Table', { title: summary })
  const headRow = tagged(tagged(table, 'THead'), 'TR')
  const body = tagged(table, 'TBody')

  const headTags = columns.map(() => tagged(headRow, 'TH', { scope: 'Column' }))
  function header(tags: readonly (Tag | null)[]): Box {
    const cells = columns.map(({ header: text, align }, at) =>
      textBox(typefaces, text, {
        style: textStyles.label,
        width: (widths[at] ?? 0) - 2 * cellPadding.x,
        tag: tags[at] ?? null,
        align,
      }),
    )
    return lined(cells, widths, { isShaded: true })
  }

  function cellBox(cell: Cell, at: number, row: Tag): Box {
    const width = (widths[at] ?? 0) - 2 * cellPadding.x
    const align = columns[at]?.align
    if (typeof cell === 'string')
      return textBox(typefaces, cell, { style: textStyles.small, width, tag: tagged(row, 'TD'), align })
    if ('blocks' in cell) {
      const within = { typefaces, width, tag: tagged(row, 'TD') }
      const boxes = cell.blocks.map((block) =>
        block.type === 'fields' ? fieldsBox(block, within) : paragraphBox(block, within),
      )
      return stackBox(boxes, 2)
    }
    const tag = tagged(row, 'TH', { scope: 'Row' })
    const name = textBox(typefaces, cell.text, {
      style: { ...textStyles.small, face: 'strong' },
      width,
      tag,
      align,
    })
    if (cell.note === undefined) return name
    return stackBox([name, textBox(typefaces, cell.note, { style: textStyles.fine, width, tag, align })], 1)
  }

  const rowBoxes = rows.map((cells) => {
    const row = tagged(body, 'TR')
    return lined(
      cells.map((cell, at) => cellBox(cell, at, row)),
      widths,
    )
  })
  return rowsBox(rowBoxes, { header: header(headTags), again: header([]) })
}

function rowsBox(rows: readonly Box[], heads: { readonly header: Box; readonly again: Box }): Box {
  const whole = stackBox([{ ...heads.header, isKeptWithNext: true }, ...rows], 0)
  return {
    ...whole,
    cut(room) {
      const within = stackBox(rows, 0)
      const left = room - heads.header.height
      const parts = cutRows(rows, left)
      if (within.height <= left || !parts) return null
      return [rowsBox(parts[0], heads), rowsBox(parts[1], { header: heads.again, again: heads.again })]
    },
  }
}

/** Whole rows as far as they fit; a row is cut only when not even one fits. */
function cutRows(rows: readonly Box[], room: number): readonly [readonly Box[], readonly Box[]] | null {
  let left = room
  for (const [at, row] of rows.entries()) {
    if (row.height <= left) {
      left -= row.height
      continue
    }
    if (at > 0) return [rows.slice(0, at), rows.slice(at)]
    const parts = row.cut(left)
    return parts && [[parts[0]], [parts[1], ...rows.slice(1)]]
  }
  return null
}

/** Cells beside each other within lines. */
function lined(cells: readonly Box[], widths: readonly number[], { isShaded = false } = {}): Box {
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0))
  const inner = rowBox(cells.map((box, at) => ({ box, x: (starts[at] ?? 0) + cellPadding.x })))
  const total = widths.reduce((sum, width) => sum + width, 0)
  return surroundedBox(inner, {
    width: total,
    padding: { x: 0, y: cellPadding.y },
    decorate({ x, y, width, height }) {
      const uprights = [...starts, width].map((start): Mark => ({
        type: 'line',
        x: x + start,
        y,
        toX: x + start,
        toY: y + height,
      }))
      return [
        ...(isShaded ? [{ type: 'area' as const, x, y, width, height, tone: 'shade' as const }] : []),
        { type: 'line', x, y, toX: x + width, toY: y },
        { type: 'line', x, y: y + height, toX: x + width, toY: y + height },
        ...uprights,
      ]
    },
  })
}
