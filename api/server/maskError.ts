import { GraphQLError } from 'graphql'
import { isDiskFull, type Log } from '../platform/index.ts'

const tooMuch = 'TOO_MUCH'

/** Marks a document rejected for exceeding the limits. */
export function tooMuchExtensions() {
  return { code: tooMuch, http: { status: 400 } }
}

/** The error as the client sees it: an expected one as it is, any other as an id found in the log. */
export function maskError(error: unknown, log: Log): Error {
  const graphqlError = error instanceof GraphQLError ? error : null
  const cause = graphqlError ? graphqlError.originalError : error
  // graphql-jit drops the extensions of errors.
  const { extensions }: { extensions?: Readonly<Record<string, unknown>> } = graphqlError ?? {}
  if (graphqlError && extensions?.['code'] === tooMuch)
    // Yoga returns parser errors with 200 to clients of the older protocol; they are rejections all the same.
    return new GraphQLError(graphqlError.message, { extensions: tooMuchExtensions() })
  if (graphqlError && (!cause || cause instanceof GraphQLError)) return graphqlError

  const errorId = crypto.randomUUID()
  log('error', 'an unexpected error in the graph', {
    errorId,
    path: graphqlError?.path?.join('.'),
    reason: cause instanceof Error ? cause.message : String(cause),
    stack: cause instanceof Error ? cause.stack : undefined,
  })
  if (isDiskFull(cause))
    return new GraphQLError(
      'The server has no disk space left. Nothing was saved. Free some space, then try again.',
      {
        extensions: { code: 'INSUFFICIENT_STORAGE', errorId, http: { status: 507 } },
      },
    )
  return new GraphQLError(`Something went wrong on our side. Error ${errorId}`, {
    nodes: graphqlError?.nodes ?? null,
    path: graphqlError?.path ?? null,
    extensions: { code: 'INTERNAL_SERVER_ERROR', errorId },
  })
}
