import type { TableBlock } from '../../reading/index.ts'
import { money, plainAmount } from './statement.ts'

type Cells = readonly TableBlock['rows'][number][]

const valueLike = /^(?:\$?\s?[\d,.]+%?|\d{1,2}[/-]\d.*|included|excluded|not covered|none)$/i

/** Rows of labels above rows of their values, as many declarations are printed. */
export function isGrid(rows: Cells): boolean {
  if (rows.length < 2 || rows.length % 2 === 1) return false
  const filled = rows.map((row) => row.map(({ text }) => text.trim()).filter((text) => text !== ''))
  const labels = filled.filter((_, at) => at % 2 === 0)
  const values = filled.filter((_, at) => at % 2 === 1)
  // In a list of labels and values the first column never holds a value.
  const begun = values.filter(([first = '']) => /\d/.test(first) || valueLike.test(first))
  return (
    labels.every((row) => row.every((text) => !valueLike.test(text) && !money.test(text))) &&
    labels.every(([first = '']) => !/\d/.test(first)) &&
    filled.slice(0, -2).every((row) => row.length >= 2) &&
    begun.length * 2 >= values.length &&
    values.some((row) => row.some((text) => valueLike.test(text)))
  )
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
