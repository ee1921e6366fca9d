import type { PreloadedQuery } from 'react-relay'
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime'

/** Resolves when the query's data is in the store or has failed; null when the store already has it. */
export function answerOf<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  { environment, source, variables }: PreloadedQuery<TQuery>,
): Promise<void> | null {
  const operation = createOperationDescriptor(getRequest(query), variables)
  if (!source || environment.check(operation).status === 'available') return null
  return new Promise((resolve) => {
    source.subscribe({ next: () => resolve(), error: () => resolve(), complete: resolve })
  })
}
