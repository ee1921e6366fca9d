import SchemaBuilder from '@pothos/core'
import { GraphQLError } from 'graphql'
import { momentOf } from './momentOf.ts'
import type { RequestContext } from './requestContext.ts'

/** The GraphQL schema builder. Every module adds its types; `api/schema.ts` lists the modules. */
export interface GraphTypes {
  Context: RequestContext
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    /** Milliseconds since the epoch in code, ISO 8601 in UTC on the wire. */
    DateTime: { Input: number; Output: number }
    /** A calendar day without a time zone, `2026-03-31`, on the wire; an input can be any text until `dayRule` has parsed it. */
    Date: { Input: string; Output: string }
    /** Whole cents, in code and on the wire; an invalid input becomes Infinity, which every number rule rejects. */
    Money: { Input: number; Output: number }
  }
}

export const builder = new SchemaBuilder<GraphTypes>({ defaultFieldNullability: false })

builder.queryType({})
builder.mutationType({})
builder.subscriptionType({})

builder.scalarType('DateTime', {
  description: 'A point in time in UTC, ISO 8601.',
  serialize: (moment) => new Date(moment).toISOString(),
  parseValue(value) {
    const moment = typeof value === 'string' ? momentOf(value) : null
    if (moment === null) throw new GraphQLError('Write a date and time like 2026-03-31T00:00:00Z.')
    return moment
  },
})

builder.scalarType('Date', {
  description: 'A calendar day without a time zone: 2026-03-31.',
  serialize: (day) => day,
  parseValue(value) {
    // Text that is not a date becomes a field error, reported with the others.
    if (typeof value === 'string') return value
    throw new GraphQLError('Write a date like 2026-03-31.')
  },
})

builder.scalarType('Money', {
  description: 'US dollars in whole cents: 125000 is $1,250.00.',
  serialize: (cents) => cents,
  parseValue(value) {
    // An amount that can't be parsed becomes a field error, reported with the others.
    if (typeof value === 'number' || typeof value === 'string')
      return Number.isSafeInteger(value) ? Number(value) : Number.POSITIVE_INFINITY
    throw new GraphQLError('Write money in whole cents: 125000 for $1,250.00.')
  },
})
