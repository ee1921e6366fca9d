import { Page } from '../Page/Page.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import type { TableColumn } from '../Table/tableColumn.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { Skeleton } from './Skeleton.tsx'

/** The layout of a list page that is loading. */
export type ListLook = {
  /** The screen reader announcement: 'Loading service requests...'. */
  readonly label: string
  /** The number of buttons beside the page title. */
  readonly actions: number
  /** The number of filters beside the filter bar's text. */
  readonly choices: number
  readonly columns: TableColumn[]
  /** As for the table. */
  readonly rowLines: 1 | 2
}

export type ListPageSkeletonProps = {
  title: string
  subtitle?: string | undefined
  list: ListLook
}

/** A loading list page: its title, and everything else in place. */
export function ListPageSkeleton({ title, subtitle, list }: ListPageSkeletonProps) {
  const { label, actions, choices, columns, rowLines } = list
  const buttons = Array.from({ length: actions }, (_, action) => (
    <Skeleton key={action} shape="control" width="s" />
  ))
  return (
    <Page width="full">
      <PageHeader title={title} subtitle={subtitle} actions={buttons} />
      <ListSkeleton label={label} choices={choices} columns={columns} rowLines={rowLines} rows={12} />
    </Page>
  )
}
