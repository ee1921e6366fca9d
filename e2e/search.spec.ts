import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

test('finds a request from the top bar by a misspelled client name and opens it with the keyboard', async ({
  desk,
  receive,
}) => {
  const id = await receive({ clientName: 'Quahog Scaffolding Company' })
  await desk.goto('/app/servicing')
  const search = await openPalette(desk)
  await desk.keyboard.type('quahog scafolding')
  await expect(search.getByRole('option', { name: 'Quahog Scaffolding Company' })).toBeVisible()
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(new RegExp(`/app/servicing/${id}/overview$`))
  await expect(desk.getByRole('heading', { name: 'Quahog Scaffolding Company', level: 1 })).toBeVisible()
  await expect(search).toHaveCount(0)
})

test('requests of one client are told apart by what they ask for and when they came', async ({
  desk,
  receive,
}) => {
  for (const details of ['Please cancel the boat trailer policy.', 'Send us the loss runs for five years.'])
    await receive({ clientName: 'Whelk Harbor Marina', type: 'OTHER', details })
  await desk.goto('/app/servicing')
  const search = await openPalette(desk)
  await desk.keyboard.type('whelk harbor')
  const found = search.getByRole('option', { name: 'Whelk Harbor Marina' })
  await expect(found.filter({ hasText: /Other · .*boat trailer.* · \d+\/\d+\/\d\d/ })).toBeVisible()
  await expect(found.filter({ hasText: /Other · .*loss runs.* · \d+\/\d+\/\d\d/ })).toBeVisible()
})

test('the shortcut opens the palette on every page with recently opened records', async ({
  desk,
  receive,
}) => {
  const id = await receive({ clientName: 'Periwinkle Boatworks' })
  await desk.goto(`/app/servicing/${id}/overview`)
  await expect(desk.getByRole('heading', { name: 'Periwinkle Boatworks', level: 1 })).toBeVisible()
  await desk.goto('/app/nowhere')
  await expect(desk.getByRole('heading', { name: /not found/i })).toBeVisible()
  await pressKey(desk)
  const recent = desk.getByRole('dialog').getByRole('group', { name: 'Recent' })
  await recent.getByRole('option', { name: 'Periwinkle Boatworks' }).click()
  await expect(desk).toHaveURL(new RegExp(`/app/servicing/${id}/overview$`))
})

test('finds a page and an action by name', async ({ desk }) => {
  await desk.goto('/app/accounts')
  await pressKey(desk)
  await desk.keyboard.type('service req')
  await desk.getByRole('option', { name: 'Service Requests' }).click()
  await expect(desk).toHaveURL(/\/app\/servicing$/)
  await pressKey(desk)
  await desk.keyboard.type('create client')
  await desk.getByRole('option', { name: 'New account' }).click()
  await expect(desk).toHaveURL(/\/app\/accounts\/new$/)
})

test('a palette opened while the page loads stays open', async ({ desk }) => {
  const { promise: isOpen, resolve: letPageCome } = Promise.withResolvers<void>()
  await desk.route('**/remotes/mf-knowledge/**/*.js', async (route) => {
    await isOpen
    await route.continue()
  })
  await desk.goto('/app/accounts', { waitUntil: 'commit' })
  // The frame's code has loaded, and the page's has not.
  await expect(desk.locator('#coverdesk:not([data-first-frame])')).toBeAttached()
  const search = await pressKey(desk)
  await desk.keyboard.type('service req')
  letPageCome()
  await expect(desk.getByRole('row', { includeHidden: true }).nth(1)).toBeAttached()
  await expect(search.getByPlaceholder(/^Search clients/)).toHaveValue('service req')
})

test('finds an account by the start of its name and opens it', async ({ desk }) => {
  await desk.goto('/app/accounts')
  const [name = ''] = (await desk.getByRole('row').nth(1).getByRole('link').first().innerText()).split('\n')
  await pressKey(desk)
  await desk.keyboard.type(name.slice(0, 12))
  const accounts = desk.getByRole('group', { name: 'Accounts' })
  await accounts.getByRole('option', { name }).first().click()
  await expect(desk).toHaveURL(/\/app\/accounts\/ac_\w+\/overview$/)
  await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible()
})

