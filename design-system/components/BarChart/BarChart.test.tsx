import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usdCompact } from '../../formats/money.ts'
import { BarChart } from './BarChart.tsx'

const premiums = {
  label: 'Premium by line of business',
  labelHeading: 'Line of business',
  labels: ['General liability', 'Cyber'],
  series: [
    { name: '2026', values: [200_000, 50_000] },
    { name: '2025', values: [150_000, null] },
  ],
  format: usdCompact,
}

test('lists every premium as text in a table by line of business', () => {
  render(<BarChart {...premiums} />)
  const table = screen.getByRole('table', { name: 'Premium by line of business' })
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Line of business', '2026', '2025'])
  const cells = within(table).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['$200,000', '$150,000', '$50,000', '–'])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(premiums.labels)
})

test('the largest premium fills the width and the others scale to it', () => {
  const { container } = render(<BarChart {...premiums} />)
  const bars = [...container.querySelectorAll('td rect')].map((bar) => bar.getAttribute('width'))
  expect(bars).toEqual(['100%', '75%', '25%'])
})

test('tells overdue requests from those on time', () => {
  const { container } = render(
    <BarChart
      {...premiums}
      series={[{ name: 'Requests', values: [12, 84] }]}
      tones={['danger', 'success']}
    />,
  )
  const [overdue, inTime] = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('class'))
  expect(overdue).not.toBe(inTime)
})

test('a loss extends to the other side of zero', () => {
  const { container } = render(<BarChart {...premiums} series={[{ name: 'Change', values: [75, -25] }]} />)
  const bars = [...container.querySelectorAll('rect')].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
  ])
  expect(bars).toEqual([
    ['25%', '75%'],
    ['0%', '25%'],
  ])
})

test('draws no bars without premiums', () => {
  const { container } = render(<BarChart {...premiums} series={[{ name: '2026', values: [0, 0] }]} />)
  expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([
    '0%',
    '0%',
  ])
})

test('says when premiums are loading and when there are none', () => {
  const { rerender } = render(<BarChart {...premiums} isLoading />)
  expect(screen.getByRole('status').textContent).toBe('Loading Premium by line of business')
  rerender(<BarChart {...premiums} labels={[]} emptyText="No policy is in force yet" />)
  expect(screen.getByText('No policy is in force yet')).toBeDefined()
})
