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
import { PolicyCertificateFacts } from './PolicyCertificateFacts.tsx'
import { PolicyCoverages } from './PolicyCoverages.tsx'
import { PolicyOverview } from './PolicyOverview.tsx'
import { PolicyPricing } from './PolicyPricing.tsx'
import { PolicyTerms } from './PolicyTerms.tsx'

/** What the policy says of itself; its dialogs lie over it. */
export function PolicyOverviewPage({ queryRef }: PageProps<PolicyOverviewPageQuery>) {
  const { businessPolicy: policy } = usePreloadedQuery<PolicyOverviewPageQuery>(
    graphql`
      query PolicyOverviewPageQuery($id: ID!) {
        businessPolicy(id: $id) {
          ...PolicyOverview_policy
          ...PolicyPricing_policy
          ...PolicyCoverages_policy
          ...PolicyCertificateFacts_policy
          ...PolicyTerms_policy
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
      <PolicyPricing policy={policy} />
      <PolicyCoverages policy={policy} />
      <PolicyCertificateFacts policy={policy} />
      <PolicyTerms policy={policy} />
      <Outlet />
    </Stack>
  )
}
