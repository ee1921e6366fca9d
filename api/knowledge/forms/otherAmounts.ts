import type { FieldValue } from './formKnowledge.ts'
import type { LabeledField } from './labeledFields.ts'
import { moneyAmounts } from './spokenValues.ts'

/** "Other" beside "Food" and "Alcohol": what is left of the sentence that gives both of them. */
export function otherAmounts(fields: readonly LabeledField[], filled: readonly FieldValue[]): FieldValue[] {
  const values = new Map(filled.map((each) => [each.name, each]))
  return fields.flatMap((field) => {
    if (field.kind !== 'text' || values.has(field.name) || !isOther.test(field.label)) return []
    const mates = fields.flatMap((other) => {
      const value =
        field.mates.includes(other.name) || isBeside(field, other) ? values.get(other.name) : undefined
      return value?.quote !== undefined && /^\$[\d,.]+$/.test(String(value.value)) ? [value] : []
    })
    const [first] = mates
    const own = mates.filter(({ quote }) => quote === first?.quote)
    if (!first?.quote || own.length < 2 || own.length < mates.length) return []
    const taken = new Set(own.map(({ value }) => value))
    const left = moneyAmounts(first.quote).filter(({ value }) => !taken.has(value))
    const sum = left.reduce((total, { value }) => total + Number(value.replaceAll(/[$,]/g, '')), 0)
    return left.length === 0 || /\b(?:total|altogether|in all|together)\b/i.test(first.quote)
      ? []
      : [{ ...first, name: field.name, label: field.label, value: `$${sum.toLocaleString('en-US')}` }]
  })
}

const isOther = /^(?:all )?others?(?: (?:sales|receipts|income|revenue))?$/i

function isBeside(field: LabeledField, other: LabeledField): boolean {
  return other.section === field.section && field.beside.includes(other.label)
}
