import { graphql, useBackLink, useLazyLoadQuery, useParams } from '@coverdesk/contract'
import { PageHeaderSkeleton, Skeleton, VisuallyHidden } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { PolicyPageLoadingQuery } from './__generated__/PolicyPageLoadingQuery.graphql.ts'
import { PolicyHeader } from './PolicyHeader.tsx'
import { policyId } from './policyId.ts'

/** A loading policy: shows immediately what is already known. */
export function PolicyPageLoading() {
  const id = policyId(useParams())
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
    <>
      <VisuallyHidden role="status">Loading policy...</VisuallyHidden>
      {policy ? (
        <PolicyHeader policy={policy} actions={actions} />
      ) : (
        <PageHeaderSkeleton noun="Policy" backLink={backLink} actions={actions} />
      )}
    </>
  )
}

const actions = <Skeleton shape="control" width="s" />
