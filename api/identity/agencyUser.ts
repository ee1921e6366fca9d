import { defineKind } from '../platform/index.ts'

export interface AgencyUserPreferences {
  readonly favoritePresets: {
    readonly presets: readonly string[]
    readonly customPresetIds: readonly string[]
  }
}

/** A staff member of an agency. Deactivated users stay on record, so their work keeps their name. */
export interface AgencyUser {
  readonly email: string
  readonly name: string
  readonly isActive: boolean
  readonly preferences: AgencyUserPreferences
}

export interface AgencyUserRow extends AgencyUser {
  readonly id: string
}

export const agencyUserKind = defineKind({
  name: 'agencyUser',
  prefix: 'au',
  row: (user: AgencyUser, id): AgencyUserRow => ({ id, ...user }),
  search: ({ isActive, name, email }) => (isActive ? { name, identifiers: [email] } : null),
  orders: { name: (a, b) => a.name.localeCompare(b.name, 'en-US') },
})

export const noPreferences: AgencyUserPreferences = { favoritePresets: { presets: [], customPresetIds: [] } }

/** Normalizes an email address: lower case, trimmed. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}

const emailPattern = /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\]]{2,}$/
const longestEmail = 254

/** Whether the address is well-formed; does not check that it exists. */
export function isEmail(email: string): boolean {
  return email.length <= longestEmail && emailPattern.test(email)
}

/** The provider's own test and staff users (spec 1 §6): plus-tagged addresses at its domain. */
export function isInternalAddress(email: string, providerDomain: string): boolean {
  if (providerDomain === '') return false
  const [mailbox = '', domain] = email.split('@')
  return domain === providerDomain.toLowerCase() && mailbox.includes('+')
}
