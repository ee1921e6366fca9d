import { lexicographicSortSchema, printSchema as print } from 'graphql'
import { printLine } from './platform/index.ts'
import { schema } from './schema.ts'

/** The graph as `api/schema.graphql` holds it. */
function printSchema(): string {
  return print(lexicographicSortSchema(schema))
}

printLine(printSchema())
