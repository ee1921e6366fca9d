import { graphql, type PageProps, refresh, useAgencyChanges, usePreloadedQuery } from '@coverdesk/contract'
import { Panel, Timeline } from '@coverdesk/design-system'
import policyHistoryPageQuery, {
  type PolicyHistoryPageQuery,
} from './__generated__/PolicyHistoryPageQuery.graphql.ts'
import { PolicyHistoryItem } from './PolicyHistoryItem.tsx'

/** What happened to the policy, from the agency's own record, the newest first. */
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
  // The page around it leaves for the list when there is no such policy.
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
