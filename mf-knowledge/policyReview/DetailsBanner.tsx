import { graphql, useFragment } from '@coverdesk/contract'
import { ButtonLink, count, Inline } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import type { DetailsBanner_policy$key } from './__generated__/DetailsBanner_policy.graphql.ts'

/** Says that the policy's documents have values that the policy does not have yet. */
export function DetailsBanner({ policy }: { policy: DetailsBanner_policy$key }) {
  const { id, details } = useFragment(
    graphql`
      fragment DetailsBanner_policy on BusinessPolicy {
        id
        details {
          conflictCount
          differences {
            label
          }
        }
      }
    `,
    policy,
  )
  const labels = details?.differences.map(({ label }) => label) ?? []
  if (!details || labels.length === 0) return null
  const { conflictCount } = details
  return (
    <Banner
      title={
        labels.length === 1
          ? 'The documents have a value that this policy doesn’t have'
          : `The documents have ${count(labels.length)} values that this policy doesn’t have`
      }
      action={
        <Inline space="xs">
          <ButtonLink size="small" href={paths.reviewPolicy(id)}>
            {conflictCount > 0 ? `Review (${count(conflictCount)} to decide)` : 'Review'}
          </ButtonLink>
          <ButtonLink size="small" href={paths.applyDetails(id)}>
            Apply to policy
          </ButtonLink>
        </Inline>
      }
    >
      {listed(labels)}
    </Banner>
  )
}

const mostNamed = 4

/** "Policy number, Premium, Expiration date, Carrier and 7 more". */
function listed(labels: readonly string[]): string {
  const named = labels.slice(0, mostNamed).join(', ')
  const rest = labels.length - mostNamed
  return rest > 0 ? `${named} and ${count(rest)} more` : named
}
