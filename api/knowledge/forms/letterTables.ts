import type { Block, Box, TableBlock, Word } from '../../reading/index.ts'
import { type Entity, scheduleOf } from './entities.ts'
import type { KnownValue } from './knownValue.ts'
import type { Letter } from './letterSentences.ts'

/** What records call the things of a schedule. */
const nouns: Partial<Record<Entity, string>> = {
  vehicle: 'vehicles',
  driver: 'drivers',
  owner: 'owners',
  class: 'classes',
  loss: 'losses',
}

const ofBuilding = /^(?:bldg|buildings?|loc(?:ation)?|premises|address)\b/i

interface Column {
  readonly label: string
  readonly x: number
}

/** The rows of tables in letters, under the words over their columns, like the lists of a record. */
export function letterTables(letters: readonly Letter[]): KnownValue[] {
  return letters.flatMap(({ name, reading, isMessage }) =>
    reading.blocks.flatMap((block, at) => {
      if (block.kind !== 'table') return []
      const words = reading.pages[block.page - 1]?.lines.flatMap((line) => line.words) ?? []
      const columns = columnsOf(block, reading.blocks[at - 1])
      const labels = columns.map(({ label }) => label)
      const schedule = scheduleOf(labels)
      const within = schedule
        ? nouns[schedule]
        : labels.some((label) => ofBuilding.test(label))
          ? 'buildings'
          : undefined
      if (columns.length < 3 || within === undefined || block.rows.length < 2) return []
      const source = isMessage ? name : `${name}, page ${block.page}`
      return block.rows.flatMap((row, index) =>
        rowValues(
          row.map(({ text, box }) => ({ text, box })),
          columns,
          words,
        ).map(({ label, value }) => ({
          label:
            within === 'buildings' && value.startsWith('$') && isSum.test(label) ? 'building limit' : label,
          value,
          source,
          within,
          index,
          isTold: true as const,
        })),
      )
    }),
  )
}

/** "Insure for", "Amount". */
const isSum = /^(?!.*\b(?:contents|income|rent)\b).*\b(?:insure|limit|value|amount|cover)/

/** The words over the columns of a table: its own head, or the line right above it. */
function columnsOf({ header }: TableBlock, before: Block | undefined): Column[] {
  if (header) return header.map(({ text, box }) => ({ label: text.toLowerCase(), x: box.x }))
  const line = before && before.kind !== 'table' ? before.lines.at(-1)?.line : undefined
  const columns: Column[] = []
  let end = -Infinity
  for (const { text, box } of line?.words ?? []) {
    const last = columns.at(-1)
    if (last && box.x - end < box.height * 0.6)
      columns[columns.length - 1] = { ...last, label: `${last.label} ${text.toLowerCase()}` }
    else columns.push({ label: text.toLowerCase(), x: box.x })
    end = box.x + box.width
  }
  return columns
}

/** What stands under each column in a row. */
function rowValues(
  cells: readonly { text: string; box: Box }[],
  columns: readonly Column[],
  words: readonly Word[],
): { label: string; value: string }[] {
  const top = Math.min(...cells.map(({ box }) => box.y))
  const own = words.filter(({ box }) => Math.abs(box.y - top) < box.height * 0.6)
  const under = Map.groupBy(
    own.toSorted((a, b) => a.box.x - b.box.x),
    ({ box }) => columns.findLastIndex(({ x }) => x <= box.x + 6),
  )
  return [...under].flatMap(([at, found]) => {
    const label = columns[at]?.label
    return label ? [{ label, value: found.map(({ text }) => text).join(' ') }] : []
  })
}
