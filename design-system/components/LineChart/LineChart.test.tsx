import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LineChart } from './LineChart.tsx'

const requests = {
  label: 'Service requests by week',
  labelHeading: 'Week of',
  labels: ['Nov 2', 'Nov 9', 'Nov 16'],
  series: [
    { name: 'Opened', values: [50, 100, 75] },
    { name: 'Resolved', values: [40, null, 1200] },
  ],
}

test('every figure is in a table for readers, also while only the lines are seen', () => {
  render(<LineChart {...requests} />)
  const rows = within(screen.getByRole('table', { name: 'Service requests by week' })).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Week of', 'Opened', 'Resolved'],
    ['Nov 2', '50', '40'],
    ['Nov 9', '100', '–'],
    ['Nov 16', '75', '1,200'],
  ])
})

test('the figures are shown and hidden for everybody by one button', async () => {
  render(<LineChart {...requests} />)
  const place = screen.getByRole('table').parentElement
  const hidden = place?.className
  await userEvent.click(screen.getByRole('button', { name: 'Figures', pressed: false }))
  expect(place?.className).not.toBe(hidden)
  await userEvent.click(screen.getByRole('button', { name: 'Figures', pressed: true }))
  expect(place?.className).toBe(hidden)
})

test('the lines differ in dashes, not by colour alone, and the latest figures are read beside their names', () => {
  const { container } = render(<LineChart {...requests} />)
  const lines = [...container.querySelectorAll('g > path:first-child')]
  expect(lines.map((line) => line.getAttribute('stroke-dasharray'))).toEqual([null, '6 4'])
  expect(container.textContent).toContain('Opened75')
  expect(container.textContent).toContain('Resolved1,200')
})

test('the scale is round, holds zero, and no more than six weeks are named', () => {
  const labels = Array.from({ length: 52 }, (_, week) => `W${week + 1}`)
  const { container } = render(
    <LineChart
      {...requests}
      labels={labels}
      series={[{ name: 'Opened', values: labels.map((_, at) => at) }]}
    />,
  )
  const seen = [...container.querySelectorAll('[aria-hidden] > div > span')].map(
    ({ textContent }) => textContent,
  )
  expect(seen).toEqual(['0', '20', '40', '60', 'W8', 'W19', 'W30', 'W41', 'W52'])
})

test('weeks on their way are said to load, and an agency without requests reads so', () => {
  const { rerender } = render(<LineChart {...requests} isLoading />)
  expect(screen.getByRole('status').textContent).toBe('Loading Service requests by week')
  rerender(<LineChart {...requests} labels={[]} emptyText="No service request has come in yet" />)
  expect(screen.getByText('No service request has come in yet')).toBeDefined()
})
