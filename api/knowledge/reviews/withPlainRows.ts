import type { Block, Cell, Reading, ReadPage, TableBlock, Word } from '../../reading/index.ts'
import { around, isMark, middle } from './formPieces.ts'
import { labeledAmounts } from './labeledAmounts.ts'
import { money, plainAmount } from './statement.ts'

type Row = readonly Cell[]

/** A certificate with each limit in a row of its own, and with answers in words where a mark stands in a column. */
export function withPlainRows(certificate: Reading): Reading {
  return {
    ...certificate,
    blocks: certificate.blocks.flatMap((block): Block[] => {
      if (block.kind !== 'table') return [block]
      return partsOf(withSeparateAmounts(withAnswers(block, certificate.pages))).map((table) => ({
        ...table,
        rows: table.rows.flatMap((row) => rowPerAmount(row, certificate.pages)),
      }))
    }),
  }
}

const titles = { yes: 'Included', no: 'Not included', 'n/a': '' } as const

/** "FLOOD | | X": a mark in the column titled "NO" says that it is not included. */
function withAnswers(table: TableBlock, pages: readonly ReadPage[]): TableBlock {
  const rows = [...(table.header ? [table.header] : []), ...table.rows]
  const at = rows.findIndex((row) => {
    const words = row.flatMap(({ text }) => text.toLowerCase().split(/\s+/))
    return words.includes('yes') && words.includes('no')
  })
  const head = rows[at]
  const marked = rows.slice(at + 1).filter((row) => row.some(isMark))
  if (!head || marked.length < 2) return table
  const columns = wordsIn(head, pages).flatMap(({ text, box }) => {
    const title = text.toLowerCase()
    return Object.hasOwn(titles, title)
      ? [{ answer: titles[title as keyof typeof titles], x: box.x + box.width / 2 }]
      : []
  })
  const answered = rows.slice(at + 1).map((row): Row => {
    const [label, ...others] = row
    const mark = wordsIn(others, pages).find(isMark)
    if (!label || !mark) return row
    const center = mark.box.x + mark.box.width / 2
    const answer =
      columns.toSorted((a, b) => Math.abs(a.x - center) - Math.abs(b.x - center))[0]?.answer ?? ''
    const remark = others
      .map(({ text }) => text.trim())
      .filter((text) => text !== '' && !isMark({ text }))
      .join(' ')
    const [, kept, value] = /^(ded(?:uctible)?)\b[:. ]*(.*\d.*)$/i.exec(remark) ?? []
    const limit = /^limit\b:? *(.*\d.*)$/i.exec(remark)?.[1] ?? remark
    if (kept && value)
      return [
        { ...label, text: `${label.text} deductible` },
        { ...label, text: value },
      ]
    const isValue = /\d/.test(limit) && answer === titles.yes
    const text = isValue || limit.startsWith(answer) ? limit : [answer, limit].filter(Boolean).join('; ')
    return text === '' ? row : [label, { ...label, text }]
  })
  return { ...table, header: null, rows: [...rows.slice(0, at), ...answered] }
}

/** "Liquor liability $1,000,000 | None": a column of amounts that was read with the one before it. */
function withSeparateAmounts(table: TableBlock): TableBlock {
  const rows = [...(table.header ? [table.header] : []), ...table.rows]
  const parts = rows.map((row) => /^(.*[A-Za-z)])\s+(\$[\d,]*\d.*)$/s.exec(row[0]?.text.trim() ?? ''))
  const isBeside = (row: Row) => row.slice(1).some(({ text }) => /[\d%]|^n(?:one|il|\/a)$/i.test(text.trim()))
  if (parts.filter((part, at) => part && isBeside(rows[at] ?? [])).length < 2) return table
  const split = rows.map((row, at): Row => {
    const [first, ...others] = row
    const [, label, amount] = parts[at] ?? /^(.+)\s(limits?|amounts?)$/i.exec(first?.text.trim() ?? '') ?? []
    if (!first) return row
    return [{ ...first, text: label ?? first.text }, { ...first, text: amount ?? '' }, ...others]
  })
  const titled = split.findIndex((row) => /^(?:limits?|amounts?)$/i.test(row[1]?.text ?? ''))
  return titled < 0
    ? { ...table, header: null, rows: split }
    : { ...table, header: split[titled] ?? null, rows: split.filter((_, at) => at !== titled) }
}

/** A table whose columns are titled below its first rows, in two: the boxes above have columns of their own. */
function partsOf(table: TableBlock): TableBlock[] {
  const at = table.header
    ? -1
    : table.rows.findIndex((row) => row.filter(({ text }) => amountTitle.test(text)).length > 1)
  const header = table.rows[at]
  if (at < 1 || !header) return [table]
  return [
    { ...table, rows: table.rows.slice(0, at) },
    { ...table, header, rows: table.rows.slice(at + 1) },
  ]
}

const amountTitle = /^\s*(?:limits?|amounts?|deductibles?|retentions?)(?: of [a-z]+)?\s*$/i

/** "Products Personal injury | $1,000,000 $1,000,000": lines of labels beside as many amounts. */
function rowPerAmount(row: Row, pages: readonly ReadPage[]): Row[] {
  const at = row.findIndex(({ text }, index) => {
    const amounts = text
      .trim()
      .split(/\s+/)
      .filter((word) => isAmount(word))
    return (
      index > 0 &&
      amounts.length > 1 &&
      amounts.length >=
        text
          .trim()
          .split(/\s+/)
          .filter((word) => word !== '$').length &&
      /[A-Za-z]{3}/.test(row[index - 1]?.text ?? '') &&
      !money.test(row[index - 1]?.text ?? '')
    )
  })
  const [label, value] = [row[at - 1], row[at]]
  if (!label || !value) return [row]
  const inside = (word: Word) => word.box.x + word.box.width / 2 >= value.box.x - 1
  const pairs = labeledAmounts(wordsIn([label, value], pages), inside)
  if (pairs.length < 2) return [row]
  return pairs.map((pair, index) => {
    const cells = pair.map(({ text, box }) => ({ ...label, text, box }))
    return row.flatMap((cell, column) =>
      column === at - 1 ? cells : column === at ? [] : [index === 0 ? cell : { ...cell, text: '' }],
    )
  })
}

function isAmount(word: string): boolean {
  return plainAmount.test(word) || /^(?:excluded|included|none|nil|statutory)$/i.test(word)
}

/** The words of a page within these cells. */
function wordsIn(cells: Row, pages: readonly ReadPage[]): Word[] {
  const [first] = cells
  const lines = pages.find(({ number }) => number === first?.page)?.lines ?? []
  const { x, y, width, height } = around(cells.filter(({ text }) => text.trim() !== ''))
  return lines
    .flatMap(({ words }) => words)
    .filter((word) => {
      const center = word.box.x + word.box.width / 2
      return center > x - 1 && center < x + width + 1 && middle(word) > y - 1 && middle(word) < y + height + 1
    })
}
