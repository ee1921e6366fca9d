import { defineTable, graphql, links, RecordTable, useFragment } from '@coverdesk/contract'
import {
  ButtonLink,
  Link,
  NOT_AVAILABLE,
  orDash,
  Panel,
  PlusIcon,
  Row,
  shortDay,
  Text,
  usd,
  CellNote,
} from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { CancellationNote } from '../shared/CancellationNote.tsx'
import { PolicyStateBadge } from '../shared/PolicyStateBadge.tsx'
import type { CurrentPolicies_account$key } from './__generated__/CurrentPolicies_account.graphql.ts'
import type { CurrentPolicies_policy$key } from './__generated__/CurrentPolicies_policy.graphql.ts'
import { NoPolicies } from './NoPolicies.tsx'

const mostShown = 8

const table = defineTable({
  noun: { one: 'policy', many: 'policies' },
  rowLines: 2,
  columns: [
    { id: 'coverage', header: 'Coverage', width: 'fill' },
    { id: 'carrier', header: 'Carrier', width: 'label', hideBelow: 'tablet', card: 'line' },
    { id: 'status', header: 'Status', width: 'state', card: 'aside' },
    { id: 'expires', header: 'Expires', width: 'date', cardLabel: 'Expires' },
    { id: 'premium', header: 'Premium', width: 'number', align: 'end' },
  ],
})

/** A business's current policies, earliest expiration first. */
export function CurrentPolicies({ account }: { account: CurrentPolicies_account$key }) {
  const {
    id,
    currentPolicies,
    policies: { totalCount },
  } = useFragment(
    graphql`
      fragment CurrentPolicies_account on Account {
        id
        currentPolicies {
          id
          ...CurrentPolicies_policy
        }
        policies(first: 1) {
          totalCount
        }
      }
    `,
    account,
  )
  if (totalCount === 0)
    return (
      <Panel title="Policies">
        <NoPolicies accountId={id} description="Get started by logging a new policy" />
      </Panel>
    )
  const shown = currentPolicies.slice(0, mostShown)
  return (
    <Panel
      title="Policies"
      isFlush={shown.length > 0}
      actions={
        <>
          {totalCount > shown.length && <Link href={paths.accountPolicies(id)}>View all {totalCount}</Link>}
          <ButtonLink href={links.newPolicy(id)} size="small" icon={PlusIcon}>
            Add Policy
          </ButtonLink>
        </>
      }
    >
      {shown.length > 0 ? (
        <RecordTable table={table} rows={shown} renderRow={renderRow} />
      ) : (
        <Text as="p" tone="muted">
          No policy is pending or in force.
        </Text>
      )}
    </Panel>
  )
}

function renderRow(policy: CurrentPolicies_policy$key) {
  return <PolicyRow policy={policy} />
}

function PolicyRow({ policy }: { policy: CurrentPolicies_policy$key }) {
  const row = useFragment(
    graphql`
      fragment CurrentPolicies_policy on BusinessPolicy {
        ...CancellationNote_policy
        id
        label
        policyNumber
        standing
        carrier {
          name
        }
        expiresAt
        pricing {
          premium
        }
      }
    `,
    policy,
  )
  const { id, label, policyNumber, standing, carrier, expiresAt, pricing } = row
  return (
    <Row
      href={paths.policyOverview(id)}
      cells={{
        coverage: (
          <>
            {label}
            <CellNote>{policyNumber ?? NOT_AVAILABLE}</CellNote>
          </>
        ),
        carrier: orDash(carrier?.name),
        status: (
          <>
            <PolicyStateBadge standing={standing} />
            <CancellationNote policy={row} />
          </>
        ),
        premium: usd(pricing.premium / 100),
        expires: shortDay(expiresAt),
      }}
    />
  )
}
