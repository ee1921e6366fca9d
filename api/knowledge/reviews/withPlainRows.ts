import type { Block, Cell, Reading, ReadPage, TableBlock, Word } from '../../reading/index.ts'
import { around, isMark, middle } from './formPieces.ts'
import { titlesColumns } from './certificateCells.ts'
import { labeledAmounts } from './labeledAmounts.ts'
import { money, plainAmount } from './statement.ts'

type Row = readonly Cell[]

/** A certificate with each limit in a row of its own, and with answers in words where a mark stands in a column. */
export function withPlainRows(certificate: Reading): Reading {
  return {
    ...certificate,
    blocks: withStackedRows(certificate.blocks).flatMap((block): Block[] => {
      if (block.kind !== 'table') return [block]
      return partsOf(withSeparateAmounts(withAnswers(withLabelsFirst(block), certificate.pages))).map(
        (table) => ({
          ...table,
          rows: table.rows.flatMap((row) => rowPerAmount(row, certificate.pages)),
        }),
      )
    }),
  }
}

/** Titles above their values, "Each occurrence | General aggregate" above "$1,000,000 | $2,000,000", as rows of their own. */
export function withStackedRows(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    const headings = block.headings.map((heading) => titleOf(heading).title)
    if (block.kind === 'heading') return answeredBelow({ ...block, headings }, titleOf(block.text))
    return block.kind === 'table'
      ? unstacked(withoutPrices({ ...block, headings }))
      : [{ ...block, headings }]
  })
}

/** "Limit Premium" above "$1,000,000 each accident $38,214": two columns that were read as one, without the prices. */
function withoutPrices(table: TableBlock): TableBlock {
  const at =
    table.header?.findIndex(({ text }) => /^(?:limit|amount)s?\b.*\bpremiums?$/i.test(text.trim())) ?? -1
  if (at < 0) return table
  const bare = (row: Row, pattern: RegExp) =>
    row.map((cell, column) =>
      column === at ? { ...cell, text: cell.text.replace(pattern, '').trim() } : cell,
    )
  return {
    ...table,
    header: table.header && bare(table.header, /\s*(?:annual )?premiums?$/i),
    rows: table.rows.map((row) => bare(row, /(?<=\S)\s+\$[\d,]*\d(?:\.\d\d)?$/)),
  }
}

function unstacked(table: TableBlock): Block[] {
  const rows = [...(table.header ? [table.header] : []), ...table.rows]
  const filled = rows.map((row) => row.filter(({ text }) => text.trim() !== ''))
  const isTitles = (at: number) => {
    const [own, below] = [rows[at], rows[at + 1]]
    return (
      own !== undefined &&
      below !== undefined &&
      (filled[at]?.length ?? 0) > 1 &&
      filled[at]?.every(({ text }) => /[A-Za-z]{3}/.test(text) && !/\d{2}|\$/.test(text)) === true &&
      money.test(below[0]?.text ?? '') &&
      below.every(({ text }, column) => text.trim() === '' || (own[column]?.text ?? '').trim() !== '')
    )
  }
  if (!rows.some((_, at) => isTitles(at))) return [table]
  const parts: TableBlock[] = [{ ...table, header: null, rows: [] }]
  const add = (row: Row) => {
    const last = parts.at(-1)
    if (last) parts[parts.length - 1] = { ...last, rows: [...last.rows, [...row]] }
  }
  for (let at = 0; at < rows.length; at++) {
    const [row, below] = [rows[at] ?? [], rows[at + 1] ?? []]
    const [only, ...others] = filled[at] ?? []
    if (isTitles(at)) {
      for (const [column, cell] of row.entries()) {
        const value = below[column]
        if (value && value.text.trim() !== '') add([cell, value])
      }
      at++
    } else if (only && others.length === 0 && isTitles(at + 1)) {
      const { title, answers } = titleOf(only.text)
      parts.push({ ...table, header: null, rows: [], headings: [...table.headings.slice(0, -1), title] })
      for (const [label, text] of answers)
        add([
          { ...only, text: label },
          { ...only, text },
        ])
    } else add(row)
  }
  return parts.filter((part) => part.rows.length > 0)
}

/** "Liquor liability Additional insured: Y Waiver: N": what is answered behind the name of a line of business. */
const answersBehind =
  /\s*[,;–-]?\s*\b(additional insureds?|add['’]?l insd?|waiver(?: of subrogation)?|subr(?:ogation)? (?:waived|wvd))\s*[:?]\s*(y(?:es)?|no?)\b/gi

function titleOf(heading: string): { readonly title: string; readonly answers: readonly [string, string][] } {
  const title = heading.replaceAll(answersBehind, '').trim()
  const answers = [...heading.matchAll(answersBehind)].map(([, label = '', text = '']): [string, string] => [
    label,
    text,
  ])
  return title === '' || answers.length === 0 ? { title: heading, answers: [] } : { title, answers }
}

/** A heading, with what it answers as rows below it. */
function answeredBelow(
  heading: Exclude<Block, TableBlock>,
  { title, answers }: ReturnType<typeof titleOf>,
): Block[] {
  if (answers.length === 0) return [heading]
  const { page, box, headings } = heading
  const rows = answers.map((pair) => pair.map((text) => ({ text, page, box })))
  return [
    { ...heading, text: title },
    { kind: 'table', page, box, headings: [...headings, title], header: null, rows },
  ]
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

/** "Limits | Coverage | Term": a table that begins with the amounts, with them at its end; or with its lines behind numbers and dates. */
function withLabelsFirst(table: TableBlock): TableBlock {
  const rows = [...(table.header ? [table.header] : []), ...table.rows]
  const at = rows.findIndex(titlesColumns)
  const column = rows[at]?.findIndex(({ text }) => lineTitle.test(text.trim())) ?? -1
  if (column > 1) {
    const first = (row: Row): Cell[] => [...row.slice(column, column + 1), ...row.toSpliced(column, 1)]
    const turned = rows.map((row, index) => (index < at ? [...row] : first(row)))
    return table.header
      ? { ...table, header: turned[0] ?? null, rows: turned.slice(1) }
      : { ...table, rows: turned }
  }
  const [first, ...others] = table.header ?? []
  const isAhead =
    /^(?:limits?|amounts?)\b/i.test(first?.text.trim() ?? '') &&
    others.some(({ text }) => lineTitle.test(text.trim()))
  const turned = ([own, ...rest]: Row): Cell[] => (own ? [...rest, own] : rest)
  return isAhead && table.header
    ? { ...table, header: turned(table.header), rows: table.rows.map(turned) }
    : table
}

const lineTitle = /^(?:types?|coverages?|lines?)\b/i

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
