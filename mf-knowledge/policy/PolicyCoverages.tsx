import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, Panel, usdCompact } from '@coverdesk/design-system'
import type { PolicyCoverages_policy$key } from './__generated__/PolicyCoverages_policy.graphql.ts'

/** What is covered up to which limit, as certificates of insurance show it. */
export function PolicyCoverages({ policy }: { policy: PolicyCoverages_policy$key }) {
  const { coverages } = useFragment(
    graphql`
      fragment PolicyCoverages_policy on BusinessPolicy {
        coverages {
          name
          limit
        }
      }
    `,
    policy,
  )
  if (coverages.length === 0) return null
  return (
    <Panel title="Coverages">
      <DescriptionList>
        {coverages.map(({ name, limit }) => (
          <DescriptionItem key={name} label={name}>
            {usdCompact(limit / 100)}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Panel>
  )
}
