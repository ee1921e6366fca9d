import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
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

test('provides all figures in a table for screen readers, even when only the chart is visible', () => {
  render(<LineChart {...requests} />)
  const rows = within(screen.getByRole('table', { name: 'Service requests by week' })).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Week of', 'Opened', 'Resolved'],
    ['Nov 2', '50', '40'],
    ['Nov 9', '100', '–'],
    ['Nov 16', '75', '1,200'],
  ])
})

test('one button shows and hides the figures for everyone', async () => {
  render(<LineChart {...requests} />)
  const place = screen.getByRole('table').parentElement
  const hidden = place?.className
  await userEvent.click(screen.getByRole('button', { name: 'Figures', pressed: false }))
  expect(place?.className).not.toBe(hidden)
  await userEvent.click(screen.getByRole('button', { name: 'Figures', pressed: true }))
  expect(place?.className).toBe(hidden)
})

test('lines differ by dash pattern, not color alone, and the legend shows the latest figures', () => {
  const { container } = render(<LineChart {...requests} />)
  const lines = [...container.querySelectorAll('g > path:first-child')]
  expect(lines.map((line) => line.getAttribute('stroke-dasharray'))).toEqual([null, '6 4'])
  expect(container.textContent).toContain('Nov 16Opened75Resolved1,200')
})

test('hovering a week shows its figures in the legend, and leaving restores the latest', () => {
  const { container } = render(<LineChart {...requests} />)
  const picture = pictureOf(container)
  fireEvent.pointerMove(picture, { clientX: 190 })
  expect(container.textContent).toContain('Nov 9Opened100Resolved–')
  fireEvent.pointerMove(picture, { clientX: 0 })
  expect(container.textContent).toContain('Nov 2Opened50Resolved40')
  fireEvent.pointerLeave(picture)
  expect(container.textContent).toContain('Nov 16Opened75')
})

test('time runs from right to left in right-to-left layouts', () => {
  const { container } = render(<LineChart {...requests} />)
  const picture = pictureOf(container)
  picture.style.direction = 'rtl'
  fireEvent.pointerMove(picture, { clientX: 300 })
  expect(container.textContent).toContain('Nov 2Opened50')
})

/** The plot area, from 100 to 300 px. */
function pictureOf(container: Element): SVGSVGElement {
  const picture = container.querySelector<SVGSVGElement>('svg[preserveAspectRatio]')
  if (!picture) throw new Error('Nothing is drawn.')
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100))
  return picture
}

test('the scale is rounded, includes zero and labels at most six weeks', () => {
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

test('announces loading weeks, and shows an empty state for an agency without requests', () => {
  const { rerender } = render(<LineChart {...requests} isLoading />)
  expect(screen.getByRole('status').textContent).toBe('Loading Service requests by week')
  rerender(<LineChart {...requests} labels={[]} emptyText="No service request has come in yet" />)
  expect(screen.getByText('No service request has come in yet')).toBeDefined()
})
