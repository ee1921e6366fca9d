import { builder } from './builder.ts'

/** Declares an enum whose values are described by their display labels; the browser gets them from the schema. */
export function labeledEnum<Key extends string>(name: string, labels: Readonly<Record<Key, string>>) {
  const values = Object.entries<string>(labels).map(([key, description]) => [key, { description }])
  return builder.enumType(name, {
    description: 'The description of each value is its label.',
    values: Object.fromEntries(values) as Record<Key, { description: string }>,
  })
}
