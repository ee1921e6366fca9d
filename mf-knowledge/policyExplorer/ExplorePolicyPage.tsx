import {
  graphql,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePreloadedQuery,
  useSearchParams,
  openSource,
} from '@coverdesk/contract'
import { SourcePane } from '../sources/SourcePane.tsx'
import explorePolicyPageQuery, {
  type ExplorePolicyPageQuery,
} from './__generated__/ExplorePolicyPageQuery.graphql.ts'
import * as styles from './ExplorePolicyPage.css.ts'
import { ExplorerPlaceholder } from './ExplorerPlaceholder.tsx'
import { PolicyChat } from './PolicyChat.tsx'
import { PolicyFactSheet } from './PolicyFactSheet.tsx'

/** Explore with AI (spec of policies, section 2): details from the documents, and a conversation about them. */
export function ExplorePolicyPage({ queryRef }: PageProps<ExplorePolicyPageQuery>) {
  const { businessPolicy: policy } = usePreloadedQuery<ExplorePolicyPageQuery>(
    graphql`
      query ExplorePolicyPageQuery($id: ID!) {
        businessPolicy(id: $id) {
          id
          details {
            ...PolicyFactSheet_details
          }
          ...ExplorerPlaceholder_policy
          ...PolicyChat_policy
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  useAgencyChanges({ subjectId: variables.id }, () =>
    refresh<ExplorePolicyPageQuery>(explorePolicyPageQuery, variables),
  )
  const [search] = useSearchParams()
  const source = openSource(search)

  // The parent page redirects to the list if the policy does not exist.
  if (!policy) return null
  if (!policy.details) return <ExplorerPlaceholder policy={policy} opens="explorer" />
  return (
    <div className={source ? styles.withSource : styles.layout}>
      <div className={styles.facts}>
        <PolicyFactSheet details={policy.details} policyId={policy.id} />
      </div>
      {source && (
        <div className={styles.source}>
          <SourcePane policyId={policy.id} place={source} backTo="Policy overview" />
        </div>
      )}
      <div className={styles.chat}>
        <PolicyChat policy={policy} />
      </div>
    </div>
  )
}
