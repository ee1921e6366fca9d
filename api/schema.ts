import { builder } from './graphql/index.ts'
import { modules } from './modules.ts'
import type { AnyKind } from './platform/index.ts'

/** Every kind of record. */
export const kinds: readonly AnyKind[] = modules.flatMap((module) => module.kinds ?? [])

/** The whole GraphQL schema. */
export const schema = builder.toSchema()
