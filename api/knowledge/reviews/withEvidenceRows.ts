import type { Block, Cell, Reading, ReadPage, TableBlock } from '../../reading/index.ts'

/**
 * An evidence of property insurance, whose rows answer YES or NO and give "LIMIT: 50,000 DED: 5,000" behind, with each
 * limit and each deductible in a row of its own.
 */
export function withEvidenceRows(certificate: Reading): Reading {
  return {
    ...certificate,
    blocks: certificate.blocks.flatMap((block) =>
      block.kind === 'table' ? apart(block, certificate.pages) : [block],
    ),
  }
}

type Pair = readonly [string, string]

function apart(table: TableBlock, pages: readonly ReadPage[]): Block[] {
  const rows = [...(table.header ? [table.header] : []), ...table.rows]
  const answers = rows.find((row) => row.some(isAnswer('YES')) && row.some(isAnswer('NO'))) ?? null
  const read = rows.map((row) => {
    const amounts = amountOfInsurance(row)
    const places = amounts.length > 0 ? [] : placesIn(row)
    return [
      ...amounts,
      ...places,
      ...(amounts.length + places.length > 0 ? [] : pairsOf(row, answerOf(row, { answers, pages }))),
    ]
  })
  if (!read.some((pairs) => pairs.length > 0)) return [table]
  return rows.flatMap((row, at): Block[] => {
    const pairs = read[at] ?? []
    const [first] = row
    if (row === answers) return []
    if (pairs.length === 0 || !first) return [{ ...table, header: null, rows: [row] }]
    return pairs.map((pair) => ({
      ...table,
      header: null,
      rows: [pair.map((text): Cell => ({ ...first, text }))],
    }))
  })
}

function isAnswer(word: 'YES' | 'NO') {
  return ({ text }: Cell): boolean => text.trim() === word
}

/** Whether a row is marked under "YES" or under "NO", which may stand above the table; null where it is not. */
function answerOf(
  row: readonly Cell[],
  { answers, pages }: { answers: readonly Cell[] | null; pages: readonly ReadPage[] },
): 'Yes' | 'No' | null {
  const at = row.findIndex((cell, column) => column > 0 && mark.test(cell.text.trim()))
  const marked = row[at]
  if (!marked) return null
  if (answers)
    return answers[at] && isAnswer('YES')(answers[at])
      ? 'Yes'
      : isAnswer('NO')(answers[at] ?? marked)
        ? 'No'
        : null
  const { x, width, y } = marked.box
  const above = pages
    .flatMap(({ number, lines }) => (number === marked.page ? lines.flatMap(({ words }) => words) : []))
    .filter(({ box }) => {
      const middle = box.x + box.width / 2
      return box.y < y && middle > x && middle < x + width
    })
    .filter(({ text }) => /^(?:YES|NO|N\/A)$/.test(text))
    .toSorted((a, b) => b.box.y - a.box.y)[0]
  return above?.text === 'YES' ? 'Yes' : above?.text === 'NO' ? 'No' : null
}

const mark = /^(?:\[ ?x ?\]|[x☒☑✓✔])$/i
const detail = /\b(?:LIMIT|DED(?:UCTIBLE)?)\s*:/
const limit = /\bLIMIT\s*:\s*(.*?)(?=\s*\bDED|$)/s
const deductible = /\bDED(?:UCTIBLE)?\s*:\s*(.+)$/s

/** "FLOOD | X | | LIMIT: 1,000,000 DED: 50,000": what a row says of its coverage; none where it has no answer or detail. */
function pairsOf([first, ...others]: readonly Cell[], answer: 'Yes' | 'No' | null): Pair[] {
  const label = titled(first?.text.trim() ?? '')
  const filled = others.filter(({ text }) => text.trim() !== '')
  const details = filled.filter(({ text }) => !mark.test(text.trim()))
  const text = details.map((cell) => cell.text.trim()).join(' ')
  if (label === '' || /[$:\n]/.test(label) || filled.length === 0) return []
  const [, amount = ''] = limit.exec(text) ?? []
  const [, kept = ''] = deductible.exec(text) ?? []
  const [plain = ''] = /^\$?\s?\d{1,3}(?:,\d{3})+\b/.exec(text) ?? []
  const own = kept === '' ? [] : [[`${label} deductible`, signed(kept)] as const]
  if (detail.test(text)) {
    const value = amount || plain
    return [...(value === '' ? [] : [[label, signed(value)] as const]), ...own]
  }
  if (answer === 'Yes' && text !== '' && !unfilled.test(text)) return [[label, text]]
  return answer === null ? [] : [[label, answer]]
}

/** "If YES, %", with nothing filled in. */
const unfilled = /^if yes\b[^\d]*$/i

/** "NAMED STORM" as a report calls it. */
function titled(text: string): string {
  return text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text
}

/** An amount of a column without its sign: "1,000,000". */
function signed(text: string): string {
  return text.trim().replace(/^(?=\d{1,3}(?:,\d{3})+\b)/, '$')
}

const insured = /\bAMOUNT OF INSURANCE\b:?\s*((?:\$\s?)?[\d,]{4,})?(.*?)\s*\bDED(?:UCTIBLE)?\s*:\s*(\S.*)$/s

/** "COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $ 9,400,000 DED: 10,000": the deductible of all that has none of its own. */
function amountOfInsurance(row: readonly Cell[]): Pair[] {
  const text = row
    .map((cell) => cell.text.trim())
    .filter(Boolean)
    .join(' ')
  const [found, amount, , kept] = insured.exec(text) ?? []
  if (found === undefined || !kept) return []
  return [
    ...(amount ? [['Amount of insurance', signed(amount)] as const] : []),
    ['All other perils deductible', signed(kept)],
  ]
}

const place = /\b(?:Loc(?:ation)?|Bldg|Building|Prem(?:ises)?)\.? ?(?:No\.? ?)?#?\d{1,2}\s*:\s*/
const valued = /\b([A-Z][A-Za-z ]{3,30}?) (\$\s?\d{1,3}(?:,\d{3})+)/g

/** "Loc 1: 8100 Seawall Boulevard - Building $4,850,000 / Contents $620,000 Loc 2: …", in one box. */
function placesIn(row: readonly Cell[]): Pair[] {
  const [cell, ...others] = row.filter(({ text }) => text.trim() !== '')
  if (!cell || others.length > 0) return []
  const parts = cell.text.split(new RegExp(`(?=${place.source})`)).filter((part) => place.test(part))
  if (parts.length < 2) return []
  return parts.flatMap((part) => {
    const name =
      part
        .split(/\s+[-–—]\s+|\s+\$/, 1)[0]
        ?.replace(/,? [A-Z]{2} \d{5}.*$/, '')
        .trim() ?? ''
    const rest = part.slice(name.length)
    return [...rest.matchAll(valued)].map(([, label = '', amount = '']): Pair => [
      `${label.trim()}, ${name.replace(':', '')}`,
      amount,
    ])
  })
}
