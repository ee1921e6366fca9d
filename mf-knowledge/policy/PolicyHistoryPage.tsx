import { graphql, type PageProps, refresh, useAgencyChanges, usePreloadedQuery } from '@coverdesk/contract'
import { Panel, Timeline } from '@coverdesk/design-system'
import policyHistoryPageQuery, {
  type PolicyHistoryPageQuery,
} from './__generated__/PolicyHistoryPageQuery.graphql.ts'
import { PolicyHistoryItem } from './PolicyHistoryItem.tsx'

/** The policy's history from the agency's own record, newest first. */
export function PolicyHistoryPage({ queryRef }: PageProps<PolicyHistoryPageQuery>) {
  const { businessPolicy: policy } = usePreloadedQuery<PolicyHistoryPageQuery>(
    graphql`
      query PolicyHistoryPageQuery($id: ID!) {
        businessPolicy(id: $id) {
          history {
            id
            ...PolicyHistoryItem_version
          }
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  useAgencyChanges({ subjectId: variables.id }, () =>
    refresh<PolicyHistoryPageQuery>(policyHistoryPageQuery, variables),
  )
  // The parent page redirects to the list if the policy does not exist.
  if (!policy) return null
  return (
    <Panel title="History">
      <Timeline label="History">
        {policy.history.toReversed().map((version) => (
          <PolicyHistoryItem key={version.id} version={version} />
        ))}
      </Timeline>
    </Panel>
  )
}
