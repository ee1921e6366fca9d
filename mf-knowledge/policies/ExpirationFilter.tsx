import {
  FailureBoundary,
  graphql,
  type PageProps,
  refresh,
  useAgencyChanges,
  useFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { type Filters, SegmentedControl } from '@coverdesk/design-system'
import { Suspense } from 'react'
import type { ExpirationFilter_query$key } from './__generated__/ExpirationFilter_query.graphql.ts'
import expirationCountsQuery, {
  type ExpirationFilterQuery,
} from './__generated__/ExpirationFilterQuery.graphql.ts'
import policiesPageQuery, { type PoliciesPageQuery } from './__generated__/PoliciesPageQuery.graphql.ts'
import { expirationFilter, type PolicyValues } from './policyList.ts'

export interface ExpirationFilterProps extends PageProps<PoliciesPageQuery> {
  filters: Filters<PolicyValues>
}

/** Expiring policies and those expired without a renewal, each with its count. */
export function ExpirationFilter({ queryRef, filters }: ExpirationFilterProps) {
  const loading = <Choices filters={filters} counts={{}} />
  return (
    <FailureBoundary resetKey={queryRef} fallback={loading}>
      <Suspense fallback={loading}>
        <CountedChoices queryRef={queryRef} filters={filters} />
      </Suspense>
    </FailureBoundary>
  )
}

function CountedChoices({ queryRef, filters }: ExpirationFilterProps) {
  const query: ExpirationFilter_query$key = usePreloadedQuery<PoliciesPageQuery>(policiesPageQuery, queryRef)
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
      filters={filters}
      counts={{
        overdue: counts.overdue,
        '30-days': counts.in30Days,
        '60-days': counts.in60Days,
        '90-days': counts.in90Days,
      }}
    />
  )
}

interface ChoicesProps {
  filters: Filters<PolicyValues>
  counts: Partial<Record<PolicyValues['expiring'], number>>
}

function Choices({ filters: { values, choose }, counts }: ChoicesProps) {
  const { label, options } = expirationFilter.control
  return (
    <SegmentedControl
      label={label}
      options={options.map((option) => ({ ...option, count: counts[option.value] }))}
      value={values.expiring}
      onChange={(expiring) => choose(expiring === 'any' ? { expiring } : { expiring, sort: soonest })}
    />
  )
}

/** Filtering by expiration sorts by it too. */
const soonest = { column: 'expires', direction: 'ascending' } as const
