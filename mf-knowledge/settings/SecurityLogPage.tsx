import {
  graphql,
  ListPage,
  ListTable,
  type PageProps,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { orDash, Row, shortDateTime } from '@coverdesk/design-system'
import type { SecurityLogPage_event$key } from './__generated__/SecurityLogPage_event.graphql.ts'
import type { SecurityLogPage_query$key } from './__generated__/SecurityLogPage_query.graphql.ts'
import paginationQuery, {
  type SecurityLogPagePaginationQuery,
} from './__generated__/SecurityLogPagePaginationQuery.graphql.ts'
import type { SecurityLogPageQuery } from './__generated__/SecurityLogPageQuery.graphql.ts'
import { securityLogList } from './securityLogList.ts'

/** Who signed in, exported or changed access, and when. */
export function SecurityLogPage({ queryRef }: PageProps<SecurityLogPageQuery>) {
  return (
    <ListPage list={securityLogList} queryRef={queryRef} isTab>
      <Events queryRef={queryRef} />
    </ListPage>
  )
}

function Events({ queryRef }: PageProps<SecurityLogPageQuery>) {
  const query = usePreloadedQuery<SecurityLogPageQuery>(
    graphql`
      query SecurityLogPageQuery($text: String, $type: SecurityEventType) {
        ...SecurityLogPage_query
      }
    `,
    queryRef,
  )
  const { data, ...paging } = usePaginationFragment<
    SecurityLogPagePaginationQuery,
    SecurityLogPage_query$key
  >(
    graphql`
      fragment SecurityLogPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "SecurityLogPagePaginationQuery") {
        securityEvents(first: $first, after: $after, text: $text, type: $type)
          @connection(key: "SecurityLogPage_securityEvents") {
          __id
          totalCount
          edges {
            node {
              id
              ...SecurityLogPage_event
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <ListTable
      connection={data.securityEvents}
      paging={paging}
      query={paginationQuery}
      variables={queryRef.variables}
      renderRow={renderRow}
    />
  )
}

function renderRow(event: SecurityLogPage_event$key) {
  return <EventRow event={event} />
}

function EventRow({ event }: { event: SecurityLogPage_event$key }) {
  const { label, at, user, detail, address } = useFragment(
    graphql`
      fragment SecurityLogPage_event on SecurityEvent {
        label
        at
        user {
          name
        }
        detail
        address
      }
    `,
    event,
  )
  return (
    <Row
      cells={{
        event: label,
        user: orDash(user?.name),
        detail: orDash(detail),
        address: orDash(address),
        at: shortDateTime(at),
      }}
    />
  )
}
