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
    return (
      own.length > 2 &&
      (new RegExp(`\\b${RegExp.escape(own)}\\b`).test(wanted) ||
        new RegExp(`\\b${RegExp.escape(wanted)}`).test(own))
    )
  })
  return close === -1 ? null : close
}

/** The range that holds a number: "Local (0-50)" for 40 miles; null when the options are no ranges. */
function optionHolding(words: string, labels: readonly string[]): number | null {
  const number = /^\$?([\d,]+)(?: miles)?$/.exec(words)?.[1]?.replaceAll(',', '')
  const ranges = labels.map((label) => /(\d[\d,]*)\s*(?:-|–|to)\s*(\d[\d,]*)/.exec(label.replaceAll(',', '')))
  if (number === undefined || ranges.filter(Boolean).length < 2) return null
  const at = ranges.findIndex(
    (range) => range !== null && Number(number) >= Number(range[1]) && Number(number) <= Number(range[2]),
  )
  return at === -1 ? null : at
}
