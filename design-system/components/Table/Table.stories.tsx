import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { InboxIcon } from '../../icons/icons.ts'
import { Badge } from '../Badge/Badge.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Cell } from './Cell.tsx'
import { Row } from './Row.tsx'
import { Table } from './Table.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import type { TableColumn, TableSort } from './tableColumn.ts'

/**
 * A long list of records in columns. Only the rows on screen are rendered, so that 100,000 loaded rows scroll like
 * 20; on phones each row is a card, and in print all loaded rows show below a repeated header.
 * In print, columns are as wide as their content, and nothing is cut.
 *
 * Use **DescriptionList** for one
 * record, **Timeline** for its events.
 *
 * A row with an `href` is a real link: it can open in a new tab, and the buttons inside its cells still work.
 * Money and counts use columns with `align: 'end'`. Keep the identity of `renderRow`
 * and `rowKey` while their rows are unchanged: focus stays with the record of that key, wherever it moves.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to the headers, then to one row |
 * | ↓ ↑ | Next, previous row |
 * | Page Down, Page Up | One screen down, up |
 * | Home, End | First, last loaded row |
 * | Enter | Opens the row |
 */
const meta = {
  title: 'Data/Table',
  component: Table,
  args: {
    label: 'Service requests',
    columns: columns(),
    rowCount: 40,
    renderRow: renderRequest,
    rowKey: String,
  },
} satisfies Meta<typeof Table>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Sortable: Story = {
  render: (args) => {
    function SortableTable() {
      const [sort, setSort] = useState<TableSort>({ column: 'opened', direction: 'descending' })
      return <Table {...args} sort={sort} onSortChange={setSort} />
    }
    return <SortableTable />
  },
}

export const Loading: Story = {
  render: ({ columns: shown }) => <TableSkeleton label="Loading service requests..." columns={shown} />,
}

export const LoadingMore: Story = { args: { rowCount: 5, totalCount: 412, isLoadingMore: true } }

export const Empty: Story = {
  args: {
    rowCount: 0,
    emptyState: (
      <EmptyState
        icon={InboxIcon}
        title="No service requests found"
        description="Your clients haven't made any service requests yet"
      />
    ),
  },
}

/** On its own page: it would make the shared docs page very long. */
export const HundredThousandRows: Story = { tags: ['!autodocs'], args: { rowCount: 100_000 } }

/** Long values: what does not fit its column is truncated. */
export const Crowded: Story = {
  args: {
    renderRow: (index) => (
      <Row href={`#request-${index}`}>
        <Cell>{customers[1]}</Cell>
        <Cell>
          <Badge tone="warning">Waiting for the carrier</Badge>
        </Cell>
        <Cell>Add Additional Insured with Waiver of Subrogation and Primary Wording</Cell>
        <Cell>Maximiliane-Theodora Lindqvist-Featherstonehaugh</Cell>
        <Cell>September 30, 2026</Cell>
        <Cell>Nov 20, 2026, 4:12 PM</Cell>
      </Row>
    ),
  },
}

export const TwoLines: Story = {
  args: {
    label: 'Policies',
    rowLines: 2,
    columns: [
      { id: 'account', header: 'Account', width: 'fill' },
      { id: 'premium', header: 'Premium', width: 'number', align: 'end' },
    ],
    renderRow: (index) => (
      <Row href={`#policy-${index}`}>
        <Cell>
          <Stack space="none">
            <Text truncate>{customerOf(index)}</Text>
            <Text tone="muted" size="small" truncate>
              office@alderridge.example
            </Text>
          </Stack>
        </Cell>
        <Cell>{`$${(index * 137).toLocaleString('en-US')}.00`}</Cell>
      </Row>
    ),
  },
}

export const WithoutLinks: Story = {
  args: {
    rowCount: 3,
    columns: [
      { id: 'name', header: 'Name', width: 'fill' },
      { id: 'type', header: 'Type' },
    ],
    renderRow: (index) => (
      <Row>
        <Cell>{`declarations-page-${index + 1}.pdf`}</Cell>
        <Cell>Policy Document</Cell>
      </Row>
    ),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { rowCount: 12 } }

const customers = [
  'Alder Ridge Roofing',
  'Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated',
  'Casco Bay Marine Supply',
  'Delgado & Sons Plumbing',
]

function customerOf(index: number): string {
  return customers[index % customers.length] ?? ''
}

function columns(): TableColumn[] {
  return [
    { id: 'customer', header: 'Customer', width: 'fill', isSortable: true },
    { id: 'status', header: 'Status', width: 'badge', card: 'aside', isSortable: true },
    { id: 'type', header: 'Request Type', width: 'wide', isSortable: true },
    { id: 'assignee', header: 'Assignee', isSortable: true },
    { id: 'due', header: 'Due Date', width: 'date', cardLabel: 'Due', isSortable: true },
    { id: 'opened', header: 'Opened At', width: 'dateTime', hideBelow: 'tablet', isSortable: true },
  ]
}

function renderRequest(index: number) {
  const isOpen = index % 3 !== 0
  return (
    <Row href={`#request-${index}`}>
      <Cell>{customerOf(index)}</Cell>
      <Cell>
        <Badge tone={isOpen ? 'warning' : 'success'}>{isOpen ? 'Open' : 'Closed'}</Badge>
      </Cell>
      <Cell>{index % 2 === 0 ? 'Create Certificate' : 'Add Additional Insured'}</Cell>
      <Cell>{index % 4 === 0 ? '–' : 'Dana Whitfield'}</Cell>
      <Cell>{`Mar ${1 + (index % 28)}`}</Cell>
      <Cell>Nov 20, 2026, 4:12 PM</Cell>
    </Row>
  )
}
