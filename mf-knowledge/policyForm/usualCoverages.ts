import { graphql, refresh } from '@coverdesk/contract'
import type { LineOfBusiness, usualCoveragesQuery } from './__generated__/usualCoveragesQuery.graphql.ts'

/** The coverages a policy of the line usually lists. */
export async function usualCoverages(line: string): Promise<readonly string[]> {
  const answer = await refresh<usualCoveragesQuery>(
    graphql`
      query usualCoveragesQuery($type: LineOfBusiness!) {
        businessPolicyDefaults {
          coverageNames(type: $type)
        }
      }
    `,
    { type: line as LineOfBusiness },
  )
  return answer?.businessPolicyDefaults.coverageNames ?? []
}
