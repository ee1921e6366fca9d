import {
  graphql,
  Outlet,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { Stack } from '@coverdesk/design-system'
import { ExplorerPlaceholder } from '../policyExplorer/ExplorerPlaceholder.tsx'
import policyReviewPageQuery, {
  type PolicyReviewPageQuery,
} from './__generated__/PolicyReviewPageQuery.graphql.ts'
import { FieldReview } from './FieldReview.tsx'
import { ScheduleTables } from './ScheduleTables.tsx'

/** The values extracted from the policy's documents, reviewed beside their source. */
export function PolicyReviewPage({ queryRef }: PageProps<PolicyReviewPageQuery>) {
  const { businessPolicy: policy } = usePreloadedQuery<PolicyReviewPageQuery>(
    graphql`
      query PolicyReviewPageQuery($id: ID!) {
        businessPolicy(id: $id) {
          id
          details {
            ...FieldReview_details
            ...ScheduleTables_details
          }
          ...ExplorerPlaceholder_policy
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  useAgencyChanges({ subjectId: variables.id }, () =>
    refresh<PolicyReviewPageQuery>(policyReviewPageQuery, variables),
  )
  // The parent page redirects to the list if the policy does not exist.
  if (!policy) return null
  if (!policy.details) return <ExplorerPlaceholder policy={policy} opens="details" />
  return (
    <Stack space="m">
      <FieldReview policyId={policy.id} details={policy.details} />
      <ScheduleTables policyId={policy.id} details={policy.details} />
      <Outlet />
    </Stack>
  )
}
