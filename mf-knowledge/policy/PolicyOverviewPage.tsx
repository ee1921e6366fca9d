import {
  graphql,
  Outlet,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { RecordLayout } from '@coverdesk/design-system'
import { DetailsBanner } from '../policyReview/DetailsBanner.tsx'
import policyOverviewPageQuery, {
  type PolicyOverviewPageQuery,
} from './__generated__/PolicyOverviewPageQuery.graphql.ts'
import { CancellationBanner } from './CancellationBanner.tsx'
import { PolicyCertificateFacts } from './PolicyCertificateFacts.tsx'
import { PolicyCoverages } from './PolicyCoverages.tsx'
import { PolicyFiles } from './PolicyFiles.tsx'
import { PolicyInsured } from './PolicyInsured.tsx'
import { PolicyOverview } from './PolicyOverview.tsx'
import { PolicyPricing } from './PolicyPricing.tsx'
import { PolicySchedules } from './PolicySchedules.tsx'
import { PolicyTerms } from './PolicyTerms.tsx'

/** The policy's coverages; its terms and account beside them. Its dialogs open above it. */
export function PolicyOverviewPage({ queryRef }: PageProps<PolicyOverviewPageQuery>) {
  const { businessPolicy: policy } = usePreloadedQuery<PolicyOverviewPageQuery>(
    graphql`
      query PolicyOverviewPageQuery($id: ID!) {
        businessPolicy(id: $id) {
          ...CancellationBanner_policy
          ...DetailsBanner_policy
          ...PolicyOverview_policy
          ...PolicyPricing_policy
          ...PolicyCoverages_policy
          ...PolicyCertificateFacts_policy
          ...PolicySchedules_policy
          ...PolicyTerms_policy
          ...PolicyInsured_policy
          ...PolicyFiles_policy
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  useAgencyChanges({ subjectId: variables.id }, () =>
    refresh<PolicyOverviewPageQuery>(policyOverviewPageQuery, variables),
  )
  // The parent page redirects to the list if the policy does not exist.
  if (!policy) return null
  return (
    <>
      <CancellationBanner policy={policy} />
      <DetailsBanner policy={policy} />
      <RecordLayout
        aside={
          <>
            <PolicyOverview policy={policy} />
            <PolicyInsured policy={policy} />
            <PolicyTerms policy={policy} />
            <PolicyFiles policy={policy} />
          </>
        }
      >
        <PolicyCoverages policy={policy} />
        <PolicySchedules policy={policy} />
        <PolicyCertificateFacts policy={policy} />
        <PolicyPricing policy={policy} />
      </RecordLayout>
      <Outlet />
    </>
  )
}
