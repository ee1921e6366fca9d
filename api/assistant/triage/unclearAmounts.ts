/** Amounts that are not written like one, so that nobody can tell which is meant: `$5,000.000`, `$50,000,00`. */
export function unclearAmounts(text: string): string[] {
  const found = [...text.matchAll(anyAmount)].flatMap(({ 0: written, groups }) => {
    const isShort = groups?.['unit'] !== undefined
    return (isShort ? shortAmount : wholeAmount).test(groups?.['digits'] ?? '') ? [] : [written.trim()]
  })
  return [...new Set(found)]
}

const anyAmount =
  /(?:\$\s?(?<digits>\d(?:[\d,.]*\d)?)|(?<![\d$.,#/-])(?<digits>\d{1,3}(?:,\d{3})+\.\d{3}|\d{1,3}(?:\.\d{3}){2,}))(?:\s?(?<unit>k|m|mm|mil|million|thousand)\b)?(?![\d-])/gi
const wholeAmount = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/
const shortAmount = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/
