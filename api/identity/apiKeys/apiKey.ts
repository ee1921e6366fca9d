import { defineKind } from '../../platform/index.ts'

/** A key that an agency's client application uses to send requests; only its hash is stored. */
export interface ApiKey {
  readonly label: string
  readonly createdAt: number
  readonly revokedAt: number | null
}

export const apiKeyKind = defineKind({
  name: 'apiKey',
  prefix: 'ak',
  row: (key: ApiKey, id) => ({ id, label: key.label, createdAt: key.createdAt, revokedAt: key.revokedAt }),
})

/** Prefix of all keys, so that a leaked one is recognizable. */
export const keyMark = 'coverdesk_'

export type ApiKeyRow = ReturnType<typeof apiKeyKind.row>
