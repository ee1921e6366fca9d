import type { Ask } from './askedFields.ts'
import type { Fact } from './knownFacts.ts'
import type { LabeledField } from './labeledFields.ts'

/** Those whom a form wants to know for something. */
export const ofRoles: ReadonlySet<string> = new Set([
  'inspection',
  'accounting',
  'claims',
  'safety',
  'security',
  'inCharge',
])

/** "Contact type ____ Contact name ____": whom the letter or the records name for something, one in each part. */
export function typedContact(
  { attribute, entity, field, row }: Ask,
  { facts, fields }: { readonly facts: readonly Fact[]; readonly fields: readonly LabeledField[] },
): Fact | null | undefined {
  const isOfType = (each: LabeledField) =>
    /^contact type\b/i.test(each.label) && each.section === field.section
  if (entity !== 'insured' || !/^contact\b/i.test(field.label) || !fields.some(isOfType)) return undefined
  const named = facts.filter((each) => ofRoles.has(each.entity) && each.attribute === 'name')[row]
  if (!named) return null
  if (isOfType(field)) return { ...named, value: named.entity.replace(/^./, (first) => first.toUpperCase()) }
  const name = attribute === 'contact' ? 'name' : attribute
  return facts.find((each) => each.entity === named.entity && each.attribute === name) ?? null
}
