import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, Link, mediumDay, Panel } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { PolicyTerms_policy$key } from './__generated__/PolicyTerms_policy.graphql.ts'

/** The previous and next terms, if any. */
export function PolicyTerms({ policy }: { policy: PolicyTerms_policy$key }) {
  const { renewalOf, renewedBy } = useFragment(
    graphql`
      fragment PolicyTerms_policy on BusinessPolicy {
        renewalOf {
          id
          expiresAt
        }
        renewedBy {
          id
          expiresAt
        }
      }
    `,
    policy,
  )
  if (!renewalOf && !renewedBy) return null
  return (
    <Panel title="Other terms">
      <DescriptionList>
        {renewalOf && (
          <DescriptionItem label="Renewal of">
            <Link href={paths.policyOverview(renewalOf.id)}>
              The term that expires on {mediumDay(renewalOf.expiresAt)}
            </Link>
          </DescriptionItem>
        )}
        {renewedBy && (
          <DescriptionItem label="Renewed by">
            <Link href={paths.policyOverview(renewedBy.id)}>
              The term that expires on {mediumDay(renewedBy.expiresAt)}
            </Link>
          </DescriptionItem>
        )}
      </DescriptionList>
    </Panel>
  )
}
