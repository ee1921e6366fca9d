import {
  graphql,
  ListPage,
  ListTable,
  Outlet,
  type PageProps,
  usePaginationFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { paths } from '../paths.ts'
import type { StyleRow_style$key } from './__generated__/StyleRow_style.graphql.ts'
import type { StylesPage_query$key } from './__generated__/StylesPage_query.graphql.ts'
import paginationQuery, {
  type StylesPagePaginationQuery,
} from './__generated__/StylesPagePaginationQuery.graphql.ts'
import type { StylesPageQuery } from './__generated__/StylesPageQuery.graphql.ts'
import { styleList } from './styleList.ts'
import { StyleRow } from './StyleRow.tsx'

/** The agency's document styles; the slide-over opens above the list. */
export function StylesPage({ queryRef }: PageProps<StylesPageQuery>) {
  return (
    <>
      <ListPage
        list={styleList}
        queryRef={queryRef}
        create={{ href: paths.newStyle(), label: 'Create Style' }}
      >
        <Styles queryRef={queryRef} />
      </ListPage>
      <Outlet />
    </>
  )
}

function Styles({ queryRef }: PageProps<StylesPageQuery>) {
  const query = usePreloadedQuery<StylesPageQuery>(
    graphql`
      query StylesPageQuery($text: String, $sort: HtmlDocumentTemplateSort) {
        ...StylesPage_query
      }
    `,
    queryRef,
  )
  const { data, ...paging } = usePaginationFragment<StylesPagePaginationQuery, StylesPage_query$key>(
    graphql`
      fragment StylesPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "StylesPagePaginationQuery") {
        htmlDocumentTemplates(first: $first, after: $after, text: $text, sort: $sort)
          @connection(key: "StylesPage_htmlDocumentTemplates") {
          __id
          totalCount
          edges {
            node {
              id
              ...StyleRow_style
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <ListTable
      connection={data.htmlDocumentTemplates}
      paging={paging}
      query={paginationQuery}
      variables={queryRef.variables}
      renderRow={renderRow}
    />
  )
}

function renderRow(style: StyleRow_style$key) {
  return <StyleRow style={style} />
}
