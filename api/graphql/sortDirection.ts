import { builder } from './builder.ts'

export const sortDirections = ['ASCENDING', 'DESCENDING'] as const
export type SortDirection = (typeof sortDirections)[number]

export const SortDirectionEnum = builder.enumType('SortDirection', { values: sortDirections })

/** Declares `<Name>Sort`: one of the keys, and a direction. */
export function sortInput<const Key extends string>(name: string, keys: readonly Key[]) {
  const by = builder.enumType(`${name}SortKey`, { values: keys })
  return builder.inputType(`${name}Sort`, {
    fields: (t) => ({
      by: t.field({ type: by, required: true }),
      direction: t.field({ type: SortDirectionEnum, required: true }),
    }),
  })
}
