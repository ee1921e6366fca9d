import { GraphQLError } from 'graphql'
import type { Log } from '../platform/index.ts'

/** What the client sees of an error: one that was meant for it as it is, any other as an id that the log has. */
export function maskError(error: GraphQLError, log: Log): GraphQLError {
  const { originalError, path, nodes } = error
  if (!originalError || originalError instanceof GraphQLError) return error
  const errorId = crypto.randomUUID()
  log('error', 'an unexpected error in the graph', {
    errorId,
    path: path?.join('.'),
    reason: originalError.message,
    stack: originalError.stack,
  })
  return new GraphQLError(`Something went wrong on our side. Error ${errorId}`, {
    nodes: nodes ?? null,
    path: path ?? null,
    extensions: { code: 'INTERNAL_SERVER_ERROR', errorId },
  })
}
