import { graphql, useBackLink, useLazyLoadQuery, useLocation, useParams } from '@coverdesk/contract'
import { Page, PageHeader, Skeleton, VisuallyHidden } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { ExplorePolicyLoading } from '../policyExplorer/ExplorePolicyLoading.tsx'
import { RecordLoading } from '../shared/RecordLoading.tsx'
import type { PolicyPageLoadingQuery } from './__generated__/PolicyPageLoadingQuery.graphql.ts'
import { PolicyHeader } from './PolicyHeader.tsx'
import { policyId } from './policyId.ts'
import { PolicyTabs } from './PolicyTabs.tsx'

/** A policy on its way: what is already known of it shows at once. */
export function PolicyPageLoading() {
  const id = policyId(useParams())
  const { pathname } = useLocation()
  const backLink = useBackLink({ href: paths.policies(), label: 'Policies' })
  const { businessPolicy: policy } = useLazyLoadQuery<PolicyPageLoadingQuery>(
    graphql`
      query PolicyPageLoadingQuery($id: ID!) {
        businessPolicy(id: $id) {
          ...PolicyHeader_policy
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-only' },
  )
  return (
    <Page>
      <VisuallyHidden role="status">Loading policy...</VisuallyHidden>
      {policy ? (
        <PolicyHeader policy={policy} actions={actions} />
      ) : (
        <PageHeader
          backLink={backLink}
          title={
            <>
              <VisuallyHidden>Policy</VisuallyHidden>
              <Skeleton shape="heading" width="l" />
            </>
          }
          subtitle={<Skeleton width="m" />}
          actions={actions}
        />
      )}
      <PolicyTabs id={id} />
      {pathname === paths.explorePolicy(id) ? <ExplorePolicyLoading /> : <RecordLoading />}
    </Page>
  )
}

const actions = <Skeleton shape="control" width="s" />
