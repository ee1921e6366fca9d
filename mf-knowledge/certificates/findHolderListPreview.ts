import { graphql, refresh } from '@coverdesk/contract'
import type {
  findHolderListPreviewQuery,
  findHolderListPreviewQuery$data,
} from './__generated__/findHolderListPreviewQuery.graphql.ts'

export type HolderListPreviewData = findHolderListPreviewQuery$data['holderListPreview']

/** What issuing to a list of holders would make. */
export async function findHolderListPreview(
  variables: findHolderListPreviewQuery['variables'],
): Promise<HolderListPreviewData | null> {
  const answer = await refresh<findHolderListPreviewQuery>(
    graphql`
      query findHolderListPreviewQuery($accountId: ID!, $fileId: ID!, $policyIds: [ID!]) {
        holderListPreview(accountId: $accountId, fileId: $fileId, policyIds: $policyIds) {
          problems
          holders {
            row
            name
            url
          }
        }
      }
    `,
    variables,
  )
  return answer?.holderListPreview ?? null
}
