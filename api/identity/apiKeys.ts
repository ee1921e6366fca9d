import {
  create,
  replace,
  type Actor,
  type AgencyStore,
  type Keyspace,
  type Platform,
} from '../platform/index.ts'
import { apiKeyKind, keyMark } from './apiKey.ts'
import { securityEvent } from './security/securityEvent.ts'
import { StaffError } from './staff.ts'
import { hashToken, newToken } from './token.ts'

export interface KeyOwner {
  readonly agencyId: string
  readonly keyId: string
}

/** The keys of the agencies' client applications. */
export interface ApiKeys {
  /** Answers the key itself, which is shown this once and never again. */
  create(agency: AgencyStore, label: string): Promise<{ id: string; key: string }>
  /** Throws `StaffError` when the agency has no such key. */
  revoke(agency: AgencyStore, keyId: string): Promise<void>
  /** The agency whose key this is; null when it is nobody's, or was revoked. */
  find(key: string): Promise<{ agency: AgencyStore; keyId: string; label: string } | null>
}

const provider: Actor = { type: 'SYSTEM', id: null }

interface ApiKeyStores {
  readonly platform: Pick<Platform, 'agency' | 'clock'>
  readonly owners: Keyspace<KeyOwner>
}

export function createApiKeys({ platform, owners }: ApiKeyStores): ApiKeys {
  return {
    async create(agency, label) {
      if (label.trim() === '') throw new StaffError('A key needs a label that says who uses it.')
      const key = keyMark + newToken()
      const id = agency.newId(apiKeyKind)
      const value = { label: label.trim(), createdAt: platform.clock.now(), revokedAt: null }
      const changes = [
        create(apiKeyKind, id, value, 'CREATE_API_KEY'),
        securityEvent(agency, platform.clock, { type: 'API_KEY_CREATED', detail: value.label }),
      ]
      await agency.commit(provider, changes, {
        claims: [owners.claim(hashToken(key), { agencyId: agency.id, keyId: id })],
      })
      return { id, key }
    },

    async revoke(agency, keyId) {
      const key = await agency.read(apiKeyKind, keyId)
      if (!key) throw new StaffError(`The agency has no key ${keyId}.`)
      if (key.value.revokedAt !== null) return
      const revoked = { ...key.value, revokedAt: platform.clock.now() }
      const committed = await agency.commit(provider, [
        replace(key, revoked, 'REVOKE_API_KEY'),
        securityEvent(agency, platform.clock, { type: 'API_KEY_REVOKED', detail: key.value.label }),
      ])
      if (!committed.ok) throw new StaffError(`The key ${keyId} was changed meanwhile; try again.`)
    },

    async find(key) {
      const owner = key.startsWith(keyMark) ? await owners.get(hashToken(key)) : null
      if (!owner) return null
      const agency = await platform.agency(owner.value.agencyId)
      const row = agency.table(apiKeyKind).get(owner.value.keyId)
      return row?.revokedAt === null ? { agency, keyId: row.id, label: row.label } : null
    },
  }
}
