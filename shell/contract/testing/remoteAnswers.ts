/** What the API answers to an operation, by the operation's name; a function that throws is an error. */
export type RemoteAnswers = Record<string, (variables: Record<string, unknown>) => unknown>

/** One page with everything on it. */
export function connection<Row extends { id: string }>(rows: readonly Row[], totalCount = rows.length) {
  return {
    totalCount,
    edges: rows.map((node) => ({ cursor: node.id, node })),
    pageInfo: { endCursor: rows.at(-1)?.id ?? null, hasNextPage: totalCount > rows.length },
  }
}

/** A refusal with messages beneath fields. */
export function validationErrors(...fields: { path: string; message: string }[]) {
  return {
    __typename: 'ValidationErrors',
    __isNamedError: 'ValidationErrors',
    message: 'Check the form.',
    fields,
  }
}

/** An answer that never comes. */
export function never(): Promise<never> {
  return new Promise(() => undefined)
}

/** A server that cannot be reached. */
export function unreachable(): never {
  throw new Error('The server cannot be reached.')
}
