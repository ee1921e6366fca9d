import type { Box, TableBlock } from '../../../reading/index.ts'
import type { Schedule, ScheduleCell } from '../policyFacts.ts'

/** Cells whose text goes on in the lines below, as the tables of the reader have them whole. */
export function withWholeCells(schedule: Schedule, tables: readonly TableBlock[]): Schedule {
  const all = tables.flatMap(({ rows }) =>
    rows.filter((row) => row.filter(({ text }) => text).length > 2).flat(),
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

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x > outer.x - 3 &&
    inner.x + inner.width < outer.x + outer.width + 3 &&
    inner.y > outer.y - 3 &&
    inner.y + inner.height < outer.y + outer.height + 3
  )
}
