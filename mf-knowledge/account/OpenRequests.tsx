import {
  defineTable,
  graphql,
  links,
  RecordTable,
  RequestMarks,
  requestTypeLabel,
  useFragment,
} from '@coverdesk/contract'
import { dueDay, Inline, Link, orDash, Panel, Row, shortDate, Text } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { OpenRequests_account$key } from './__generated__/OpenRequests_account.graphql.ts'
import type { OpenRequests_request$key } from './__generated__/OpenRequests_request.graphql.ts'

const table = defineTable({
  noun: { one: 'open request', many: 'open requests' },
  columns: [
    { id: 'type', header: 'Request Type', width: 'fill' },
    { id: 'assignee', header: 'Assignee', width: 'wide' },
    { id: 'due', header: 'Due', width: 'dateNote', cardLabel: 'Due' },
    { id: 'received', header: 'Received', width: 'date', cardLabel: 'Received' },
  ],
})

/** The client's open requests, newest first. */
export function OpenRequests({ account }: { account: OpenRequests_account$key }) {
  const {
    id,
    openRequests: { edges, totalCount },
  } = useFragment(
    graphql`
      fragment OpenRequests_account on Account {
        id
        openRequests: serviceRequests(first: 5, state: OPEN) {
          totalCount
          edges {
            node {
              id
              ...OpenRequests_request
            }
          }
        }
      }
    `,
    account,
  )
  const rows = edges.map(({ node }) => node)
  return (
    <Panel
      title="Open requests"
      isFlush={totalCount > 0}
      actions={
        <Link href={paths.accountService(id)}>
          {totalCount > rows.length ? `View all ${totalCount}` : 'All requests'}
        </Link>
      }
    >
      {totalCount === 0 ? (
        <Text as="p" tone="muted">
          No open requests.
        </Text>
      ) : (
        <RecordTable table={table} rows={rows} renderRow={renderRow} />
      )}
    </Panel>
  )
}

function renderRow(request: OpenRequests_request$key) {
  return <RequestRow request={request} />
}

function RequestRow({ request }: { request: OpenRequests_request$key }) {
  const { id, type, assignee, dueAt, isOverdue, createdAt, ...rest } = useFragment(
    graphql`
      fragment OpenRequests_request on ServiceRequest {
        id
        type
        ...RequestMarks_request @relay(mask: false)
        assignee {
          name
        }
        dueAt
        isOverdue
        createdAt
      }
    `,
    request,
  )
  return (
    <Row
      href={links.serviceRequest(id)}
      cells={{
        type: (
          <Inline space="xs">
            {requestTypeLabel(type)}
            <RequestMarks requests={[rest]} />
          </Inline>
        ),
        assignee: orDash(assignee?.name),
        due: isOverdue ? (
          <Text tone="danger" weight="medium">
            {dueDay(dueAt)} · Overdue
          </Text>
        ) : (
          orDash(dueAt && dueDay(dueAt))
        ),
        received: shortDate(createdAt),
      }}
    />
  )
}
