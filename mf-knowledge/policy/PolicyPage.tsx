import {
  graphql,
  MissingRecord,
  type PageProps,
  refresh,
  useAgencyChanges,
  useLocation,
  usePageTitle,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { Link, Text } from '@coverdesk/design-system'
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
          label
          account {
            id
            account {
              name
            }
          }
          files {
            id
            otherInsured {
              __typename
            }
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
  usePageTitle(policy ? `${policy.label}, ${policy.account.account.name}` : '')

  const { pathname } = useLocation()
  if (!policy) return <MissingRecord what="policy" to={paths.policies()} />
  const documents = paths.policyDocuments(policy.id)
  const held = policy.files.filter(({ otherInsured }) => otherInsured !== null).length
  return (
    <>
      <PolicyHeader policy={policy} actions={<PolicyActions policy={policy} />} />
      {pathname === documents
        ? policy.files.map((file) => <OtherInsuredBanner key={file.id} policyId={policy.id} file={file} />)
        : held > 0 && (
            <Text as="p" size="small" tone="muted">
              {held === 1 ? '1 document names' : `${held} documents name`} another insured and{' '}
              {held === 1 ? 'isn’t' : 'aren’t'} used. <Link href={documents}>Show in Documents</Link>
            </Text>
          )}
    </>
  )
}
