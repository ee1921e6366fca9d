import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime'
import { fetchQuery } from 'react-relay'
import { host } from './host.ts'

/** Refetches a query; every screen that shows its data updates in place. */
export function refresh<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
): Promise<TQuery['response'] | undefined> {
  const options = { fetchPolicy: 'network-only' } as const
  return fetchQuery<TQuery>(host().environment, query, variables, options).toPromise()
}
