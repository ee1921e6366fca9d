import { itemNamed } from './coverageNamed.ts'
import type { Evidence } from './policyWording.ts'
import { statement, type Statement } from './statement.ts'

const lettered = /^\(([A-Z])\) ([^:$]{4,80}): ((?:\$|USD )[\d,]*\d)/
/** What is insured at the premises of a policy on stock. */
const atPremises = /^at the (?:insured )?premises\b/i
/** Fewer are no list of amounts. */
const fewest = 3

/** The amounts that a policy lists by letters in one paragraph: "(B) In transit by registered mail, any one shipment: $150,000." */
export function letteredAmounts(sentences: readonly Evidence[]): Statement[] {
  const found = sentences.flatMap(({ quote, page, form }) => {
    const [, , label = '', amount = ''] = lettered.exec(quote) ?? []
    if (amount === '') return []
    const own = statement(label, amount, quote, {
      page,
      headings: form === null ? [] : [form],
      origin: 'declarations',
    })
    return [atPremises.test(label) ? { ...own, item: itemNamed('contents') } : own]
  })
  return found.length < fewest ? [] : found
}
