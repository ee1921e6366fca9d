import { builder } from './builder.ts'

export const sortDirections = ['ASCENDING', 'DESCENDING'] as const
export type SortDirection = (typeof sortDirections)[number]

export const SortDirectionEnum = builder.enumType('SortDirection', { values: sortDirections })
