import type { ApiKeyIssuer } from '../../graphql/index.ts'
import {
  conflict,
  create,
  replace,
  retryOnConflict,
  type Actor,
  type AgencyStore,
  type Keyspace,
  type Platform,
} from '../../platform/index.ts'
import { securityEvent } from '../security/securityEvent.ts'
import { StaffError } from '../staff.ts'
import { hashToken, newToken } from '../token.ts'
import { apiKeyKind, keyMark } from './apiKey.ts'

export interface KeyOwner {
  readonly agencyId: string
  readonly keyId: string
}

/** The API keys of the agencies' client applications. */
export interface ApiKeys extends ApiKeyIssuer {
  /** The agency that owns this key; null if it is unknown or revoked. */
  find(key: string): Promise<{ agency: AgencyStore; keyId: string; label: string } | null>
}

const provider: Actor = { type: 'SYSTEM', id: null }

interface ApiKeyStores {
  readonly platform: Pick<Platform, 'agency' | 'clock'>
  readonly owners: Keyspace<KeyOwner>
}

export function createApiKeys({ platform, owners }: ApiKeyStores): ApiKeys {
  return {
    async create(agency, label, { actor, origin } = { actor: provider }) {
      if (label.trim() === '') throw new StaffError('A key needs a label that says who uses it.')
      const key = keyMark + newToken()
      const id = agency.newId(apiKeyKind)
      const value = { label: label.trim(), createdAt: platform.clock.now(), revokedAt: null }
      const changes = [
        create(apiKeyKind, id, value, 'CREATE_API_KEY'),
        securityEvent(agency, platform.clock, {
          type: 'API_KEY_CREATED',
          userId: userIdOf(actor),
          ...(origin && { origin }),
          detail: value.label,
        }),
      ]
      await agency.commit(actor, changes, {
        claims: [owners.claim(hashToken(key), { agencyId: agency.id, keyId: id })],
      })
      return { id, key }
    },

    async revoke(agency, keyId, { actor, origin } = { actor: provider }) {
      const outcome = await retryOnConflict(async () => {
        const key = await agency.read(apiKeyKind, keyId)
        if (!key) throw new StaffError(`The agency has no key ${keyId}.`)
        if (key.value.revokedAt !== null) return 'revoked' as const
        const committed = await agency.commit(actor, [
          replace(key, { ...key.value, revokedAt: platform.clock.now() }, 'REVOKE_API_KEY'),
          securityEvent(agency, platform.clock, {
            type: 'API_KEY_REVOKED',
            userId: userIdOf(actor),
            ...(origin && { origin }),
            detail: key.value.label,
          }),
        ])
        return committed.ok ? ('revoked' as const) : conflict
      })
      if (outcome === conflict) throw new StaffError(`The key ${keyId} was just changed. Try again.`)
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

function userIdOf({ type, id }: Actor): string | null {
  return type === 'AGENCY_USER' ? id : null
}
