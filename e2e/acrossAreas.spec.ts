import type { Locator, Page } from '@playwright/test'
import { expect, test } from './world.ts'

interface Client {
  /** URLs of the request, its account and its policy. */
  request: string
  account: string
  policy: string
  accountName: string
}

/** Where the first link of an address' beginning leads; null when there is none. */
async function hrefOf(place: Locator, beginning: string): Promise<string | null> {
  const found = place.locator(`a[href^="${beginning}"]`)
  return (await found.count()) === 0 ? null : found.first().getAttribute('href')
}

/** A client of the demo agency with an open request about one of its policies, whose page is shown. */
async function openClientRequest(page: Page): Promise<Client> {
  await page.goto('/app/servicing')
  const rows = page.getByRole('table').locator('a[data-row-link]')
  await expect(rows.first()).toBeVisible()
  const requests = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const request of requests.slice(0, 15)) {
    await page.goto(request)
    await expect(page.getByText('Due date', { exact: true })).toBeVisible()
    const facts = page.locator('dl')
    const account = await hrefOf(facts, '/app/accounts/')
    const policy = await hrefOf(facts, '/app/policies/')
    if (account === null || policy === null) continue
    const accountName = await facts.locator(`a[href="${account}"]`).first().innerText()
    return { request, account, accountName, policy }
  }
  throw new Error('The demo agency has no request about a policy among its newest.')
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name })
}

test('a request links to its account and policy, and back', async ({ desk }) => {
  const { request, account, accountName, policy } = await openClientRequest(desk)
  const facts = desk.locator('dl')
  await facts.locator(`a[href="${account}"]`).first().click()
  await expect(desk).toHaveURL(account)
  await expect(heading(desk, accountName)).toBeVisible()
  await desk.goBack()
  await expect(desk).toHaveURL(request)

  await facts.locator(`a[href="${policy}"]`).first().click()
  await expect(desk).toHaveURL(policy)
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await desk.goBack()
  await expect(desk).toHaveURL(request)
  await expect(heading(desk, accountName)).toBeVisible()
})

test('a request opened from its account leads back to its row', async ({ desk }) => {
  const { request, account, accountName } = await openClientRequest(desk)
  const service = account.replace('/overview', '/service')
  await desk.goto(service)
  const row = desk.getByRole('table', { name: 'Service requests' }).locator(`a[href="${request}"]`)
  await row.first().click()
  await expect(desk).toHaveURL(request)
  await expect(heading(desk, accountName)).toBeVisible()
  await desk.goBack()
  await expect(desk).toHaveURL(service)
  await expect(row.first()).toBeFocused()
})

test('the back link of a record returns to the previous page', async ({ desk }) => {
  const { request, account, accountName, policy } = await openClientRequest(desk)
  const back = (name: string) => desk.locator('header').getByRole('link', { name, exact: true })
  const service = account.replace('/overview', '/service')
  await desk.goto(service)
  const row = desk.getByRole('table', { name: 'Service requests' }).locator(`a[href="${request}"]`)
  await row.first().click()
  await expect(desk).toHaveURL(request)
  await expect(desk.getByText('Due date', { exact: true })).toBeVisible()
  await desk
    .getByRole('navigation', { name: 'Service request' })
    .getByRole('link', { name: 'Activity' })
    .click()
  await expect(desk).toHaveURL(/\/activity$/)
  await back('Account').click()
  await expect(desk).toHaveURL(service)
  await expect(heading(desk, accountName)).toBeVisible()
  await expect(back('Accounts')).toHaveAttribute('href', '/app/accounts')

  await desk.goto(request)
  await expect(back('Service requests')).toHaveAttribute('href', '/app/servicing')
  await desk.locator('dl').locator(`a[href="${policy}"]`).first().click()
  await expect(desk).toHaveURL(policy)
  await back('Service request').click()
  await expect(desk).toHaveURL(request)
})

test('exports a timeline with its documents and downloads the file', async ({ desk }) => {
  const { account, accountName } = await openClientRequest(desk)
  await desk.goto(account.replace('/overview', '/timeline'))
  await desk.getByRole('link', { name: 'Export' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByText(`the full timeline of ${accountName}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Export' }).click()
  const download = dialog.getByRole('link', { name: 'Download' })
  await expect(download).toBeVisible({ timeout: 60_000 })
  const response = await desk.request.get((await download.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/zip')
  expect((await response.body()).subarray(0, 2).toString()).toBe('PK')
})
