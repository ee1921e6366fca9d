import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Cell } from '../Table/Cell.tsx'
import { Row } from '../Table/Row.tsx'
import type { TableColumn } from '../Table/tableColumn.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'

const columns: TableColumn[] = [
  { id: 'insured', header: 'Insured', width: 'fill' },
  { id: 'carrier', header: 'Carrier', hideBelow: 'tablet' },
  { id: 'premium', header: 'Premium', width: 'number', align: 'end' },
]

function Policies(props: Partial<DataTableProps>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      label="Policies"
      columns={columns}
      rowCount={300}
      rowKey={(index) => `policy-${index}`}
      renderRow={(index) => (
        <Row href={`#policy-${index}`}>
          <Cell>{`Alder Ridge Roofing ${index}`}</Cell>
          <Cell>Granite State Mutual</Cell>
          <Cell>$4,200.00</Cell>
        </Row>
      )}
      selection={{
        selected,
        onChange: setSelected,
        rowLabel: (index) => `Alder Ridge Roofing ${index}`,
        actions: <button type="button">Renew</button>,
      }}
      {...props}
    />
  )
}

function box(index: number) {
  return screen.getByRole<HTMLInputElement>('checkbox', { name: `Select Alder Ridge Roofing ${index}` })
}

function checkedRows() {
  return screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /Alder Ridge/ })
    .filter((each) => each.checked)
    .map((each) => Number(each.getAttribute('aria-label')?.split(' ').at(-1)))
}

test('selects a policy with its checkbox and highlights the row', async () => {
  const user = userEvent.setup()
  render(<Policies />)
  await user.click(box(2))
  expect(checkedRows()).toEqual([2])
  expect(box(2).closest('tr')?.hasAttribute('data-selected')).toBe(true)
  screen.getByText('1 selected', { selector: '[role=status]' })
  await user.click(box(2))
  expect(checkedRows()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull()
})

test('Shift-click selects or clears the range from the last clicked policy', async () => {
  const user = userEvent.setup()
  render(<Policies />)
  await user.click(box(5))
  await user.keyboard('{Shift>}')
  await user.click(box(2))
  expect(checkedRows()).toEqual([2, 3, 4, 5])
  await user.click(box(4))
  await user.keyboard('{/Shift}')
  expect(checkedRows()).toEqual([5])
})

test('Shift and the arrow keys extend and shrink the selection', async () => {
  const user = userEvent.setup()
  render(<Policies />)
  box(3).focus()
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}')
  expect(checkedRows()).toEqual([3, 4])
  expect(document.activeElement).toBe(box(4))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(box(5))
  expect(checkedRows()).toEqual([3, 4])
})

test('Space selects a row without opening it, and Escape clears the selection', async () => {
  const user = userEvent.setup()
  render(<Policies />)
  screen.getByRole('link', { name: 'Alder Ridge Roofing 1' }).focus()
  await user.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  expect(checkedRows()).toEqual([1, 2, 3])
  await user.keyboard('{Escape}')
  expect(checkedRows()).toEqual([])
})

test('the header checkbox selects all loaded policies and is indeterminate when some are selected', async () => {
  const user = userEvent.setup()
  render(<Policies />)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' })
  await user.click(box(0))
  expect(all.indeterminate).toBe(true)
  await user.click(all)
  expect(all.checked).toBe(true)
  const bar = screen.getByRole('group', { name: 'Policies, selected' })
  expect(within(bar).getByText('300 selected')).toBeTruthy()
  await user.click(within(bar).getByRole('button', { name: 'Clear' }))
  expect(checkedRows()).toEqual([])
})

test('Ctrl+A selects all loaded policies', async () => {
  const user = userEvent.setup()
  render(<Policies />)
  box(0).focus()
  await user.keyboard('{Control>}a{/Control}')
  screen.getByText('300 selected', { selector: '[role=status]' })
})

test('the checkboxes are one Tab stop', async () => {
  const user = userEvent.setup()
  render(<Policies />)
  screen.getByRole('separator', { name: 'Width of Premium' }).focus()
  await user.tab()
  expect(document.activeElement).toBe(box(0))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Alder Ridge Roofing 0' }))
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('clicking beside the link opens the row, clicking its checkbox does not', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn<(href: string | null) => void>()
  render(<Policies />)
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) onClick(target.getAttribute('href'))
  })
  const row = box(4).closest('tr') as HTMLElement
  await user.click(within(row).getByText('Granite State Mutual'))
  expect(onClick).toHaveBeenCalledExactlyOnceWith('#policy-4')
  await user.click(box(4))
  expect(onClick).toHaveBeenCalledOnce()
})

test('the left and right arrow keys scroll columns into view', async () => {
  const user = userEvent.setup()
  render(<Policies />)
  const rows = box(0).closest('tbody') as HTMLElement
  Object.defineProperty(rows, 'scrollWidth', { value: 1_400 })
  box(0).focus()
  await user.keyboard('{ArrowRight}')
  expect(rows.scrollLeft).toBe(120)
  fireEvent.scroll(rows)
  expect(document.querySelector('thead')?.scrollLeft).toBe(120)
  await user.keyboard('{ArrowLeft}')
  expect(rows.scrollLeft).toBe(0)
})

test('dragging a column edge resizes the column and reports the width on release', () => {
  const onColumnWidthsChange = vi.fn<(widths: Readonly<Record<string, number>>) => void>()
  render(<Policies onColumnWidthsChange={onColumnWidthsChange} columnWidths={{ insured: 300 }} />)
  const edge = screen.getByRole('separator', { name: 'Width of Carrier' })
  edge.setPointerCapture = () => undefined
  Object.defineProperty(edge.closest('th'), 'offsetWidth', { value: 200 })
  fireEvent.pointerDown(edge, { clientX: 500, button: 0 })
  fireEvent.pointerMove(edge, { clientX: 530 })
  fireEvent.pointerMove(edge, { clientX: 580 })
  expect(edge.getAttribute('aria-valuenow')).toBe('280')
  expect(onColumnWidthsChange).not.toHaveBeenCalled()
  fireEvent.lostPointerCapture(edge)
  expect(onColumnWidthsChange).toHaveBeenCalledExactlyOnceWith({ insured: 300, carrier: 280 })
})

test('arrow keys resize a column, and Enter resets it', async () => {
  const user = userEvent.setup()
  const onColumnWidthsChange = vi.fn<(widths: Readonly<Record<string, number>>) => void>()
  render(<Policies onColumnWidthsChange={onColumnWidthsChange} columnWidths={{ insured: 300 }} />)
  screen.getByRole('separator', { name: 'Width of Insured' }).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(onColumnWidthsChange).toHaveBeenLastCalledWith({ insured: 316 })
  await user.keyboard('{Enter}')
  expect(onColumnWidthsChange).toHaveBeenLastCalledWith({})
})

test('a column header’s accessible name excludes its resize handle', () => {
  render(<Policies />)
  expect(screen.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-label'))).toEqual([
    'Selection',
    'Insured',
    'Carrier',
    'Premium',
  ])
})
