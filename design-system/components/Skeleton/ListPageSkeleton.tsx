import { Page } from '../Page/Page.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import type { TableColumn } from '../Table/tableColumn.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { Skeleton } from './Skeleton.tsx'

/** What a page with a list looks like before it is there. */
export type ListLook = {
  /** Said to readers: 'Loading service requests...'. */
  readonly label: string
  /** How many buttons stand beside the page's title. */
  readonly actions: number
  /** How many choices stand beside the text of the filter bar. */
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

/** A page with a list on its way: its title, and all else where it will stand. */
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
