import type { Cell, Reading, TableBlock } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import type { Fact, NamedDeductible } from './policyFacts.ts'
import { labelKey } from './values.ts'

/** A heading whose rows are all deductibles. */
export const shareHeading =
  /^(?!.*\blimits?\b)(?:[a-z]+ ){0,4}?(?:deductibles?|retentions?)(?: amounts?)?(?: (?:each|per|any one) [a-z]+| section [a-z\d]+| \(?see .*| (?:that|which|other than|applicable|applying|by|except|unless) .*)?$/

/** Deductibles that tables of the declarations print as percentages: "Wind or hail | 2% of the limit, minimum $10,000". */
export function tabledPercents({ pages }: DocumentPart, { blocks }: Reading): Fact<NamedDeductible>[] {
  const numbers = new Set(pages.map(({ page }) => page.number))
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'table' || !numbers.has(block.page)) return []
    const heading = blocks.slice(0, index).findLast(({ kind }) => kind === 'heading')
    const over = heading?.kind === 'heading' ? labelKey(heading.text) : ''
    return block.rows.flatMap((row, at) => inRow(row, block, shareHeading.test(captionOf(block, at) ?? over)))
  })
}

/** The row above that only names what follows: "DEDUCTIBLES"; null without one. */
function captionOf({ rows }: TableBlock, at: number): string | null {
  const caption = rows.slice(0, at).findLast((row) => row.filter(({ text }) => text !== '').length === 1)
  return caption ? labelKey(caption.map(({ text }) => text).join('')) : null
}

function inRow(row: readonly Cell[], { header }: TableBlock, isUnderShare: boolean): Fact<NamedDeductible>[] {
  const named = row.findIndex(({ text }) => /[A-Za-z]{3}/.test(text) && !percent.test(text))
  const label = row[named]?.text ?? ''
  const at = row.findIndex(({ text }, column) => {
    const title = labelKey(header?.[column]?.text ?? '')
    const isShare =
      share.test(title) ||
      (title === '' && (isUnderShare || share.test(labelKey(label)) || isOfPeril(label, text)))
    return column > named && isShare && percent.test(text)
  })
  const cell = row[at]
  if (!cell || named === -1) return []
  return [
    {
      value: { name: label, amount: null, percent: Number(percent.exec(cell.text)?.[1]) },
      quote: row
        .map(({ text }) => text)
        .filter(Boolean)
        .join(' '),
      page: cell.page,
      box: cell.box,
      confidence: 0.85,
      source: { origin: 'declarations', form: null, documentId: null, reason: null },
    },
  ]
}

/** "Earthquake | 5% of TIV": an insurer pays no share of the values, the insured keeps one. */
function isOfPeril(label: string, text: string): boolean {
  return (
    /\b(?:wind(?:storm)?|hail|named storm|hurricane|earthquake|earth movement)\b/i.test(label) &&
    /(?:%|percent) of (?:the )?(?:tiv|total insured|values?|building|limits?)\b/i.test(text)
  )
}

const share = /\b(?:deductibles?|ded|retentions?)\b/
const percent = /^(\d{1,2}(?:\.\d+)?)\s?(?:%|percent\b)/i
