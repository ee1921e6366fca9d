import type { ReadPage } from '../../../reading/index.ts'
import { datesIn, labelKey } from '../values.ts'
import { valueOf } from './openSchedule.ts'
import type { TextKey } from './lossHeader.ts'
import type { LossRecord } from './lossRows.ts'
import { rowsOf } from './pageRows.ts'

/** The claims of which each is a block of labels with values: "Claim Number: … Status: … Total Paid: …". */
export function lossBlocks(pages: readonly ReadPage[]): LossRecord[] {
  const blocks: { page: number; pairs: Pair[] }[] = []
  for (const page of pages)
    for (const row of rowsOf(page.lines)) {
      const pairs = row.flatMap(({ text }) => pairsIn(text))
      if (pairs.some(({ label, value }) => isNumberLabel.test(label) && /\d/.test(value)))
        blocks.push({ page: page.number, pairs: [] })
      if (!isSum.test(row[0]?.text ?? '')) blocks.at(-1)?.pairs.push(...pairs)
      else if (blocks.length > 0) blocks.push({ page: page.number, pairs: [] })
    }
  return blocks.flatMap(({ page, pairs }) => recordOf(page, pairs) ?? [])
}

interface Pair {
  readonly label: string
  readonly value: string
}

const isNumberLabel = /^(?:claim|file|incident|occurrence)(?: (?:no|number|num|id))?$/
const isSum = /^(?:grand |policy |report )?totals?(?: claims| for|\b:)/i

/** The labels of a cell that end with a colon, each with what stands behind it. */
function pairsIn(text: string): Pair[] {
  const labels = [...text.matchAll(aLabel)]
  return labels.map((found, at) => {
    const end = labels[at + 1]?.index ?? text.length
    return {
      label: labelKey((found[1] ?? found[2] ?? '').replaceAll('#', ' no ')),
      value: text.slice(found.index + found[0].length, end).trim(),
    }
  })
}

/** Any label begins a cell; those of claims may also follow a value. */
const aLabel =
  /(?:^([A-Z][^:\d]{1,30})|\s((?:claim|file)(?: no\.?| number| #)?|(?:date of|total|medical|indemnity|expenses?|loss|accident|injury|claim) \w+|status|claimant|description|paid|reserves?|outstanding|incurred|type|nature|cause)):\s*/gi

const textLabels: readonly (readonly [TextKey, RegExp])[] = [
  ['claimNumber', isNumberLabel],
  ['claimant', /^(?:claimant|injured (?:worker|employee|party)|employee)(?: name)?$/],
  [
    'dateOfLoss',
    /^(?:date of (?:loss|injury|accident|occurrence)|(?:loss|accident|injury) date|d o [li]|do[li])$/,
  ],
  ['status', /^(?:claim )?status$/],
  [
    'description',
    /^(?:(?:loss|accident|injury|claim) )?description(?: of (?:loss|accident|injury))?$|^cause(?: of (?:loss|injury))?$/,
  ],
]

function recordOf(page: number, pairs: readonly Pair[]): LossRecord | null {
  const cells = new Map<TextKey, string>()
  for (const [key, label] of textLabels) {
    const value = pairs.find((pair) => label.test(pair.label))?.value
    if (value) cells.set(key, key === 'dateOfLoss' ? (datesIn(value)[0]?.text ?? value) : value)
  }
  const paid = amountOf(pairs, /\b(?:paid|payments?)\b/)
  const reserve = amountOf(pairs, /\b(?:reserves?|outstanding)\b/)
  const incurred = amountOf(pairs, /\bincurred\b/)
  const isStated = [paid, reserve, incurred].filter((amount) => amount !== null).length >= 2
  if (!isStated || !cells.has('claimNumber')) return null
  return { page, cells, paid, reserve, incurred: incurred ?? (paid ?? 0) + (reserve ?? 0) }
}

/** The total that is labeled so, or else the sum of its parts, in cents. */
function amountOf(pairs: readonly Pair[], label: RegExp): number | null {
  const stated = pairs.flatMap((pair) => {
    const cents = label.test(pair.label) ? valueOf(pair.value.split(' ')[0] ?? '', 'money') : null
    return typeof cents === 'number' ? [{ cents, label: pair.label }] : []
  })
  const whole =
    stated.find((each) => /\btotal\b/.test(each.label)) ?? (stated.length === 1 ? stated[0] : undefined)
  return stated.length === 0 ? null : (whole?.cents ?? stated.reduce((sum, { cents }) => sum + cents, 0))
}
