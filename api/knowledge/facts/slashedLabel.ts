import { fieldOf } from './amountDictionary.ts'
import { isLimit } from './ownLimits.ts'
import type { Cell } from './pageCells.ts'
import { wholeLabel } from './wholeLabel.ts'

/** The part of "… - each incident / aggregate" that an amount of "$1,000,000 / $3,000,000" belongs to. */
export function slashedLabel(value: Cell, left: Cell, cells: readonly Cell[]): string | null {
  const whole = wholeLabel(left, cells)
  const amounts = cells
    .filter((cell) => cell.amount !== null && cell.line === value.line && cell.box.y === value.box.y)
    .toSorted((a, b) => a.box.x - b.box.x)
  // "BI/PD liability - each occurrence / aggregate" has two parts.
  const apart = whole.split(/\s+\/\s+/)
  const texts = apart.length === amounts.length ? apart : whole.split(/\s*\/\s*/)
  const at = amounts.indexOf(value)
  const [people = '', things = ''] = texts
  // "Bodily injury / property damage" over the two limits of the one and that of the other
  if (texts.length === 2 && amounts.length === 3 && /\bbodily injury$/i.test(people))
    return [`${people} each person`, `${people} each accident`, things][at] ?? null
  const own = texts[at]
  if (texts.length < 2 || texts.length !== amounts.length || own === undefined) return null
  // "Money in / out" is about money twice.
  const firstWords = (texts[0] ?? '').split(' ')
  const subject =
    /^(.*?)[\s,:–—-]+(?=(?:each|per|any one)\b)/i.exec(texts[0] ?? '')?.[1] ??
    (isWhole(own)
      ? ''
      : firstWords.slice(0, Math.max(0, firstWords.length - own.split(' ').length)).join(' '))
  const kind = /\b(?:deductibles?|retentions?)$/i.exec(texts.at(-1) ?? '')?.[0] ?? ''
  const ownKind = own.endsWith(kind) ? '' : kind
  return `${own === texts[0] || kind !== '' ? '' : subject} ${own} ${ownKind}`.trim()
}

/** Whether a part says alone what it is, as the second of "Premises rented to you / Medical payments". */
function isWhole(text: string): boolean {
  const field = fieldOf(text, '', '', '')
  return field !== null && isLimit(field)
}
