import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

/** One of an account's tabs; the sidebar has links of the same words. */
function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link', { name })
}

/** Opens the list's first account and answers, while only what the list knew of it is there, what lets the rest come. */
async function openOnItsWay(page: Page): Promise<() => Promise<void>> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.goto('/app/accounts')
  const row = page.locator('#coverdesk:not([data-first-frame]) tbody a[data-row-link]').first()
  await expect(row).toBeVisible()
  await page.route('**/graphql', async (route) => {
    await mayCome
    await route.continue()
  })
  await row.click()
  const onItsWay = page.getByRole('status').filter({ hasText: 'Loading account...' })
  await expect(onItsWay).toBeAttached()
  return async () => {
    letCome()
    await expect(onItsWay).not.toBeAttached()
  }
}

test('a tab that is held down while the rest of the account comes opens when it is let go', async ({
  desk,
}) => {
  const letCome = await openOnItsWay(desk)
  await tab(desk, 'Certificates').hover()
  await desk.mouse.down()
  await letCome()
  await desk.mouse.up()
  await expect(desk).toHaveURL(/\/certificates$/)
})

test('what has the focus while the rest of the account comes keeps it', async ({ desk }) => {
  const letCome = await openOnItsWay(desk)
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
  await letCome()
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()

  await desk.goBack()
  const letComeAgain = await openOnItsWay(desk)
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
  await tab(desk, 'Certificates').focus()
  await letComeAgain()
  await expect(tab(desk, 'Certificates')).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(/\/certificates$/)
})
