import { found, moneyAmounts, type Spoken } from './spokenValues.ts'

/** Amounts, also those that are written without a dollar sign: "a deductible of 5,000". */
export function writtenAmounts(text: string): Spoken[] {
  const money = moneyAmounts(text)
  const bare = [
    ...text.matchAll(
      /(?<![\w$.,-])\d{1,3}(?:,\d{3})+(?!\w|[.,]\d)(?! (?:sq|square|feet|foot|ft|miles|pounds|lbs|people|employees|gallons|hours|units|acres)\b)/g,
    ),
  ].map(({ 0: value, index }) => ({ value, index, end: index + value.length }))
  const plain = found(
    text,
    /(?<=\b(?:ded(?:uctible)?|retention|limit|premium)\.?:? (?:of |is |at )?)\d{3,7}(?![\w-]|[.,]\d)/gi,
    ([whole]) => `$${Number(whole).toLocaleString('en-US')}`,
  )
  return [
    ...money,
    ...plain,
    ...bare.filter((each) => !money.some(({ index, end }) => each.index >= index && each.index < end)),
  ]
}
