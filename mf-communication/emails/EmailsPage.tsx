import {
  graphql,
  ListPage,
  ListTable,
  Outlet,
  type PageProps,
  useLocation,
  usePaginationFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import type { EmailsPage_query$key } from './__generated__/EmailsPage_query.graphql.ts'
import paginationQuery, {
  type EmailsPagePaginationQuery,
} from './__generated__/EmailsPagePaginationQuery.graphql.ts'
import type { EmailsPageQuery } from './__generated__/EmailsPageQuery.graphql.ts'
import type { ThreadRow_thread$key } from './__generated__/ThreadRow_thread.graphql.ts'
import { paths } from '../paths.ts'
import { threadList } from './threadList.ts'
import { ThreadRow } from './ThreadRow.tsx'

/** The email threads; each opens in a slide-over above the list. */
export function EmailsPage({ queryRef }: PageProps<EmailsPageQuery>) {
  return (
    <>
      <ListPage
        list={threadList}
        queryRef={queryRef}
        create={{ href: paths.newEmail(useLocation().search), label: 'New Email' }}
      >
        <Threads queryRef={queryRef} />
      </ListPage>
      <Outlet />
    </>
  )
}

function Threads({ queryRef }: PageProps<EmailsPageQuery>) {
  const query = usePreloadedQuery<EmailsPageQuery>(
    graphql`
      query EmailsPageQuery(
        $text: String
        $state: EmailThreadState
        $waitingFor: EmailThreadWaitingFor
        $hasDraft: Boolean
        $isWaitingForApproval: Boolean
        $direction: SortDirection
      ) {
        ...EmailsPage_query
      }
    `,
    queryRef,
  )
  const { data, ...paging } = usePaginationFragment<EmailsPagePaginationQuery, EmailsPage_query$key>(
    graphql`
      fragment EmailsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "EmailsPagePaginationQuery") {
        emailThreads(
          first: $first
          after: $after
          text: $text
          state: $state
          waitingFor: $waitingFor
          hasDraft: $hasDraft
          isWaitingForApproval: $isWaitingForApproval
          direction: $direction
        ) @connection(key: "EmailsPage_emailThreads") {
          __id
          totalCount
          edges {
            node {
              id
              ...ThreadRow_thread @arguments(text: $text)
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <ListTable
      connection={data.emailThreads}
      paging={paging}
      query={paginationQuery}
      variables={queryRef.variables}
      renderRow={renderRow}
    />
  )
}

function renderRow(thread: ThreadRow_thread$key) {
  return <ThreadRow thread={thread} />
}