const torchEmail = [
  'From: Marisol Ortega <marisol@ortega-roofing.example>',
  'To: desk@harborline.example',
  'Subject: 40 Congress Street',
  'Message-ID: <torch-1@ortega-roofing.example>',
  `Date: ${new Date().toUTCString()}`,
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Hi Dana,',
  '',
  'Our crew was sealing the flashing when the torch set the attic on fire.',
  'The fire department came within ten minutes.',
  '',
  'Marisol',
].join('\r\n')

test('finds an email by the words in it and opens it there', async ({ desk, receiveEmail }) => {
  await receiveEmail(torchEmail)
  await desk.goto('/app/emails?q=torch+attic')
  const row = desk.getByRole('row').filter({ hasText: '40 Congress Street' })
  await expect(row).toContainText('the torch set the attic on fire')
  await openPalette(desk)
  await desk.keyboard.type('the torch that set the attic on fire')
  const option = desk
    .getByRole('group', { name: 'Emails' })
    .getByRole('option', { name: '40 Congress Street' })
  await expect(option.locator('mark')).toHaveText(['torch', 'set', 'attic', 'fire', 'fire'])
  await option.click()
  await expect(desk).toHaveURL(/\/app\/emails\/et_\w+#em_\w+$/)
  const thread = desk.getByRole('dialog', { name: 'Email Thread' })
  await expect(thread.getByText('Our crew was sealing the flashing')).toBeInViewport()
})

test('does not find another agency’s request', async ({ openDesk, receive }) => {
  await receive({ clientName: 'Winkle Harbor Pilots' })
  const page = await openDesk(people.outsider)
  await page.goto('/app/servicing')
  await openPalette(page)
  await page.keyboard.type('winkle harbor pilots')
  await expect(page.getByText('Nothing found for “winkle harbor pilots”')).toBeVisible()
})

test('Escape closes the palette and returns focus to the box', async ({ desk }) => {
  await desk.goto('/app/servicing')
  const box = desk.getByRole('button', { name: 'Search' })
  await expect(box).toBeEnabled()
  await box.focus()
  await desk.keyboard.press('Enter')
  await readyPalette(desk)
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(box).toBeFocused()
})

test('on a phone the palette covers the page and has a close button', async ({ desk }) => {
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.goto('/app/servicing')
  const search = await openPalette(desk)
  await search.getByRole('button', { name: 'Close' }).click()
  await expect(search).toHaveCount(0)
})

test('says when the server cannot be reached and retries', async ({ desk, server }) => {
  await desk.goto('/app/servicing')
  const search = await openPalette(desk)
  await expect(search.getByRole('option', { name: 'Service Requests' })).toBeVisible()
  await server.stop()
  await desk.keyboard.type('casco')
  await expect(search.getByRole('alert')).toContainText('Search is unavailable')
  await server.start()
  await search.getByRole('button', { name: 'Try again' }).click()
  await expect(search.getByRole('option', { name: /Casco/ }).first()).toBeVisible()
})

test('the palette with results is accessible', async ({ desk }) => {
  await desk.goto('/app/servicing')
  await openPalette(desk)
  await desk.keyboard.type('casco')
  await expect(desk.getByRole('option', { name: /Casco/ }).first()).toBeVisible()
  await expectAccessible(desk)
})

/** Opens the palette from the top bar, ready for typing. */
async function openPalette(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Search' }).click()
  return await readyPalette(page)
}

async function pressKey(page: Page): Promise<Locator> {
  await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled()
  await page.keyboard.press('ControlOrMeta+k')
  return await readyPalette(page)
}

async function readyPalette(page: Page): Promise<Locator> {
  const palette = page.getByRole('dialog', { name: 'Search clients, policies, requests and people...' })
  await expect(palette.getByPlaceholder(/^Search clients/)).toBeFocused()
  return palette
}
