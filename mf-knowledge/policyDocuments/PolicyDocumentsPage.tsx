import {
  graphql,
  Outlet,
  type PageProps,
  refresh,
  useAgencyChanges,
  useFreshLinks,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { DetailsBanner } from '../policyReview/DetailsBanner.tsx'
import policyDocumentsPageQuery, {
  type PolicyDocumentsPageQuery,
} from './__generated__/PolicyDocumentsPageQuery.graphql.ts'
import { PolicyDocuments } from './PolicyDocuments.tsx'

/** The policy's documents and their dialogs (spec of policies, section 2, documents). */
export function PolicyDocumentsPage({ queryRef }: PageProps<PolicyDocumentsPageQuery>) {
  const { businessPolicy: policy } = usePreloadedQuery<PolicyDocumentsPageQuery>(
    graphql`
      query PolicyDocumentsPageQuery($id: ID!) {
        businessPolicy(id: $id) {
          ...DetailsBanner_policy
          ...PolicyDocuments_policy
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const lookAgain = useAgencyChanges({ subjectId: variables.id }, () =>
    refresh<PolicyDocumentsPageQuery>(policyDocumentsPageQuery, variables),
  )
  useFreshLinks(lookAgain)
  // The parent page redirects to the list if the policy does not exist.
  if (!policy) return null
  return (
    <>
      <DetailsBanner policy={policy} />
      <PolicyDocuments policy={policy} />
      <Outlet />
    </>
  )
}
