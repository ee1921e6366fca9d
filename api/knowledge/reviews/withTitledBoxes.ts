import type { Block, Cell, Line, Reading, TableBlock } from '../../reading/index.ts'
import { titlesColumns } from './certificateCells.ts'
import { middle } from './formPieces.ts'
import { money } from './statement.ts'

/**
 * A certificate whose boxes hold their own titles, "1 INSURED" above a name or "PROOF NO: WC-0339" below a date, with
 * each title beside its value.
 */
export function withTitledBoxes(certificate: Reading): Reading {
  return {
    ...certificate,
    blocks: certificate.blocks.flatMap((block) =>
      block.kind === 'table' ? withoutBoxes(block, certificate) : [{ ...block, text: answer(block.text) }],
    ),
  }
}

/** The boxes of a table as rows of their own, and what is left of it. */
function withoutBoxes(table: TableBlock, { pages }: Reading): Block[] {
  const rows = [...(table.header ? [table.header] : []), ...table.rows]
  // The titles of columns may take two lines, and so may their values.
  if (rows.some(titlesColumns)) return [table]
  // The lines of one box may have been read as rows: those beside amounts are.
  const own = Map.groupBy(rows.flat(), ({ box }) => `${box.x} ${box.y}`)
  const hasAmounts = rows.some((row) => row.some(({ text }) => money.test(text)))
  const boxed = new Map(
    [...own.values()].flatMap((cells) => {
      const [cell] = cells
      if (!cell || (cells.length > 1 && hasAmounts)) return []
      const lines = pages.find(({ number }) => number === cell.page)?.lines ?? []
      const pairs = titledParts(linesIn(cell, lines))
      return pairs.length > 0 ? cells.map((each, at) => [each, at === 0 ? pairs : []] as const) : []
    }),
  )
  if (boxed.size === 0) return [table]
  return rows.flatMap((row): Block[] => {
    const rest = row.filter((cell) => !boxed.has(cell) && cell.text.trim() !== '')
    const parts = row.flatMap((cell) =>
      (boxed.get(cell) ?? []).map((pair) => pair.map((text) => ({ ...cell, text }))),
    )
    return [...parts, ...(rest.length > 0 ? [rest] : [])].map((cells) => ({
      ...table,
      header: null,
      rows: [cells],
    }))
  })
}

function linesIn({ box }: Cell, lines: readonly Line[]): string[] {
  return lines
    .filter((line) => {
      const center = line.box.x + line.box.width / 2
      return (
        middle(line) > box.y - 1 &&
        middle(line) < box.y + box.height + 1 &&
        center > box.x - 1 &&
        center < box.x + box.width + 1
      )
    })
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
    .map(({ text }) => text.trim())
}

const label = String.raw`[A-Z][A-Za-z0-9.,’'() /&-]{1,60}`
const labeled = new RegExp(String.raw`^(${label}):\s*(.*)$`)
/** "OFFICERS EXCLUDED: [ ] Y [X] N": what is ticked answers. */
const choices = /(?:[[(] ?x? ?[\])] ?(?:y(?:es)?|no?)\b\s*){2}/gi
const ticked = /[[(] ?x ?[\])] ?(\w+)/i
/** "1 INSURED", "POLICY NUMBER", "8 EVENT DATES (set-up to strike)". */
const title = /^(?:\d{1,2}\.? )?([A-Z][A-Z .’'/&-]{3,40})(?: \([^)]*\))?$/

/** Below a value only such a line is another title: "LOAN NUMBER". */
const later = /\b(?:NUMBER|NO\.|DATE|PERIOD|TERM)$/

/** The titles of a box with the text after or below each; none when its first line isn't a title. */
function titledParts(lines: readonly string[]): [string, string][] {
  const parts: { name: string; values: string[] }[] = []
  for (const [at, line] of lines.entries()) {
    const [, name, value] = labeled.exec(line) ?? []
    const alone = at === 0 || later.test(line) ? title.exec(line)?.[1] : undefined
    if (name !== undefined && value !== undefined) parts.push({ name, values: value === '' ? [] : [value] })
    else if (alone !== undefined) parts.push({ name: alone, values: [] })
    else if (parts.length === 0) return []
    else parts.at(-1)?.values.push(line)
  }
  if (parts.length < 2 && lines.length < 2) return []
  return parts.flatMap(({ name, values }) =>
    values.length > 0 ? [[name, answer(values.join(' '))] satisfies [string, string]] : [],
  )
}

function answer(text: string): string {
  return text.replaceAll(choices, (all) => `${ticked.exec(all)?.[1] ?? ''} `).trim()
}
