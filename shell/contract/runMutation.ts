import {
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
  type VariablesOf,
  commitMutation,
} from 'relay-runtime'
import type { AgencyChange } from './LiveFeed.ts'
import { host } from './host.ts'

/** The live stream reports a change at most this long after the mutation's response. */
const ownChangeMs = 5_000

let lastMutationAt = Number.NEGATIVE_INFINITY

/** Whether this tab made the change itself, rather than the same user in another tab. */
export function isOwnChange({ actorId }: AgencyChange): boolean {
  return actorId === host().viewer.id && performance.now() - lastMutationAt < ownChangeMs
}

/** What the only field of a mutation returns. */
export type Answer<TMutation extends MutationParameters> = TMutation['response'][keyof TMutation['response']]

/** Runs a mutation for a route action. Expected failures are part of the result; a GraphQL error throws. */
export function runMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<TMutation>,
  options: Pick<MutationConfig<TMutation>, 'updater' | 'optimisticResponse' | 'optimisticUpdater'> = {},
): Promise<Answer<TMutation>> {
  lastMutationAt = performance.now()
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(host().environment, {
      ...options,
      mutation,
      variables,
      onCompleted(response) {
        lastMutationAt = performance.now()
        for (const answer of Object.values(response)) resolve(answer as Answer<TMutation>)
      },
      onError: reject,
    })
  })
}
