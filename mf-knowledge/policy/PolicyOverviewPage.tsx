import {
  graphql,
  Outlet,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { Stack } from '@coverdesk/design-system'
import policyOverviewPageQuery, {
  type PolicyOverviewPageQuery,
} from './__generated__/PolicyOverviewPageQuery.graphql.ts'
import { PolicyOverview } from './PolicyOverview.tsx'

/** What the policy says of itself; its dialogs lie over it. */
export function PolicyOverviewPage({ queryRef }: PageProps<PolicyOverviewPageQuery>) {
  const { businessPolicy: policy } = usePreloadedQuery<PolicyOverviewPageQuery>(
    graphql`
      query PolicyOverviewPageQuery($id: ID!) {
        businessPolicy(id: $id) {
          ...PolicyOverview_policy
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  useAgencyChanges({ subjectId: variables.id }, () =>
    refresh<PolicyOverviewPageQuery>(policyOverviewPageQuery, variables),
  )
  // The page around it leaves for the list when there is no such policy.
  if (!policy) return null
  return (
    <Stack space="m">
      <PolicyOverview policy={policy} />
      <Outlet />
    </Stack>
  )
}
