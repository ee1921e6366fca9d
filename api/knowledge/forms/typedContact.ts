import type { Ask } from './askedFields.ts'
import type { Fact } from './knownFacts.ts'
import { type ContactRole, isContactRole } from './entities.ts'
import type { LabeledField } from './labeledFields.ts'

/** "Contact type ____ Contact name ____": the person the letter or the records name for a role, one in each part. */
export function typedContact(
  { attribute, entity, field, row }: Ask,
  { facts, fields }: { readonly facts: readonly Fact[]; readonly fields: readonly LabeledField[] },
): Fact | null | undefined {
  const isOfType = (each: LabeledField) =>
    /^contact type\b/i.test(each.label) && each.section === field.section
  const isTyped =
    field.name.includes('NamedInsured_Contact_') || (/^contact\b/i.test(field.label) && fields.some(isOfType))
  if (entity !== 'insured' || !isTyped) return undefined
  const named = facts.filter(
    (each) => each.entity !== 'principal' && isContactRole(each.entity) && each.attribute === 'name',
  )[row]
  if (!named) return null
  if (isOfType(field) || attribute === 'contactType')
    return { ...named, value: typeNames[named.entity as keyof typeof typeNames] }
  const name = attribute === 'contact' ? 'name' : attribute
  const of = (wanted: string | null) =>
    facts.find((each) => each.entity === named.entity && each.attribute === wanted)
  return of(name) ?? (name === 'phone' ? of('mobile') : null) ?? null
}

const typeNames: Readonly<Record<Exclude<ContactRole, 'principal'>, string>> = {
  inspection: 'Inspection',
  accounting: 'Accounting',
  claims: 'Claims',
  safety: 'Safety',
  security: 'Security',
  inCharge: 'Person in charge',
}
