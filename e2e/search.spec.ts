import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

test('a request is found from the top bar by its client, misspelt, and opened from the keyboard', async ({
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

test('the key opens the palette on every page, with what was opened last', async ({ desk, receive }) => {
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

test('a page and an action are reached by their words', async ({ desk }) => {
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

test('the palette that was opened while the page was on its way stays when the page comes', async ({
  desk,
}) => {
  const { promise: isOpen, resolve: letPageCome } = Promise.withResolvers<void>()
  await desk.route('**/remotes/mf-knowledge/**/*.js', async (route) => {
    await isOpen
    await route.continue()
  })
  await desk.goto('/app/accounts', { waitUntil: 'commit' })
  // The frame has its code, and the page has not.
  await expect(desk.locator('#coverdesk:not([data-first-frame])')).toBeAttached()
  const search = await pressKey(desk)
  await desk.keyboard.type('service req')
  letPageCome()
  await expect(desk.getByRole('row', { includeHidden: true }).nth(1)).toBeAttached()
  await expect(search.getByPlaceholder(/^Search clients/)).toHaveValue('service req')
})

test('an account is found by the beginning of its name and opened', async ({ desk }) => {
  await desk.goto('/app/accounts')
  const [name = ''] = (await desk.getByRole('row').nth(1).getByRole('link').first().innerText()).split('\n')
  await pressKey(desk)
  await desk.keyboard.type(name.slice(0, 12))
  const accounts = desk.getByRole('group', { name: 'Accounts' })
  await accounts.getByRole('option', { name }).first().click()
  await expect(desk).toHaveURL(/\/app\/accounts\/ac_\w+\/overview$/)
  await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible()
})

test('a request of another agency is not found', async ({ openDesk, receive }) => {
  await receive({ clientName: 'Winkle Harbor Pilots' })
  const page = await openDesk(people.outsider)
  await page.goto('/app/servicing')
  await openPalette(page)
  await page.keyboard.type('winkle harbor pilots')
  await expect(page.getByText('Nothing found for “winkle harbor pilots”')).toBeVisible()
})

test('Escape closes the palette and gives the focus back to the box', async ({ desk }) => {
  await desk.goto('/app/servicing')
  const box = desk.getByRole('button', { name: 'Search' })
  await expect(box).toBeEnabled()
  await box.focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(box).toBeFocused()
})

test('on a phone the palette covers the page and is closed by its button', async ({ desk }) => {
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.goto('/app/servicing')
  const search = await openPalette(desk)
  await search.getByRole('button', { name: 'Close' }).click()
  await expect(search).toHaveCount(0)
})

test('a server that cannot be reached is said to be, and asked again', async ({ desk, server }) => {
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

/** The palette, opened from the top bar and ready for letters. */
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
