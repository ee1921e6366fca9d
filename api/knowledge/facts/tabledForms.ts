import type { Reading } from '../../reading/index.ts'
import type { Fact, PolicyForm } from './policyFacts.ts'

const number =
  /^(?:WC ?\d{2} ?\d{2} ?\d{2}(?: ?[A-Z])?|[A-Z]{1,5}(?:[ -][A-Z]{1,4})?[ -]?(?:\d{2} ?\d{2}|\d{3,5})(?: ?[A-Z])?)$/
const edition = /^\(?((?:0[1-9]|1[0-2])[ /-]?(?:(?:19|20)?\d{2}))\)?$/
const dated =
  /^((?:WC ?\d{2} ?\d{2} ?\d{2}(?: ?[A-Z])?|[A-Z]{1,5}(?:[ -][A-Z]{1,4})?[ -]?(?:\d{2} ?\d{2}|\d{3,5})(?: ?[A-Z])?))[ (/-]{1,3}((?:0[1-9]|1[0-2])[ /-]?(?:(?:19|20)?\d{2}))\)?$/
const leastRows = 2

/** The forms of tables with a column of titles and numbers, with their editions or beside them; in narrow columns a number may go over two lines. */
export function tabledForms({ blocks }: Reading): Fact<PolicyForm>[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    const forms = block.rows.flatMap((row) => {
      const [first, ...others] = row.filter(({ text }) => text !== '')
      const title = others.find(({ text }) => /[A-Za-z]{4}/.test(text))
      const [, whole, own] = dated.exec(first?.text ?? '') ?? []
      const beside = others.map(({ text }) => edition.exec(text)?.[1]).find(Boolean)
      const isNumbered = whole !== undefined || (number.test(first?.text ?? '') && beside !== undefined)
      if (!first || !isNumbered || !title) return []
      const value: PolicyForm = {
        number: whole ?? first.text,
        edition: own ?? beside ?? null,
        title: title.text,
        attachedOn: null,
        isListed: true,
      }
      const source = { origin: 'declarations', form: null, documentId: null, reason: null } as const
      return [{ value, quote: first.text, page: first.page, box: first.box, confidence: 0.9, source }]
    })
    return forms.length < leastRows ? [] : forms
  })
}
