import type { NestedValues } from '../shared/nestedValues.ts'

/** An account form's values by field name; null if blank. */
export type AccountValues = Readonly<Record<string, string | null | undefined | AddressValues>>
type AddressValues = Readonly<Record<string, string | null>>

/** Only the user's changes, so that a colleague's change to another field is kept. */
export function accountChanges(before: AccountValues, after: NestedValues): NestedValues {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !isSame(before[field] ?? null, value)),
  )
}

/** The fields that were changed elsewhere since the dialog opened, with their values now: `phone (now +12075550199)`. */
export function changedMeanwhile(opened: AccountValues, now: AccountValues): string[] {
  return Object.entries(labels)
    .filter(([field]) => !isSame(opened[field] ?? null, now[field] ?? null))
    .map(([field, label]) => `${label} (now ${textOf(now[field]) || 'empty'})`)
}

function textOf(value: AccountValues[string]): string {
  if (value == null || typeof value === 'string') return value ?? ''
  return Object.values(value).filter(Boolean).join(', ')
}

const labels: Readonly<Record<string, string>> = {
  name: 'name',
  dba: 'DBA',
  website: 'website',
  email: 'email',
  phone: 'phone',
  naics: 'NAICS code',
  mailingAddress: 'mailing address',
}

type Value = string | null | { readonly [part: string]: Value }

/** An address with only empty parts is no address. */
function isSame(one: Value, other: Value): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  const parts = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])
  return [...parts].every((part) => isSame(one?.[part] ?? null, other?.[part] ?? null))
}
