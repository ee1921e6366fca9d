import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Cell } from './Cell.tsx'
import { Row } from './Row.tsx'
import { Table, type TableProps } from './Table.tsx'
import type { TableColumn } from './tableColumn.ts'
import { TableSkeleton } from './TableSkeleton.tsx'
import { focusRows } from './useActiveRow.ts'

const columns: TableColumn[] = [
  { id: 'customer', header: 'Customer', width: 'fill', isSortable: true },
  { id: 'status', header: 'Status', width: 'badge', card: 'aside' },
  { id: 'premium', header: 'Premium', width: 'number', align: 'end', isSortable: true },
]

function renderRequest(index: number) {
  return (
    <Row href={`/requests/${index}`}>
      <Cell>{`Alder Ridge Roofing ${index}`}</Cell>
      <Cell>Open</Cell>
      <Cell>$4,200.00</Cell>
    </Row>
  )
}

function renderTable(props: Partial<TableProps> = {}) {
  return render(
    <Table
      label="Service requests"
      columns={columns}
      rowCount={10_000}
      renderRow={renderRequest}
      rowKey={String}
      {...props}
    />,
  )
}

function linkOf(index: number) {
  return screen.getByRole('link', { name: `Alder Ridge Roofing ${index}` })
}

test('ten thousand requests render only the rows on screen', () => {
  renderTable()
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
  expect(screen.getByRole('table', { name: 'Service requests' }).getAttribute('aria-rowcount')).toBe('10001')
})

test('printing renders all loaded requests; the screen then shows its window again', () => {
  renderTable({ rowCount: 300 })
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('row')).toHaveLength(301)
  act(() => void dispatchEvent(new Event('resize')))
  expect(screen.getAllByRole('row')).toHaveLength(301)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
})

test('every value belongs to its column and its numbered row', () => {
  renderTable()
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Customer',
    'Status',
    'Premium',
  ])
  const row = linkOf(2).closest('tr') as HTMLElement
  expect(row.getAttribute('aria-rowindex')).toBe('4')
  expect(within(row).getAllByRole('cell')).toHaveLength(3)
})

test('a cell with nothing in it has no label on the card of a phone either', () => {
  renderTable({
    columns: columns.map((column) =>
      column.id === 'status' ? { ...column, cardLabel: 'Waiting for' } : column,
    ),
    rowCount: 2,
    renderRow: (index) => (
      <Row href={`/requests/${index}`}>
        <Cell>{`Alder Ridge Roofing ${index}`}</Cell>
        <Cell>{index === 0 ? 'Agent' : null}</Cell>
        <Cell>$4,200.00</Cell>
      </Row>
    ),
  })
  expect(screen.getAllByText('Waiting for')).toHaveLength(1)
})

