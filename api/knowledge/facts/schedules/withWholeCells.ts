import type { Box, TableBlock } from '../../../reading/index.ts'
import type { Schedule, ScheduleCell } from '../policyFacts.ts'

/** Cells whose text goes on in the lines below, as the tables of the reader have them whole. */
export function withWholeCells(schedule: Schedule, tables: readonly TableBlock[]): Schedule {
  const all = tables.flatMap(({ rows }) =>
    withHyphenatedRows(rows)
      .filter((row) => row.filter(({ text }) => text).length > 2)
      .flat(),
  )
  const isText = schedule.columns.map(({ kind }) => kind === 'text')
  const rows = schedule.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at): ScheduleCell => {
      const { box, text, page } = cell
      const whole =
        isText[at] && box && text
          ? all.find(
              (each) =>
                each.page === page &&
                each.text.startsWith(`${text} `) &&
                each.box.height > box.height * 1.4 &&
                isWithin(box, each.box),
            )
          : undefined
      if (!whole) return cell
      // "GL-26-" over "00418" is one number.
      const joined = whole.text.replaceAll(/(?<=[A-Za-z\d]-) (?=\d)/g, '')
      return { ...cell, text: joined, value: joined }
    }),
  }))
  return { ...schedule, rows }
}

type Row = TableBlock['rows'][number]

/** The rows of a table with those joined that a narrow column cut at its hyphens: "26-" over "00871". */
function withHyphenatedRows(rows: readonly Row[]): Row[] {
  const whole: Row[] = []
  let isOpen = false
  for (const row of rows) {
    const before = whole.at(-1)
    const isCut = row.some(({ text }, at) => text !== '' && /[A-Za-z\d]-$/.test(before?.[at]?.text ?? ''))
    isOpen = before !== undefined && (isCut || isOpen) && goesOn(row, before)
    if (before && isOpen) whole[whole.length - 1] = before.map((cell, at) => joinedCell(cell, row[at]))
    else whole.push(row)
  }
  return whole
}

/** Whether a row has no more than the rest of the texts above it. */
function goesOn(row: Row, before: Row): boolean {
  return (
    row.length === before.length &&
    row.filter(({ text }) => text === '').length >= row.length / 2 &&
    row.every(({ text }, at) => text === '' || (before[at]?.text !== '' && !text.includes('$')))
  )
}

function joinedCell(cell: Row[number], below: Row[number] | undefined): Row[number] {
  if (!below || below.text === '') return cell
  const [x, y] = [Math.min(cell.box.x, below.box.x), Math.min(cell.box.y, below.box.y)]
  const right = Math.max(cell.box.x + cell.box.width, below.box.x + below.box.width)
  const bottom = Math.max(cell.box.y + cell.box.height, below.box.y + below.box.height)
  return { ...cell, text: `${cell.text} ${below.text}`, box: { x, y, width: right - x, height: bottom - y } }
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x > outer.x - 3 &&
    inner.x + inner.width < outer.x + outer.width + 3 &&
    inner.y > outer.y - 3 &&
    inner.y + inner.height < outer.y + outer.height + 3
  )
}
