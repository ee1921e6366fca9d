import type { Page } from '@playwright/test'
import { demoFolder } from './demoFolder.ts'
import { people } from './people.ts'
import { signIn } from './signIn.ts'
import { type Server, startServer } from './startServer.ts'
import { type Fault, type RemoteServer, startRemote } from './startRemote.ts'
import { expect, test } from './world.ts'

test.describe.configure({ mode: 'serial' })

let remote: RemoteServer
let coverdesk: Server
let page: Page

test.beforeAll(async ({ browser }) => {
  remote = await startRemote('none')
  coverdesk = await startServer({
    copyOf: demoFolder,
    environment: { REMOTES: JSON.stringify([{ name: 'mf-servicing', url: remote.url }]) },
  })
  page = await browser.newPage({ baseURL: coverdesk.url })
  await signIn(page, { email: people.dana.email, url: coverdesk.url })
})

test.afterAll(async () => {
  await page.close()
  await coverdesk.remove()
  await remote.stop()
})

test('a remote served by another team is part of the app', async () => {
  await page.goto('/app/servicing')
  await expect(page.getByRole('heading', { name: 'Servicing', level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Service requests' })).toBeVisible()
})

const faults: Fault[] = ['down', 'empty', 'nonsense', 'entry fails', 'chunk fails']

for (const fault of faults)
  test(`a remote whose web server is broken (${fault}) fails only in its own area, and a retry recovers`, async () => {
    await remote.become(fault)
    await openLiveAccounts()
    await page.getByRole('link', { name: 'Service Requests' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: /try again|retry/i })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: /Dana Whitfield/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Service Requests' })).toBeVisible()

    await remote.become('none')
    await main.getByRole('button', { name: /try again|retry/i }).click()
    await expect(page.getByRole('table', { name: 'Service requests' })).toBeVisible({ timeout: 20_000 })
  })

/** A failed area retries by itself as the page goes live, perhaps as the user presses the button: so that is over. */
async function openLiveAccounts(): Promise<void> {
  const isLive = page.waitForResponse(
    (response) => response.request().headers()['accept'] === 'text/event-stream',
  )
  await page.goto('/app/accounts')
  await isLive
  await expect(page.getByRole('table', { name: 'Accounts' })).toBeVisible()
}

test('a remote that hangs times out, and its area recovers', async () => {
  await remote.become('hangs')
  await page.clock.install()
  // The browser's own spinner shows while anything is loading.
  await page.goto('/app/servicing', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: /Dana Whitfield/ })).toBeVisible()
  const again = page.getByRole('main').getByRole('button', { name: /try again|retry|reload/i })
  await expect(async () => {
    await page.clock.fastForward(20_000)
    await expect(again.first()).toBeVisible({ timeout: 500 })
  }).toPass()

  await remote.become('none')
  // The area also retries by itself; a retry that began while the remote hung has to time out first.
  await expect(async () => {
    if (await again.first().isVisible()) await again.first().click({ timeout: 1_000 })
    else await page.clock.fastForward(20_000)
    await expect(page.getByRole('table', { name: 'Service requests' })).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
})

test('a page whose remote goes away before its chunk loads says so and recovers when it is back', async () => {
  await remote.become('none')
  await page.goto('/app/servicing')
  await expect(page.getByRole('table', { name: 'Service requests' })).toBeVisible()
  await remote.become('down')
  await page.getByRole('table', { name: 'Service requests' }).getByRole('link').first().click()
  const again = page.getByRole('main').getByRole('button', { name: /try again|retry/i })
  await expect(again.or(page.getByRole('heading', { level: 2 })).first()).toBeVisible({ timeout: 20_000 })
  await remote.become('none')
  if (await again.isVisible()) await again.click()
  await expect(page.getByRole('link', { name: 'Resolve', exact: true })).toBeVisible({ timeout: 20_000 })
})
