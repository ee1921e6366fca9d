import { graphql, refresh, useAgencyChanges, useFragment } from '@coverdesk/contract'
import { SegmentedControl } from '@coverdesk/design-system'
import type { ExpirationFilter_query$key } from './__generated__/ExpirationFilter_query.graphql.ts'
import expirationCountsQuery, {
  type ExpirationFilterQuery,
} from './__generated__/ExpirationFilterQuery.graphql.ts'
import type { PolicyFilters } from './policyFilters.ts'
import type { usePolicyFilters } from './usePolicyFilters.ts'

type Choice = PolicyFilters['expiring']
type List = { list: ReturnType<typeof usePolicyFilters> }

/** What expires soon or has expired without a renewal, each with how many there are. */
export function ExpirationFilter({ query, list }: List & { query: ExpirationFilter_query$key }) {
  const { businessPolicyExpirations: counts } = useFragment(
    graphql`
      fragment ExpirationFilter_query on Query @refetchable(queryName: "ExpirationFilterQuery") {
        businessPolicyExpirations {
          overdue
          in30Days
          in60Days
          in90Days
        }
      }
    `,
    query,
  )
  useAgencyChanges({ typename: 'BusinessPolicy' }, () =>
    refresh<ExpirationFilterQuery>(expirationCountsQuery, {}),
  )
  return (
    <Choices
      list={list}
      counts={{
        overdue: counts.overdue,
        '30-days': counts.in30Days,
        '60-days': counts.in60Days,
        '90-days': counts.in90Days,
      }}
    />
  )
}

/** The choices until their counts are there. */
export function ExpirationFilterLoading({ list }: List) {
  return <Choices list={list} counts={{}} />
}

function Choices({ list, counts }: List & { counts: Partial<Record<Choice, number>> }) {
  return (
    <SegmentedControl
      label="Expiration"
      options={choices.map((choice) => ({ ...choice, count: counts[choice.value] }))}
      value={list.values.expiring}
      onChange={(expiring) => list.choose(expiring === 'any' ? { expiring } : { expiring, sort: soonest })}
    />
  )
}

/** Whoever asks what expires wants the first one first. */
const soonest = { column: 'expires', direction: 'ascending' } as const

const choices: { value: Choice; label: string }[] = [
  { value: 'any', label: 'All' },
  { value: 'overdue', label: 'Overdue' },
  { value: '30-days', label: '30 days' },
  { value: '60-days', label: '60 days' },
  { value: '90-days', label: '90 days' },
]
