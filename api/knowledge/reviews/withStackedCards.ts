import type { Reading, TableBlock } from '../../reading/index.ts'

type Row = TableBlock['rows'][number]

/** "Coverage trigger | Retroactive date" above "[X] Occurrence | 01/15/2020": rows of labels, each above the row of their values, as pairs. */
export function withStackedCards(reading: Reading): Reading {
  return {
    ...reading,
    blocks: reading.blocks.map((block) => {
      const pairs =
        block.kind === 'table' ? pairsOf([...(block.header ? [block.header] : []), ...block.rows]) : null
      return block.kind === 'table' && pairs ? { ...block, header: null, rows: pairs } : block
    }),
  }
}

function pairsOf(rows: readonly Row[]): Row[] | null {
  const cards: { readonly labels: Row; readonly values: Row[] }[] = []
  for (const row of rows) {
    const last = cards.at(-1)
    // What stands right below labels is their value, whatever it looks like; an address may take two lines.
    const isValue = last !== undefined && (last.values.length === 0 || !areLabels(row))
    if (isValue) last.values.push(row)
    else if (areLabels(row)) cards.push({ labels: row, values: [] })
    else return null
  }
  const isStacked =
    cards.length >= fewest &&
    cards.every(({ values }) => values.length > 0) &&
    cards.some(({ labels }) => labels.filter(({ text }) => text.trim() !== '').length > 1) &&
    // In a list of labels and values the first column never holds a value.
    cards.filter(({ values }) => /\d/.test(values[0]?.[0]?.text ?? '')).length * 2 >= cards.length
  if (!isStacked) return null
  return cards.flatMap(({ labels, values }) =>
    labels.flatMap((label, column) => {
      const own = values.flatMap((row) => row[column] ?? []).filter(({ text }) => text.trim() !== '')
      const [first] = own
      return first ? [[label, { ...first, text: own.map(({ text }) => text.trim()).join(' ') }]] : []
    }),
  )
}

const fewest = 3
const label = /^(?=.{4,45}$)[A-Z][A-Za-z’'/&().,-]*(?: [A-Za-z’'/&().,-]+){0,5}$/

function areLabels(row: Row): boolean {
  const filled = row.filter(({ text }) => text.trim() !== '')
  return filled.length > 1 && filled.every(({ text }) => label.test(text.trim()))
}
