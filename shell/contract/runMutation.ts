import {
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
  type VariablesOf,
  commitMutation,
} from 'relay-runtime'
import { host } from './host.ts'

/** Runs a mutation for a route action. Expected failures are part of the answer; a GraphQL error throws. */
export function runMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
  options: Pick<MutationConfig<TMutation>, 'updater' | 'optimisticResponse' | 'optimisticUpdater'> = {},
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(host().environment, {
      ...options,
      mutation,
      variables,
      onCompleted: (response) => resolve(response),
      onError: reject,
    })
  })
}
