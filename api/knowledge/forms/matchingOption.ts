import { normal } from '../reviews/coverageItem.ts'

export const yes = /^(?:y|yes|true|1|on)$/i
export const no = /^(?:n|no|false|0|off)$/i

/** The option that an answer names, by its words, its initials or the range that holds it; null for none. */
export function matchingOption(
  words: string,
  options: readonly string[],
  labels: readonly string[],
): number | null {
  const wanted = normal(words)
  if (wanted === '') return null
  if (yes.test(wanted) || no.test(wanted)) {
    const pattern = yes.test(wanted) ? yes : no
    const at = options.findIndex(
      (option, index) => pattern.test(option.trim()) || pattern.test((labels[index] ?? '').trim()),
    )
    return at === -1 ? null : at
  }
  const held = optionHolding(words, labels)
  if (held !== null) return held
  // "1000000" is "$1,000,000" and "$1M".
  const isAmount = /^\$?\d[\d,.]*(?: ?(?:k|m|million|thousand|%))?$/i
  const [amount] = isAmount.test(words.trim()) ? numbersIn(words) : []
  const same =
    amount === undefined
      ? -1
      : labels.findIndex((label) => isAmount.test(label.trim()) && numbersIn(label)[0] === amount)
  if (same !== -1) return same
  const isSame = (text: string) => normal(text) === wanted
  const exact = options.findIndex((option, at) => isSame(option) || isSame(labels[at] ?? ''))
  if (exact !== -1) return exact
  // "RC" is the replacement cost.
  const initials = wanted
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
  const short = wanted.includes(' ') ? options.findIndex((option) => normal(option) === initials) : -1
  if (short !== -1) return short
  const close = labels.findIndex((label) => {
    const own = normal(label)
    // "2" is no "2,500".
    if (amount !== undefined && isAmount.test(label.trim())) return false
    return (
      own.length > 2 &&
      (new RegExp(`\\b${RegExp.escape(own)}\\b`).test(wanted) ||
        new RegExp(`\\b${RegExp.escape(wanted)}`).test(own))
    )
  })
  return close === -1 ? null : close
}

/** The range that holds a number: "Local (0-50)" for 40 miles, "$5M to $10M" for $7,350,000; null when the options are no ranges. */
function optionHolding(words: string, labels: readonly string[]): number | null {
  const [only, ...others] = /^\$?\d[\d,.]*(?: miles|%)?$/.test(words) ? numbersIn(words) : []
  if (only === undefined || others.length > 0 || !areRanges(labels)) return null
  const at = labels.findIndex((label) => {
    const range = rangeOf(label)
    return range !== null && only >= range.least && only <= range.most
  })
  return at === -1 ? null : at
}

/** Whether the options of a list are ranges of a number. */
function areRanges(labels: readonly string[]): boolean {
  return labels.filter((label) => rangeOf(label) !== null).length > 1
}

/** Whether the options of a list are numbers, or ranges of them. */
export function areNumbers(labels: readonly string[]): boolean {
  const isNumber = (label: string) => /^\$?\d[\d,.]*(?: ?(?:%|k|m|million))?$/i.test(label.trim())
  return areRanges(labels) || labels.filter(isNumber).length > 1
}

function rangeOf(label: string): { least: number; most: number } | null {
  const [first, second] = numbersIn(label)
  if (first === undefined) return null
  if (second !== undefined)
    return /\d\s*[kmb]?%?\s*(?:-|–|to)\s*\$?\d/i.test(label) ? { least: first, most: second } : null
  if (/\b(?:under|below|less than|up to)\b|</i.test(label)) return { least: 0, most: first }
  return /\b(?:over|above|more than)\b|\bor more\b|[>+]/i.test(label)
    ? { least: first, most: Infinity }
    : null
}

/** "$5M" as 5,000,000. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/(\d[\d,]*(?:\.\d+)?) ?(k|m|million|thousand)?\b/gi)].map(
    ([, digits = '', scale = '']) =>
      Number(digits.replaceAll(',', '')) * (/^m/i.test(scale) ? 1_000_000 : scale === '' ? 1 : 1_000),
  )
}
