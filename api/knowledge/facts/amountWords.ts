/** Words used instead of an amount. */
export function isFiller(text: string): boolean {
  return /^(?:not (?:covered|elected|purchased|applicable)|incl\.?|included(?: in .*)?,?|excluded|n\/?a|none|nil|same|as above|(?:stated (?:amount|value),? )?see .*|policy (?:retention|deductible)|\(tenant\)|\/?\s*\d{1,3} (?:hours?|hrs?\.?|days?|months?|mos?\.?)(?: (?:waiting(?: period)?|als))?|\d{1,2}(?:\.\d+)? ?%(?: of [a-z ]+)?|[-–—]+)$/i.test(
    text.trim(),
  )
}

/** "Seven thousand three hundred fifty dollars" before the amount in figures. */
export function isSpelled(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .every((word) => word === '' || numberWords.has(word))
}

const numberWords = new Set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million and dollars cents'.split(
    ' ',
  ),
)

/** "(c)" before "$250,000 Disciplinary proceedings sublimit" */
export const listMark = /^\(?[a-z][.)]$/i
