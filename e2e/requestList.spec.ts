import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

function filterField(page: Page) {
  return page.getByPlaceholder('Start typing to filter...')
}

function rows(page: Page) {
  return page
    .getByRole('table', { name: 'Service requests' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
}

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/app/servicing${search}`)
  await expect(rows(page).first()).toBeVisible()
}

test('the list shows open requests in six columns, newest first', async ({ desk, receive }) => {
  await receive({ clientName: 'Bluewater Charters' })
  await openList(desk)
  await expect(desk.getByText('Service requests from your customers')).toBeVisible()
  await expect(desk.getByRole('columnheader')).toHaveText([
    /Customer/,
    /Status/,
    /Request Type/,
    /Assignee/,
    /Due Date/,
    /Opened At/,
  ])
  await expect(desk.getByRole('radio', { name: 'Open' })).toBeChecked()
  await expect(rows(desk).first()).toContainText('Bluewater Charters')
  await expect(rows(desk).filter({ hasText: 'Closed' })).toHaveCount(0)
})

test('filters by customer, type, status and assignee, and keeps the filter in the URL', async ({ desk }) => {
  await openList(desk)
  await filterField(desk).fill('certificate')
  await expect(desk).toHaveURL(/q=certificate/)
  await expect(rows(desk).first()).toContainText(/certificate/i)

  await filterField(desk).fill(people.dana.name)
  await expect(rows(desk).first()).toContainText(people.dana.name)

  await desk.reload()
  await expect(filterField(desk)).toHaveValue(people.dana.name)
  await expect(rows(desk).first()).toContainText(people.dana.name)
})

test('the filter keeps focus while rows load', async ({ desk }) => {
  await openList(desk)
  await filterField(desk).pressSequentially('policy', { delay: 60 })
  await expect(desk).toHaveURL(/q=policy/)
  await expect(filterField(desk)).toBeFocused()
  await expect(filterField(desk)).toHaveValue('policy')
})

test('closed and all requests are one click away, and back undoes it', async ({ desk }) => {
  await openList(desk)
  await desk.getByText('Closed', { exact: true }).first().click()
  await expect(desk).toHaveURL(/status=closed/)
  await expect(rows(desk).first()).toContainText('Closed')

  await desk.getByRole('radio', { name: 'All' }).check({ force: true })
  await expect(desk).toHaveURL(/status=all/)
})

test('filters that match nothing say so and can be cleared', async ({ desk }) => {
  await desk.goto('/app/servicing?q=no-such-customer-anywhere')
  await expect(desk.getByText('No service request matches these filters.')).toBeVisible()
  await desk.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(desk).first()).toBeVisible()
  await expect(desk).toHaveURL(/\/app\/servicing$/)
})

test('every column sorts in both directions, and the order is kept in the URL', async ({ desk }) => {
  await openList(desk)
  for (const column of ['Customer', 'Status', 'Request Type', 'Assignee', 'Due Date', 'Opened At']) {
    const header = desk.getByRole('columnheader', { name: column })
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', /ascending|descending/)
    const first = await header.getAttribute('aria-sort')
    await header.getByRole('button').click()
    await expect(header).not.toHaveAttribute('aria-sort', String(first))
    await expect(header).toHaveAttribute('aria-sort', /ascending|descending/)
  }
  await expect(rows(desk).first()).toBeVisible()
})

test('sorts customer names alphabetically', async ({ desk }) => {
  await openList(desk, '?sort=customer')
  const shown = await rows(desk).getByRole('link').allInnerTexts()
  const names = shown.map((text) => text.split('\n')[0] ?? '')
  expect(names.slice(0, 10)).toEqual(names.slice(0, 10).toSorted((a, b) => a.localeCompare(b, 'en-US')))
})

test('my, unassigned and overdue requests are one click away', async ({ desk }) => {
  await openList(desk, '?assignee=mine')
  await expect(rows(desk).first()).toContainText(people.dana.name)

  await openList(desk, '?assignee=unassigned')
  await expect(rows(desk).first()).toContainText(/[–—]/)

  await openList(desk)
  await desk.getByRole('button', { name: 'Overdue' }).click()
  await expect(desk).toHaveURL(/overdue=yes/)
  await expect(rows(desk).first()).toContainText(/overdue/i)
})

test('ignores invalid URL parameters, and one click clears the filters', async ({ desk }) => {
  await openList(desk, '?status=lost&assignee=somebody&sort=shoe-size&overdue=1&nonsense=1')
  await expect(desk.getByRole('radio', { name: 'Open' })).toBeChecked()
  await expect(desk.getByRole('combobox', { name: 'Assignee' })).toHaveValue('everyone')
  await expect(desk.getByRole('button', { name: 'Reset' })).toBeHidden()

  await desk.getByRole('radio', { name: 'All' }).check()
  await expect(desk).toHaveURL(/\/app\/servicing\?status=all$/)
  await desk.getByRole('button', { name: 'Reset' }).click()
  await expect(desk).toHaveURL(/\/app\/servicing$/)
  await expect(desk.getByRole('radio', { name: 'Open' })).toBeChecked()
  await expect(filterField(desk)).toBeFocused()
})

test('loads more requests on scroll and shows the total', async ({ desk }) => {
  await openList(desk, '?status=all')
  await expect(desk.getByRole('status').filter({ hasText: /service requests/ })).toHaveText(
    /^\d{3,} service requests$/,
  )
  const before = await rows(desk).last().getAttribute('aria-rowindex')
  await desk.mouse.move(700, 500)
  await expect(async () => {
    await desk.mouse.wheel(0, 2000)
    const last = await rows(desk).last().getAttribute('aria-rowindex', { timeout: 500 })
    expect(Number(last)).toBeGreaterThan(Number(before) + 50)
  }).toPass()
})

test('coming back from a request restores the list', async ({ desk }) => {
  await openList(desk, '?q=certificate&sort=customer')
  const name = await rows(desk).nth(3).getByRole('link').innerText()
  await rows(desk).nth(3).getByRole('link').click()
  await expect(desk).toHaveURL(/\/overview$/)
  await desk.goBack()
  await expect(desk).toHaveURL(/q=certificate/)
  await expect(filterField(desk)).toHaveValue('certificate')
  await expect(rows(desk).nth(3).getByRole('link')).toHaveText(name)
  // Keyboard navigation continues from the row just visited.
  await expect(rows(desk).nth(3).getByRole('link')).toBeFocused()
})

test('a row is a real link to the overview', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Cedar Row Apartments' })
  await openList(desk, '?q=Cedar%20Row%20Apartments')
  await expect(rows(desk).first().getByRole('link')).toHaveAttribute('href', `/app/servicing/${id}/overview`)
})

test('on a phone the rows show as cards', async ({ desk }) => {
  await desk.setViewportSize({ width: 390, height: 844 })
  await openList(desk)
  await expect.poll(() => desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('the list is accessible with and without requests', async ({ desk }) => {
  await openList(desk)
  await expectAccessible(desk)
  await desk.goto('/app/servicing?q=no-such-customer-anywhere')
  await expect(desk.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  await expectAccessible(desk)
})
