import { graphql, refresh } from '@coverdesk/contract'
import type { findHolderListPreviewQuery } from './__generated__/findHolderListPreviewQuery.graphql.ts'

export interface HolderListPreviewData {
  /** What must be corrected in the list. */
  readonly problems: readonly string[]
  readonly holders: readonly {
    readonly row: number
    readonly name: string
    /** The certificate as a PDF; null if it can't be issued. */
    readonly url: string | null
  }[]
}

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
  if (!answer) return null
  const { problems, holders } = answer.holderListPreview
  return { problems, holders: holders.map(({ row, name, url }) => ({ row, name, url: url ?? null })) }
}
