import {
  graphql,
  lineOfBusinessLabel,
  MissingRecord,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePageTitle,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { paths } from '../paths.ts'
import { OtherInsuredBanner } from '../policyDocuments/OtherInsuredBanner.tsx'
import policyPageQuery, { type PolicyPageQuery } from './__generated__/PolicyPageQuery.graphql.ts'
import { PolicyActions } from './PolicyActions.tsx'
import { PolicyHeader } from './PolicyHeader.tsx'

/** A policy's header (spec of policies, section 2): its account, its actions, and documents that name another insured. */
export function PolicyPage({ queryRef }: PageProps<PolicyPageQuery>) {
  const { businessPolicy: policy } = usePreloadedQuery<PolicyPageQuery>(
    graphql`
      query PolicyPageQuery($id: ID!) {
        businessPolicy(id: $id) {
          id
          type
          account {
            id
            account {
              name
            }
          }
          files {
            id
            ...OtherInsuredBanner_file
          }
          ...PolicyHeader_policy
          ...PolicyActions_policy
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const accountId = policy?.account.id
  useAgencyChanges(
    ({ subjectId }) => subjectId === variables.id || subjectId === accountId,
    () => refresh<PolicyPageQuery>(policyPageQuery, variables),
  )
  usePageTitle(policy ? `${lineOfBusinessLabel(policy.type)}, ${policy.account.account.name}` : '')

  if (!policy) return <MissingRecord what="policy" to={paths.policies()} />
  return (
    <>
      <PolicyHeader policy={policy} actions={<PolicyActions policy={policy} />} />
      {policy.files.map((file) => (
        <OtherInsuredBanner key={file.id} policyId={policy.id} file={file} />
      ))}
    </>
  )
}
