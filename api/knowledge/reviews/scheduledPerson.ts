import type { Reading } from '../../reading/index.ts'
import { textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import type { Evidence } from './policyWording.ts'

/**
 * What a policy's schedule of insured persons has in a column for the one whom a certificate is about: the retroactive
 * date of one physician is not that of another.
 */
export function scheduledPerson(
  certificate: Reading,
  policy: Reading,
  column: RegExp,
): (Evidence & { readonly text: string }) | null {
  const shown = ` ${normal(textOf(certificate))} `
  const named = policy.blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    const all = [...(block.header ? [block.header] : []), ...block.rows]
    const at = all.findIndex((row) => row.some(({ text }) => column.test(text.trim())) && row.length > 2)
    const index = all[at]?.findIndex(({ text }) => column.test(text.trim())) ?? -1
    return at < 0
      ? []
      : all.slice(at + 1).flatMap((row) => {
          const [person = ''] = row.find(({ text }) => text.trim() !== '')?.text.split(',') ?? []
          const value = row[index]
          const isNamed =
            /^[A-Z][a-z]+ (?:[A-Z]\S* )?[A-Z]/.test(person) && shown.includes(` ${normal(person)} `)
          if (!isNamed || !value || value.text.trim() === '') return []
          return [
            { text: value.text, quote: value.text, page: value.page, form: block.headings.at(-1) ?? null },
          ]
        })
  })
  const [only, ...others] = named
  return only && others.length === 0 ? only : null
}
