import type { Cell } from '../../reading/index.ts'
import { money, plainAmount } from './statement.ts'

type Row = readonly Cell[]

/**
 * The rows of a table with the lines that wrapped onto rows of their own: "Technology errors and | $3,000,000 each claim
 * and in" continues as "omissions | the aggregate".
 */
export function joinedRows(rows: readonly Row[]): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const before = joined.at(-1)
    if (before && goesOn(before, row))
      joined[joined.length - 1] = before.map((cell, at) => joinedCell(cell, row[at]))
    else joined.push(row)
  }
  return joined
}

function joinedCell(cell: Cell, more: Cell | undefined): Cell {
  return more && more.text.trim() !== '' ? { ...cell, text: `${cell.text} ${more.text}`.trim() } : cell
}

const open = /(?:\b(?:and|or|of|in|the|a|an|for|to|by|with|per|each|any)|[,/&–-])$/i

/** "COMPANY A", above "COMPANY B": a letter, and no article that goes on. */
const lettered =
  /\b(?:company|insurer|carrier|part|section|coverage|item|agreement|exhibit|schedule|option) A$/i

function isAmount(text: string): boolean {
  return money.test(text) || plainAmount.test(text.trim())
}

/** Whether every filled cell of a row can continue the cell above it, and one of them clearly does. */
function goesOn(before: Row, row: Row): boolean {
  const pairs = row.flatMap(({ text }, at) =>
    text.trim() === '' ? [] : [{ above: before[at]?.text.trim() ?? '', text: text.trim() }],
  )
  const first = pairs[0]
  if (!first || pairs.some(({ above }) => above === '')) return false
  if (pairs.some(({ above, text }) => isAmount(text) && isAmount(above) && !/[a-z]$/.test(above)))
    return false
  const surelyContinues = ({ above, text }: (typeof pairs)[number]) =>
    (/^[a-z]/.test(text) && /^[A-Z\d"“(]/.test(above) && !/[.:;]$/.test(above)) ||
    (open.test(above) && !lettered.test(above)) ||
    /\([^)]*$/.test(above)
  const mayBe = ({ text }: (typeof pairs)[number]) => !text.endsWith(':') && !/^\$?\d[\d,.]*$/.test(text)
  // "Workers compensation law of | Virginia", above "Bodily injury by accident | $500,000": a whole row of its own.
  const isOwn =
    /^[A-Z]/.test(first.text) && pairs.slice(1).some(({ above, text }) => isAmount(text) && !open.test(above))
  return (
    surelyContinues(first) &&
    !isOwn &&
    pairs.every((pair) => surelyContinues(pair) || mayBe(pair)) &&
    pairs.some(({ text }) => /[A-Za-z]/.test(text))
  )
}
