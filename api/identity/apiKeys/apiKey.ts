import { defineKind } from '../../platform/index.ts'

/** A key with which an agency's client application sends requests; kept as a hash only. */
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

/** What every key begins with, so that one that leaked is recognised for what it is. */
export const keyMark = 'coverdesk_'

export type ApiKeyRow = ReturnType<typeof apiKeyKind.row>
