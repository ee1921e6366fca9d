import {
  graphql,
  links,
  RecordTable,
  RequestMarks,
  RequestStateBadge,
  requestTypeLabel,
  useFragment,
  usePaginationFragment,
} from '@coverdesk/contract'
import {
  ButtonLink,
  CellNote,
  Inline,
  Link,
  orDash,
  PlusIcon,
  Row,
  shortDate,
  Stack,
} from '@coverdesk/design-system'
import { useMemo } from 'react'
import type { AccountRequests_account$key } from './__generated__/AccountRequests_account.graphql.ts'
import type { AccountRequests_request$key } from './__generated__/AccountRequests_request.graphql.ts'
import type { AccountRequestsPaginationQuery } from './__generated__/AccountRequestsPaginationQuery.graphql.ts'
import { accountRequestTable } from './accountRequestTable.ts'

/** An account's service requests, newest first. */
export function AccountRequests({ account }: { account: AccountRequests_account$key }) {
  const { data, ...paging } = usePaginationFragment<
    AccountRequestsPaginationQuery,
    AccountRequests_account$key
  >(
    graphql`
      fragment AccountRequests_account on Account
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "AccountRequestsPaginationQuery") {
        id
        serviceRequests(first: $first, after: $after) @connection(key: "AccountRequests_serviceRequests") {
          totalCount
          edges {
            node {
              id
              ...AccountRequests_request
            }
          }
        }
      }
    `,
    account,
  )
  const { edges, totalCount } = data.serviceRequests
  const rows = useMemo(() => edges.map(({ node }) => node), [edges])
  return (
    <Stack space="s">
      <Inline justify="end">
        <ButtonLink href={links.newServiceRequest(data.id)} icon={PlusIcon}>
          New Request
        </ButtonLink>
      </Inline>
      <RecordTable
        table={accountRequestTable}
        rows={rows}
        totalCount={totalCount}
        renderRow={renderRow}
        paging={paging}
      />
    </Stack>
  )
}

function renderRow(request: AccountRequests_request$key) {
  return <RequestRow request={request} />
}

function RequestRow({ request }: { request: AccountRequests_request$key }) {
  const { id, type, state, updatedAt, details, question, cancelPolicy, ...rest } = useFragment(
    graphql`
      fragment AccountRequests_request on ServiceRequest {
        id
        type
        ...RequestMarks_request @relay(mask: false)
        state
        updatedAt
        details
        question {
          question
        }
        cancelPolicy {
          reason
        }
      }
    `,
    request,
  )
  const href = links.serviceRequest(id)
  return (
    <Row
      href={href}
      cells={{
        type: (
          <>
            <Inline space="xs">
              {requestTypeLabel(type)}
              {state === 'OPEN' && <RequestMarks requests={[rest]} />}
            </Inline>
            <CellNote>{orDash(question?.question ?? cancelPolicy?.reason ?? details)}</CellNote>
          </>
        ),
        status: <RequestStateBadge state={state} />,
        updated: shortDate(updatedAt),
        view: <Link href={href}>View</Link>,
      }}
    />
  )
}
