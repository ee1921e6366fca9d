import type { Page } from '@playwright/test'
import { freePort } from '../tools/freePort.ts'
import { demoFolder } from './demoFolder.ts'
import { people } from './people.ts'
import { signIn } from './signIn.ts'
import { startLine } from './startLine.ts'
import { startServer } from './startServer.ts'
import { expect, test } from './world.ts'

function row(page: Page, customer: string) {
  return page.getByRole('table', { name: 'Service requests' }).getByRole('row').filter({ hasText: customer })
}

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/app/servicing${search}`)
  await expect(page.getByRole('table', { name: 'Service requests' })).toBeVisible()
}

test('a request that a client submits appears on the open list', async ({ desk, receive }) => {
  await openList(desk)
  await receive({ clientName: 'Sparrow Hill Bakery' })
  await expect(row(desk, 'Sparrow Hill Bakery')).toBeVisible()
})

test('a colleague’s change appears on the list and the open request and keeps a draft', async ({
  openDesk,
  receive,
}) => {
  const id = await receive({ clientName: 'Juniper Yoga Studio' })
  const dana = await openDesk(people.dana)
  const list = await openDesk(people.dana)
  const priya = await openDesk(people.priya)
  await openList(list, '?q=Juniper%20Yoga')
  await dana.goto(`/app/servicing/${id}/activity`)
  await dana.getByRole('textbox', { name: 'Comment' }).fill('My half-written thought')

  await priya.goto(`/app/servicing/${id}/activity`)
  await priya.getByRole('textbox', { name: 'Comment' }).fill('I take care of this one.')
  await priya.getByRole('textbox', { name: 'Comment' }).press('ControlOrMeta+Enter')
  await expect(dana.getByText('I take care of this one.')).toBeVisible()
  await expect(dana.getByRole('textbox', { name: 'Comment' })).toHaveValue('My half-written thought')

  await priya.goto(`/app/servicing/${id}/resolve`)
  await priya.getByRole('button', { name: 'Resolve Request' }).click()
  await expect(dana.getByRole('button', { name: 'Resolved' })).toBeVisible()
  await expect(row(list, 'Juniper Yoga Studio')).toHaveCount(0)
  await expect(dana.getByRole('textbox', { name: 'Comment' })).toHaveValue('My half-written thought')
})

test('misses nothing after a lost connection', async ({ browser }) => {
  const port = await freePort()
  const server = await startServer({
    copyOf: demoFolder,
    environment: { PUBLIC_URL: `http://127.0.0.1:${port}` },
  })
  const line = await startLine({ port, to: () => Number(new URL(server.url).port) })
  try {
    const near = await browser.newPage({ baseURL: line.url })
    const far = await browser.newPage({ baseURL: line.url })
    await signIn(near, { email: people.dana.email, url: line.url })
    await signIn(far, { email: people.priya.email, url: line.url })
    await openList(near)
    await openList(far)
    const customer = await near.getByRole('table').getByRole('link').first().innerText()
    await far.getByRole('table').getByRole('link').first().click()
    await far.waitForURL('**/overview')
    await far.getByRole('link', { name: 'Resolve' }).click()
    await expect(far.getByRole('button', { name: 'Resolve Request' })).toBeVisible()

    await line.cut()
    await expect(near.getByText(/connection|reconnect|offline/i).first()).toBeVisible()
    await line.mend()
    await far.getByRole('button', { name: 'Resolve Request' }).click()
    await expect(far.getByRole('button', { name: 'Resolved' })).toBeVisible()
    await expect(near.getByRole('table').getByRole('link').first()).not.toHaveText(customer, {
      timeout: 60_000,
    })
    await near.close()
    await far.close()
  } finally {
    await line.cut()
    await server.remove()
  }
})

test('a browser that was offline receives a colleague’s change when it reconnects', async ({
  openDesk,
  receive,
}) => {
  const id = await receive({ clientName: 'Cobblestone Masonry' })
  const list = await openDesk(people.dana)
  const open = await openDesk(people.dana)
  const priya = await openDesk(people.priya)
  await openList(list, '?q=Cobblestone&status=all')
  await expect(row(list, 'Cobblestone Masonry')).toContainText('Open')
  await open.goto(`/app/servicing/${id}/overview`)
  await expect(open.getByRole('link', { name: 'Resolve' })).toBeVisible()

  for (const page of [list, open]) await page.context().setOffline(true)
  for (const page of [list, open]) await expect(page.getByText(/offline/i).first()).toBeVisible()
  await priya.goto(`/app/servicing/${id}/resolve`)
  await priya.getByRole('button', { name: 'Resolve Request' }).click()
  await expect(priya.getByRole('button', { name: 'Resolved' })).toBeVisible()
  await expect(row(list, 'Cobblestone Masonry')).toContainText('Open')

  for (const page of [list, open]) await page.context().setOffline(false)
  // At once, says `liveFeed.test.ts`; here a page may hear of the network before it has it, and then tries again.
  await expect(row(list, 'Cobblestone Masonry')).toContainText('Closed')
  await expect(open.getByRole('button', { name: 'Resolved' })).toBeVisible()
})

test('eight open tabs all load, and each is current when shown', async ({ desk, receive }) => {
  const context = desk.context()
  const tabs = [desk]
  while (tabs.length < 8) tabs.push(await context.newPage())
  for (const tab of tabs) {
    await openList(tab)
    await show(tab, false)
  }
  await receive({ clientName: 'Eight Tabs Trucking' })
  for (const tab of tabs) {
    await show(tab, true)
    await expect(row(tab, 'Eight Tabs Trucking')).toBeVisible()
    await show(tab, false)
  }
})

/** Headless browsers report every tab as visible; this hides the page. */
async function show(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate((shown) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !shown })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isShown)
}

test('reconnects to a restarted server and shows what happened meanwhile', async ({
  desk,
  openDesk,
  receive,
  server,
}) => {
  const id = await receive({ clientName: 'Restart Road Runners' })
  const colleague = await openDesk(people.priya)
  await openList(desk, '?q=Restart%20Road')
  await expect(row(desk, 'Restart Road Runners')).toHaveCount(1)
  await server.stop()
  await server.start()
  await colleague.goto(`/app/servicing/${id}/resolve`)
  await colleague.getByRole('button', { name: 'Resolve Request' }).click()
  await expect(colleague.getByRole('button', { name: 'Resolved' })).toBeVisible()
  await expect(row(desk, 'Restart Road Runners')).toHaveCount(0, { timeout: 60_000 })
})