test('the table is one Tab stop, and the arrow keys move between rows', async () => {
  const user = userEvent.setup()
  renderTable({ sort: undefined })
  await user.tab()
  expect(document.activeElement).toBe(linkOf(0))
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(linkOf(1))
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('a short table is as high as its rows before they are measured', () => {
  renderTable({ rowCount: 3 })
  const body = linkOf(0).closest('tbody')
  expect(body?.style.blockSize ?? '').toBe('')
})

test('j and k move between rows like the arrows', async () => {
  const user = userEvent.setup()
  renderTable()
  focusRows()
  expect(document.activeElement).toBe(linkOf(0))
  await user.keyboard('jjk')
  expect(document.activeElement).toBe(linkOf(1))
})

test('End moves to the last of ten thousand requests and Home back to the first', async () => {
  const user = userEvent.setup()
  renderTable()
  await user.tab()
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(linkOf(9_999))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(linkOf(9_999))
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(linkOf(0))
})

function renderCustomers(customers: readonly string[]) {
  return (
    <Table
      label="Service requests"
      columns={columns}
      rowCount={customers.length}
      rowKey={(index) => customers[index] ?? ''}
      renderRow={(index) => (
        <Row href={`/requests/${customers[index]}`}>
          <Cell>{customers[index]}</Cell>
        </Row>
      )}
    />
  )
}

const customers = Array.from({ length: 300 }, (_, index) => `Alder Ridge Roofing ${index}`)

test('focus stays on its request when others arrive above it', async () => {
  const user = userEvent.setup()
  const { rerender } = render(renderCustomers(customers))
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const focused = linkOf(2)
  rerender(renderCustomers(['Saltmarsh Trucking', ...customers]))
  expect(document.activeElement).toBe(focused)
  expect(linkOf(2).closest('tr')?.getAttribute('aria-rowindex')).toBe('5')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(linkOf(3))
})

test('focus stays on its request when it moves to the end of the list', async () => {
  const user = userEvent.setup()
  const { rerender } = render(renderCustomers(customers))
  await user.tab()
  await user.keyboard('{ArrowDown}')
  rerender(renderCustomers([...customers.filter((_, index) => index !== 1), customers[1] ?? '']))
  expect(document.activeElement).toBe(linkOf(1))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(linkOf(299))
})

test('tabbing into the table focuses the first row, even when it just arrived', async () => {
  const user = userEvent.setup()
  const { rerender } = render(renderCustomers(customers.slice(1)))
  rerender(renderCustomers(customers))
  await user.tab()
  expect(document.activeElement).toBe(linkOf(0))
})

test('when the focused request leaves, focus moves to the one that replaces it', async () => {
  const user = userEvent.setup()
  const { rerender } = render(renderCustomers(customers))
  await user.tab()
  await user.keyboard('{ArrowDown}')
  rerender(renderCustomers(customers.filter((_, index) => index !== 1)))
  expect(document.activeElement).toBe(linkOf(2))
  rerender(renderCustomers(customers.slice(0, 1)))
  expect(document.activeElement).toBe(linkOf(0))
})

test('Enter opens the row’s link', async () => {
  const user = userEvent.setup()
  const followed = vi.fn<(href: string) => void>()
  renderTable()
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      followed((event.target as HTMLAnchorElement).pathname)
    },
    { once: true },
  )
  await user.tab()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(followed).toHaveBeenCalledWith('/requests/1')
})

test('a column header sorts ascending first, then descending', async () => {
  const user = userEvent.setup()
  const onSortChange = vi.fn<NonNullable<TableProps['onSortChange']>>()
  const { rerender } = renderTable({ onSortChange })
  await user.click(screen.getByRole('button', { name: 'Premium' }))
  const ascending = { column: 'premium', direction: 'ascending' } as const
  expect(onSortChange).toHaveBeenLastCalledWith(ascending)

  rerender(
    <Table
      label="Service requests"
      columns={columns}
      rowCount={3}
      renderRow={renderRequest}
      rowKey={String}
      sort={ascending}
      onSortChange={onSortChange}
    />,
  )
  expect(screen.getByRole('columnheader', { name: 'Premium' }).getAttribute('aria-sort')).toBe('ascending')
  await user.click(screen.getByRole('button', { name: 'Premium' }))
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'premium', direction: 'descending' })
  expect(screen.queryByRole('button', { name: 'Status' })).toBeNull()
})

test('the sort order can be chosen when rows show as cards', async () => {
  const user = userEvent.setup()
  const onSortChange = vi.fn<NonNullable<TableProps['onSortChange']>>()
  renderTable({ onSortChange })
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Sort by', hidden: true }),
    'Premium, highest first',
  )
  expect(onSortChange).toHaveBeenCalledWith({ column: 'premium', direction: 'descending' })
})

test('loads the next page once when the end comes near', () => {
  const onEndReached = vi.fn<() => void>()
  const { rerender } = renderTable({ rowCount: 10, totalCount: 400, onEndReached })
  expect(onEndReached).toHaveBeenCalledOnce()

  function page(props: Partial<TableProps>) {
    rerender(
      <Table
        label="Service requests"
        columns={columns}
        rowCount={10}
        totalCount={400}
        renderRow={renderRequest}
        rowKey={String}
        onEndReached={onEndReached}
        {...props}
      />,
    )
  }
  page({ isLoadingMore: true })
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  page({ isLoadingMore: false })
  expect(onEndReached).toHaveBeenCalledOnce()
  page({ rowCount: 20 })
  expect(onEndReached).toHaveBeenCalledTimes(2)
})

test('a table without rows shows an empty state', () => {
  renderTable({ rowCount: 0, emptyState: <p>No service requests found</p> })
  expect(screen.getByText('No service requests found')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a loading table is announced and not focusable', () => {
  render(<TableSkeleton label="Loading service requests..." columns={columns} />)
  expect(screen.getByRole('status').textContent).toBe('Loading service requests...')
  expect(screen.queryByRole('row')).toBeNull()
  expect(document.querySelector('[inert]')).toBeTruthy()
})
