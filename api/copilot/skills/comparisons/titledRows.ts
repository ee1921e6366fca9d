import { standardTitle } from '../../../knowledge/index.ts'
import type { OfferRow } from './comparedOffers.ts'

/** The rows without a bare form number beside what the form gives: "BP 04 04" beside "Hired and non-owned auto". */
export function titledRows(rows: readonly OfferRow[]): OfferRow[] {
  return rows.flatMap((row) => {
    const [number] = bareNumber.exec(row.label.trim()) ?? []
    if (number === undefined) return [row]
    const title = standardTitle(number)
    const others = rows.filter((other) => other !== row)
    if (others.some((other) => namesForm(other, number) || (title !== null && isTitled(other, title))))
      return []
    return [title === null ? row : { ...row, label: `${title} (${number})` }]
  })
}

const bareNumber = /^[A-Z]{2,4}[ -]?\d{2}[ -]?\d{2}(?:[ -]\d{2}[ -]?\d{2})?$/

function namesForm({ label, sides }: OfferRow, number: string): boolean {
  const code = codeOf(number).slice(0, codeOf(number).search(/\d/) + 4)
  return [label, ...sides.flatMap((side) => (side ? [side.text, side.quote] : []))].some((text) =>
    codeOf(text).includes(code),
  )
}

/** Whether all words of a label are in the title of a form. */
function isTitled({ label }: OfferRow, title: string): boolean {
  const said = title.toLowerCase()
  const words = label.toLowerCase().match(/[a-z]{4,}/g) ?? []
  return words.length > 1 && words.every((word) => said.includes(word))
}

function codeOf(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}
