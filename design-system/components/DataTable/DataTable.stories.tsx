import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { usd } from '../../formats/money.ts'
import { FileTextIcon } from '../../icons/icons.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Cell } from '../Table/Cell.tsx'
import { Row } from '../Table/Row.tsx'
import type { TableColumn, TableSort } from '../Table/tableColumn.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { DataTableSkeleton } from './DataTableSkeleton.tsx'

const insured = [
  'Alder Ridge Roofing',
  'Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated',
  'Casco Bay Marine Supply',
  'Delgado & Sons Plumbing',
]

const limits = ['Each occurrence', 'Aggregate', 'Products', 'Medical', 'Deductible', 'Umbrella']

/**
 * A Table to work in: select rows one by one, by range or all at once, resize columns, and
 * keep the first column visible while the others scroll sideways. On phones each row is a card with its checkbox.
 *
 * Use **Table** for a list that is only read and opened: it is lighter and part of the initial bundle.
 * Use **DescriptionList** for one record.
 *
 * The screen owns the selection and saves the widths with its other settings: `columnWidths` restores
 * them, `onColumnWidthsChange` reports changes. `selection.actions` show in the bar with the count.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to the headers and their edges, then to one row: its checkbox and its link |
 * | ↓ ↑, Page Down, Page Up, Home, End | Move from row to row, on checkboxes and links |
 * | → ← | Scroll hidden columns into view |
 * | Space | Selects or deselects the row |
 * | Shift + Space, Shift + click | Selects every row from the previous one |
 * | Shift + ↓ ↑ | Extends or shrinks the selection |
 * | Ctrl + A, ⌘ A | Selects all loaded rows |
 * | Escape | Clears the selection |
 * | Enter | Opens the row |
 * | → ← on a header's edge | Widens, narrows the column |
 * | Enter, double click on a header's edge | Resets the column's width |
 */
const meta = {
  title: 'Data/DataTable',
  component: DataTable,
  args: {
    label: 'Policies',
    columns: columns(),
    rowCount: 400,
    renderRow: (index) => renderPolicy(index),
    rowKey,
  },
  render: (args) => <SelectablePolicies {...args} />,
} satisfies Meta<typeof DataTable>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const policies = within(canvasElement)
    await userEvent.click(policies.getByRole('checkbox', { name: 'Select GL-100001' }))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(policies.getByText('3 selected', { selector: '[role=group] *' })).toBeVisible()
  },
}

export const WithoutSelection: Story = { render: (args) => <DataTable {...args} /> }

export const Loading: Story = {
  render: ({ columns: shown }) => (
    <DataTableSkeleton label="Loading policies..." columns={shown} isSelectable />
  ),
}

export const LoadingMore: Story = { args: { rowCount: 5, totalCount: 412, isLoadingMore: true } }

export const Empty: Story = {
  args: {
    rowCount: 0,
    emptyState: (
      <EmptyState icon={FileTextIcon} title="No policies" description="Get started by logging a new policy" />
    ),
  },
}

/** Twelve columns: the first one stays visible while the others scroll. */
export const Crowded: Story = {
  args: {
    columns: [
      ...columns(),
      ...limits.map((header) => ({ id: header, header, width: 'number', align: 'end' }) as const),
    ],
    renderRow: (index) => renderPolicy(index, limits.length),
  },
}

/** On its own page: it would make the shared docs page very long. */
export const HundredThousandRows: Story = { tags: ['!autodocs'], args: { rowCount: 100_000 } }

export const RememberedWidths: Story = {
  args: { columnWidths: { policy: 420, status: 104 }, rowCount: 12 },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    ...Crowded.args,
    rowCount: 12,
  },
}

function SelectablePolicies(args: DataTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<TableSort>({ column: 'policy', direction: 'ascending' })
  const rowLabel = useCallback((index: number) => numberOf(index), [])
  const selection = {
    selected,
    onChange: setSelected,
    rowLabel,
    actions: (
      <>
        <Button size="small">Renew</Button>
        <Button size="small">Export</Button>
      </>
    ),
  }
  return <DataTable {...args} selection={selection} sort={sort} onSortChange={setSort} />
}

function numberOf(index: number): string {
  return `GL-${100_000 + index}`
}

function rowKey(index: number): string {
  return numberOf(index)
}

function columns(): TableColumn[] {
  return [
    { id: 'policy', header: 'Insured', width: 'fill', isSortable: true },
    { id: 'status', header: 'Status', width: 'badge', card: 'aside', isSortable: true },
    { id: 'number', header: 'Policy Number', width: 'medium' },
    { id: 'carrier', header: 'Carrier', width: 'wide', isSortable: true },
    { id: 'expires', header: 'Expires', width: 'date', cardLabel: 'Expires', isSortable: true },
    { id: 'premium', header: 'Premium', width: 'number', align: 'end', isSortable: true },
  ]
}

function renderPolicy(index: number, moreColumns = 0) {
  const isActive = index % 5 !== 0
  return (
    <Row href={`#policy-${index}`}>
      <Cell>{insured[index % insured.length]}</Cell>
      <Cell>
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Expired'}</Badge>
      </Cell>
      <Cell>{numberOf(index)}</Cell>
      <Cell>{index % 2 === 0 ? 'Granite State Mutual' : 'Northern Harbor Casualty'}</Cell>
      <Cell>{`Mar ${1 + (index % 28)}`}</Cell>
      <Cell>{usd(1_850 + (index % 97) * 137.5)}</Cell>
      {limits.slice(0, moreColumns).map((limit, position) => (
        <Cell key={limit}>{usd((position + 1) * 500_000)}</Cell>
      ))}
    </Row>
  )
}
