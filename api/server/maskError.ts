import { GraphQLError } from 'graphql'
import type { Log } from '../platform/index.ts'

/** What the client sees of an error: one that was meant for it as it is, any other as an id that the log has. */
export function maskError(error: unknown, log: Log): Error {
  const { nodes = null, path = null, originalError = undefined } = error instanceof GraphQLError ? error : {}
  if (error instanceof GraphQLError && (!originalError || originalError instanceof GraphQLError)) return error
  const cause = originalError ?? error
  const errorId = crypto.randomUUID()
  log('error', 'an unexpected error in the graph', {
    errorId,
    path: path?.join('.'),
    reason: cause instanceof Error ? cause.message : String(cause),
    stack: cause instanceof Error ? cause.stack : undefined,
  })
  return new GraphQLError(`Something went wrong on our side. Error ${errorId}`, {
    nodes,
    path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', errorId },
  })
}
