import type { TableBlock } from '../../reading/index.ts'
import { money, plainAmount } from './statement.ts'

type Cells = readonly TableBlock['rows'][number][]

const valueLike = /^(?:\$?\s?[\d,.]+%?|\d{1,2}[/-]\d.*|included|excluded|not covered|none)$/i

/** A row of labels, the row of their values below it, and the title of the section that they are in. */
export interface LabeledRow {
  readonly section: string
  readonly labels: Cells[number]
  readonly values: Cells[number]
}

/**
 * Rows of labels above rows of their values, as many declarations are printed, with the titles of sections between
 * them; null when the table is of another shape.
 */
export function gridOf(rows: Cells): LabeledRow[] | null {
  const pairs: LabeledRow[] = []
  let section = ''
  for (let at = 0; at < rows.length; at++) {
    const [labels, values] = [rows[at], rows[at + 1]]
    if (!labels) return null
    const names = textsOf(labels)
    const isTitle = names.length === 1 && !isValue(names[0] ?? '') && textsOf(values).length > 1
    if (isTitle && !areValues(labels, values)) {
      section = names[0] ?? ''
      continue
    }
    if (!values || !areLabels(names) || (names.length < 2 && at < rows.length - 2)) return null
    pairs.push({ section, labels, values })
    at++
  }
  // In a list of labels and values the first column never holds a value.
  const begun = pairs.filter(({ values }) => {
    const [first = ''] = textsOf(values)
    return /\d/.test(first) || valueLike.test(first)
  })
  return pairs.length > 0 &&
    begun.length * 2 >= pairs.length &&
    pairs.some(({ values }) => textsOf(values).some((text) => valueLike.test(text)))
    ? pairs
    : null
}

function textsOf(row: Cells[number] | undefined): string[] {
  return (row ?? []).map(({ text }) => text.trim()).filter((text) => text !== '')
}

function isValue(text: string): boolean {
  return valueLike.test(text) || money.test(text)
}

function areLabels(texts: readonly string[]): boolean {
  return texts.length > 0 && !texts.some(isValue) && !/\d/.test(texts[0] ?? '')
}

/** Whether a lone label has its value right below it. */
function areValues(labels: Cells[number], values: Cells[number] | undefined): boolean {
  const at = labels.findIndex(({ text }) => text.trim() !== '')
  return isValue(values?.[at]?.text.trim() ?? '')
}

/** "Coverage | Loc 1 | Loc 2" above rows of amounts: a first row without values that titles several columns of them. */
export function titlesAmounts([first, ...rows]: TableBlock['rows']): boolean {
  const isAmount = ({ text }: { readonly text: string }) => money.test(text) || plainAmount.test(text.trim())
  return (
    first !== undefined &&
    rows.length > 0 &&
    first.length > 2 &&
    first.every(({ text }) => /[A-Za-z]{2}/.test(text) && text.length < 40 && !isAmount({ text })) &&
    rows.every((row) => row.slice(1).every(isAmount))
  )
}

const ownCell = /^([A-Z][^:$]{2,60}):\s*(\S.*)$/s

/** "CARRIER: Tallgrass | EACH OCCURRENCE | $5,000,000": cells that hold a label and its value, and pairs of cells beside them. */
export function cellsByThemselves(filled: readonly Cells[number][number][]): [string, string][] | null {
  if (!ownCell.test(filled[0]?.text ?? '')) return null
  const own = filled.flatMap(({ text }): [string, string][] => {
    const [, label, value] = ownCell.exec(text) ?? []
    return label && value ? [[label, value]] : []
  })
  const rest = filled.filter(({ text }) => !ownCell.test(text)).map(({ text }) => text)
  const pairs = rest.flatMap((label, at): [string, string][] =>
    at % 2 === 0 ? [[label, rest[at + 1] ?? '']] : [],
  )
  const arePairs = pairs.every(
    ([label, value]) => value !== '' && !money.test(label) && !plainAmount.test(label),
  )
  return arePairs && own.length + pairs.length > 1 ? [...own, ...pairs] : null
}

/** "Each occurrence | $2,000,000 | Additional insured | Yes": two labels, each with its value. */
export function areTwoPairs(cells: readonly string[]): boolean {
  const [label = '', value = '', other = '', itsValue = ''] = cells
  if (cells.length !== 4) return false
  return (
    label.endsWith(':') ||
    ([label, other].every((text) => pairLabel.test(text)) &&
      [value, itsValue].every((text) => pairValue.test(text)))
  )
}

const pairLabel = /^(?!(?:yes|no|none|included|excluded)\b)[A-Z][A-Za-z][^$\d]*$/
const pairValue =
  /^(?:\$ ?[\d,.]+|yes|no|y|n|none|included|excluded|not (?:covered|included)|\d+ (?:days|months|hours)|see\b.{1,40})$/i
