import type { AnyKind } from './platform/index.ts'
import { builder } from './graphql/index.ts'
import { agencyKind, agencyUserKind, apiKeyKind } from './identity/index.ts'
import './live/index.ts'

/** Every kind of record. */
export const kinds: readonly AnyKind[] = [agencyKind, agencyUserKind, apiKeyKind]

/** The whole graph. */
export const schema = builder.toSchema()
