import type { ObjectRef } from '@pothos/core'
import { builder, type GraphTypes } from './builder.ts'

type Types = PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>

/** A mutation's success type: the records that it answers, each in a field of its own. */
export function successType<Name extends string, Records extends object>(
  name: Name,
  types: { readonly [Field in keyof Records]: ObjectRef<Types, Records[Field]> },
) {
  return builder.objectRef<{ readonly __typename: Name } & Readonly<Records>>(name).implement({
    fields: (t) =>
      Object.fromEntries(
        Object.entries<ObjectRef<Types, unknown>>(types).map(([field, type]) => [
          field,
          t.field({ type, resolve: (success) => success[field as keyof Records] }),
        ]),
      ) as never,
  })
}
