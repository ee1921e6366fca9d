import {
  count as formatCount,
  Button,
  ButtonLink,
  EmptyState,
  ListFilterIcon,
  Stack,
  Text,
} from '@coverdesk/design-system'
import { type ReactNode, useMemo, useRef } from 'react'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { refresh } from '../refresh.ts'
import { useOpenList } from './ListPage.tsx'
import { type Paging, RecordTable } from './RecordTable.tsx'
import { useLiveList } from './useLiveList.ts'
import { useRowIntent } from './useRowIntent.ts'

interface Connection<Node> {
  readonly __id: string
  readonly totalCount: number
  readonly edges: readonly { readonly node: Node & { readonly id: string } }[]
}

export interface ListTableProps<Node> {
  connection: Connection<Node>
  paging: Paging
  /** The refetchable fragment's query and its variables, without `first` and `after`. */
  query: GraphQLTaggedNode
  variables: object
  renderRow: (node: Node) => ReactNode
  /** Preloads a record when its row is hovered or focused. */
  onIntent?: (id: string) => void
}

/** The rows of a defined list with their count, updated live. */
export function ListTable<Node>({
  connection: { __id: connectionId, totalCount, edges },
  paging,
  query,
  variables,
  renderRow,
  onIntent,
}: ListTableProps<Node>) {
  const { list, filters } = useOpenList()
  const place = useRef<HTMLDivElement>(null)
  const nodes = useMemo(() => edges.map(({ node }) => node), [edges])
  const { rows, surplus, news, pointerHandlers } = useLiveList({
    path: list.path,
    liveTypes: list.liveTypes,
    connectionId,
    rows: nodes,
    place,
    reload: (first) => refresh(query, { ...variables, first, after: null }),
  })
  const intent = useRowIntent(rows, onIntent)
  const { values } = filters
  // The count is that of the rows below it.
  const count = totalCount + surplus
  const isSortable = list.columns.some((column) => column.isSortable)

  return (
    <div ref={place} aria-busy={filters.isAhead} {...pointerHandlers} {...intent}>
      <Stack space="xs">
        <Text as="p" size="small" tone="muted">
          <span role="status">{list.countText(formatCount(count), values, count === 1)}</span>
        </Text>
        <RecordTable
          table={list}
          columns={list.shownColumns(values)}
          rows={rows}
          totalCount={Math.max(count, rows.length)}
          renderRow={renderRow}
          paging={paging}
          news={news}
          sort={values.sort}
          onSortChange={isSortable ? (sort) => filters.choose({ sort }) : undefined}
          emptyState={<ListEmpty />}
        />
      </Stack>
    </div>
  )
}

/** No records at all and no matching records are different states. */
function ListEmpty() {
  const { list, filters, create } = useOpenList()
  if (!list.isNarrowed(filters.values)) {
    return (
      <EmptyState
        {...list.empty}
        action={create && <ButtonLink href={create.href}>{create.label}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      icon={ListFilterIcon}
      title={list.empty.title}
      description={`No ${list.noun.one} matches these filters.`}
      action={<Button onPress={filters.clear}>Clear filters</Button>}
    />
  )
}
