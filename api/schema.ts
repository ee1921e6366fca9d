import { fileKinds } from './files/index.ts'
import { builder } from './graphql/index.ts'
import { identityKinds } from './identity/index.ts'
import { knowledgeKinds } from './knowledge/index.ts'
import './live/index.ts'
import type { AnyKind } from './platform/index.ts'
import './search/index.ts'
import { servicingKinds } from './servicing/index.ts'

/** Every kind of record. */
export const kinds: readonly AnyKind[] = [
  ...identityKinds,
  ...fileKinds,
  ...knowledgeKinds,
  ...servicingKinds,
]

/** The whole graph. */
export const schema = builder.toSchema()
