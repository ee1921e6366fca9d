/** The API's response to an operation, by operation name; a function that throws is an error. */
export type RemoteAnswers = Record<string, (variables: Record<string, unknown>) => unknown>

/** A single page with all items. */
export function connection<Row extends { id: string }>(rows: readonly Row[], totalCount = rows.length) {
  return {
    totalCount,
    edges: rows.map((node) => ({ cursor: node.id, node })),
    pageInfo: { endCursor: rows.at(-1)?.id ?? null, hasNextPage: totalCount > rows.length },
  }
}

/** A rejection with field errors. */
export function validationErrors(...fields: { path: string; message: string }[]) {
  return {
    __typename: 'ValidationErrors',
    __isNamedError: 'ValidationErrors',
    message: 'Check the form.',
    fields,
  }
}

/** A response that never arrives. */
export function never(): Promise<never> {
  return new Promise(() => undefined)
}

/** An unreachable server. */
export function unreachable(): never {
  throw new Error('The server cannot be reached.')
}
