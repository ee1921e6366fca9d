import { graphql, links, RecordTable, useFragment, usePaginationFragment } from '@coverdesk/contract'
import {
  ButtonLink,
  Inline,
  Link,
  NOT_AVAILABLE,
  orDash,
  Panel,
  PlusIcon,
  Row,
  shortDay,
  Stack,
  CellNote,
} from '@coverdesk/design-system'
import { useMemo } from 'react'
import { paths } from '../paths.ts'
import { CancellationNote } from '../shared/CancellationNote.tsx'
import { PolicyStateBadge } from '../shared/PolicyStateBadge.tsx'
import type { AccountPolicies_account$key } from './__generated__/AccountPolicies_account.graphql.ts'
import type { AccountPolicies_policy$key } from './__generated__/AccountPolicies_policy.graphql.ts'
import type { AccountPoliciesPaginationQuery } from './__generated__/AccountPoliciesPaginationQuery.graphql.ts'
import { accountPolicyTable } from './accountPolicyTable.ts'
import { NoPolicies } from './NoPolicies.tsx'

/** A business's policies, latest expiration first. */
export function AccountPolicies({ account }: { account: AccountPolicies_account$key }) {
  const { data, ...paging } = usePaginationFragment<
    AccountPoliciesPaginationQuery,
    AccountPolicies_account$key
  >(
    graphql`
      fragment AccountPolicies_account on Account
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "AccountPoliciesPaginationQuery") {
        id
        policies(first: $first, after: $after) @connection(key: "AccountPolicies_policies") {
          totalCount
          edges {
            node {
              id
              ...AccountPolicies_policy
            }
          }
        }
      }
    `,
    account,
  )
  const {
    id,
    policies: { edges, totalCount },
  } = data
  const rows = useMemo(() => edges.map(({ node }) => node), [edges])
  if (totalCount === 0) {
    return (
      <Panel>
        <NoPolicies accountId={id} description="Get started by logging a new policy" />
      </Panel>
    )
  }
  return (
    <Stack space="s">
      <Inline justify="end">
        <ButtonLink href={links.newPolicy(id)} icon={PlusIcon}>
          Add Policy
        </ButtonLink>
      </Inline>
      <RecordTable
        table={accountPolicyTable}
        rows={rows}
        totalCount={totalCount}
        renderRow={renderRow}
        paging={paging}
      />
    </Stack>
  )
}

function renderRow(policy: AccountPolicies_policy$key) {
  return <PolicyRow policy={policy} />
}

function PolicyRow({ policy }: { policy: AccountPolicies_policy$key }) {
  const row = useFragment(
    graphql`
      fragment AccountPolicies_policy on BusinessPolicy {
        ...CancellationNote_policy
        id
        label
        policyNumber
        standing
        carrier {
          name
        }
        expiresAt
      }
    `,
    policy,
  )
  const { id, label, policyNumber, standing, carrier, expiresAt } = row
  const href = paths.policyOverview(id)
  return (
    <Row
      href={href}
      cells={{
        coverage: (
          <>
            {label}
            <CellNote>{policyNumber ?? NOT_AVAILABLE}</CellNote>
          </>
        ),
        status: (
          <>
            <PolicyStateBadge standing={standing} />
            <CancellationNote policy={row} />
          </>
        ),
        carrier: orDash(carrier?.name),
        expires: shortDay(expiresAt),
        view: <Link href={href}>View</Link>,
      }}
    />
  )
}
