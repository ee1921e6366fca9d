import SchemaBuilder from '@pothos/core'
import { GraphQLError } from 'graphql'
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

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

builder.scalarType('DateTime', {
  description: 'A moment in UTC, ISO 8601.',
  serialize: (moment) => new Date(moment).toISOString(),
  parseValue(value) {
    const moment = typeof value === 'string' && isoMoment.test(value) ? Date.parse(value) : Number.NaN
    if (Number.isNaN(moment)) throw new GraphQLError('A moment is written like 2026-03-31T00:00:00Z.')
    return moment
  },
})
