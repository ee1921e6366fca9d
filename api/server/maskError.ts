import { GraphQLError } from 'graphql'
import type { Log } from '../platform/index.ts'

/** What the client sees of an error: one that was meant for it as it is, any other as an id that the log has. */
export function maskError(error: unknown, log: Log): Error {
  const told = error instanceof GraphQLError ? error : null
  const cause = told ? told.originalError : error
  if (told && (!cause || cause instanceof GraphQLError)) return told

  const errorId = crypto.randomUUID()
  log('error', 'an unexpected error in the graph', {
    errorId,
    path: told?.path?.join('.'),
    reason: cause instanceof Error ? cause.message : String(cause),
    stack: cause instanceof Error ? cause.stack : undefined,
  })
  return new GraphQLError(`Something went wrong on our side. Error ${errorId}`, {
    nodes: told?.nodes ?? null,
    path: told?.path ?? null,
    extensions: { code: 'INTERNAL_SERVER_ERROR', errorId },
  })
}
