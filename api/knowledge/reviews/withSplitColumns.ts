import type { Block, Cell, Reading, TableBlock } from '../../reading/index.ts'
import { codeOf } from './likeNumber.ts'

type Row = readonly Cell[]

/** What one column may hold together: "POLICY / EFF / EXP", "AI / WOS". */
const parts = [
  ['POLICY NUMBER', /^policy(?: (?:number|no\.?|#))?$/i],
  ['POLICY EFF', /^(?:(?:policy )?eff(?:ective)?\.?(?: date)?|from|inception)$/i],
  ['POLICY EXP', /^(?:(?:policy )?exp(?:ires|iration|iry|\.)?(?: date)?|to|until)$/i],
  ['ADDL INSD', /^(?:ai|add['’]?l\.? ?insd?\.?|additional insured)$/i],
  ['SUBR WVD', /^(?:wos|sw|wvd|subr\.? ?wvd|waiver(?: of subrogation)?)$/i],
] as const

type Part = (typeof parts)[number][0]

/** A certificate whose columns each hold one thing: a policy's number, its days, its marks. */
export function withSplitColumns(certificate: Reading): Reading {
  return {
    ...certificate,
    blocks: certificate.blocks.flatMap((block): Block[] =>
      block.kind === 'table' ? withPlaces(split(withBareTitles(block))) : [block],
    ),
  }
}

function split(table: TableBlock): TableBlock {
  const titles = (table.header ?? []).map(({ text }) => partsIn(text))
  if (!table.header || titles.every((each) => each.length < 2)) return table
  const apart = (row: Row, valuesOf: (cell: Cell, names: readonly Part[]) => readonly string[]) =>
    row.flatMap((cell, at) => {
      const names = titles[at] ?? []
      return names.length < 2 ? [cell] : valuesOf(cell, names).map((text) => ({ ...cell, text }))
    })
  return {
    ...table,
    header: apart(table.header, (_, names) => names),
    rows: table.rows.map((row) => apart(row, ({ text }, names) => valuesIn(text, names))),
  }
}

/** "Coverage | Limit $612,000 | Deductible" above "Leased equipment | | $2,500": an amount that was read with the title above it. */
function withBareTitles(table: TableBlock): TableBlock {
  const [titles = [], below = [], ...rest] = [...(table.header ? [table.header] : []), ...table.rows]
  const found = titles.map(({ text }) =>
    /^(limits?|amounts?|deductibles?)\s+(\$\s?[\d,]+)$/i.exec(text.trim()),
  )
  const isTitled = /^(?:types?|coverages?|lines?|property|subject)\b/i.test(titles[0]?.text.trim() ?? '')
  const isRead = found.some(Boolean) && found.every((each, at) => !each || below[at]?.text.trim() === '')
  if (!isTitled || !isRead) return table
  return {
    ...table,
    header: titles.map((cell, at) => ({ ...cell, text: found[at]?.[1] ?? cell.text })),
    rows: [below.map((cell, at) => ({ ...cell, text: found[at]?.[2] ?? cell.text })), ...rest],
  }
}

const insuredThing = String.raw`(?:business personal property|business income|personal property|buildings?|contents|BPP|stock|deductible)`
const severalThings = new RegExp(String.raw`^${insuredThing}(?:\s*[/|,]?\s*${insuredThing})+$`, 'i')
const valueOfThing = String.raw`(?:\$\s?\d{1,3}(?:,\d{3})+|not (?:insured|covered)|none|n/a)`
const severalValues = new RegExp(String.raw`^${valueOfThing}(?:\s*[/|,]?\s*${valueOfThing})+$`, 'i')

/** "Location | Building Contents" above "12 Weir Road | $2,100,000 $900,000": the limits of each place in rows of their own. */
function withPlaces(table: TableBlock): TableBlock[] {
  const rows = [...(table.header ? [table.header] : []), ...table.rows]
  const at = rows.findIndex((row) => row.length === 2 && severalThings.test(row[1]?.text.trim() ?? ''))
  const things = rows[at]?.[1]?.text.match(new RegExp(insuredThing, 'gi')) ?? []
  if (things.length === 0) return [table]
  const apart = rows.slice(at + 1).flatMap((row): Row[] => {
    const [place, cell, ...others] = row
    const values = severalValues.test(cell?.text.trim() ?? '')
      ? (cell?.text.match(new RegExp(valueOfThing, 'gi')) ?? [])
      : []
    if (!place || !cell || others.length > 0 || values.length !== things.length) return [row]
    return values.map((text, index) => [
      { ...place, text: `${things[index]}, ${place.text.trim()}` },
      { ...cell, text },
    ])
  })
  return [{ ...table, header: null, rows: [...rows.slice(0, at), ...apart].map((row) => [...row]) }]
}

/** The things that the title of a column lists; none where it lists anything else. */
function partsIn(title: string): Part[] {
  const found = title
    .split(/\s*[/,]\s*/)
    .map((part) => parts.find(([, pattern]) => pattern.test(part.trim()))?.[0])
  return found.flatMap((name) => name ?? []).length === found.length
    ? found.flatMap((name) => name ?? [])
    : []
}

const day = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g

/** "BTA 20-55613-7 01/15/2026 01/15/2027", "Y / N": the value of each. */
function valuesIn(text: string, names: readonly Part[]): string[] {
  const days = text.match(day) ?? []
  const rest = text.replaceAll(day, ' ').replaceAll(/\s+/g, ' ').trim()
  const marks = rest.split(/\s*\/\s*|\s+/).filter(Boolean)
  const flags = names.filter((name) => name === 'ADDL INSD' || name === 'SUBR WVD')
  const isNumbered = names.includes('POLICY NUMBER')
  return names.map((name) => {
    if (name === 'POLICY EFF') return days[0] ?? ''
    if (name === 'POLICY EXP') return days[1] ?? ''
    if (name === 'POLICY NUMBER') return codeOf(rest).length > 0 ? rest.replace(/^[\s/-]+|[\s/-]+$/g, '') : ''
    return isNumbered || marks.length !== flags.length ? '' : (marks[flags.indexOf(name)] ?? '')
  })
}
