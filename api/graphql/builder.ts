import SchemaBuilder from '@pothos/core'
import { GraphQLError } from 'graphql'
import { momentOf } from './momentOf.ts'
import type { RequestContext } from './requestContext.ts'

/** The graph's types. Every module adds its own; `api/schema.ts` lists the modules. */
export interface GraphTypes {
  Context: RequestContext
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    /** Milliseconds since the epoch in our code, ISO 8601 in UTC on the wire. */
    DateTime: { Input: number; Output: number }
  }
}

export const builder = new SchemaBuilder<GraphTypes>({ defaultFieldNullability: false })

builder.queryType({})
builder.mutationType({})
builder.subscriptionType({})

builder.scalarType('DateTime', {
  description: 'A moment in UTC, ISO 8601.',
  serialize: (moment) => new Date(moment).toISOString(),
  parseValue(value) {
    const moment = typeof value === 'string' ? momentOf(value) : null
    if (moment === null) throw new GraphQLError('A moment is written like 2026-03-31T00:00:00Z.')
    return moment
  },
})
