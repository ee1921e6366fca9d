import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '../api/schema.ts'

// The graph as the API serves it, for who compares it with api/schema.graphql.
console.log(printSchema(lexicographicSortSchema(schema)))
