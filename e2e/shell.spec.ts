import { expectAccessible } from './expectAccessible.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

test('the sidebar lists the areas that have screens and marks the current one', async ({ desk }) => {
  await desk.goto('/app/servicing')
  const sidebar = desk.getByRole('navigation', { name: /main|coverdesk|areas/i })
  await expect(sidebar.getByRole('link', { name: 'Service Requests' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(sidebar.getByRole('link')).toHaveText([
    'Home',
    'Workspaces',
    'Presets',
    'Styles',
    'Service Requests',
    'Calls',
    'Emails',
    'Accounts',
    'Policies',
  ])
  await expect(sidebar.getByRole('link', { name: 'Accounts' })).not.toHaveAttribute('aria-current')
  await expect(sidebar.getByRole('link', { name: 'Policies' })).toHaveAttribute('href', '/app/policies')
})

test('the app starts at Cara’s home', async ({ desk }) => {
  await desk.goto('/app')
  await expect(desk).toHaveURL(/\/app\/home$/)
  await expect(desk.getByRole('heading', { name: 'What can Cara do for you?' })).toBeVisible()
})

test('the page’s code compiles while the HTML is loading', async ({ desk }) => {
  await desk.goto('/app/servicing')
  const addresses = await desk
    .locator('script[defer]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src))
  expect(addresses.length).toBeGreaterThan(1)
  for (const address of addresses) {
    const script = await desk.request.get(address)
    expect(await script.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  }
})

test('on a phone the sidebar slides over the page and closes on Escape', async ({ desk }) => {
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.goto('/app/servicing')
  const link = desk.getByRole('link', { name: 'Service Requests' })
  await expect(link).toBeHidden()
  await desk
    .getByRole('button', { name: /menu|navigation/i })
    .first()
    .click()
  await expect(link).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(link).toBeHidden()
})

test('the user menu shows the user and the agency', async ({ desk }) => {
  await desk.goto('/app/servicing')
  await desk.getByRole('button', { name: /Dana Whitfield/ }).click()
  await expect(desk.getByText('Harborline Insurance Group').first()).toBeVisible()
  await expect(desk.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
})

test('the dark theme can be chosen in the user menu and is remembered', async ({ desk }) => {
  await desk.goto('/app/servicing')
  await desk.getByRole('button', { name: /Dana Whitfield/ }).click()
  await desk
    .getByRole('menuitem', { name: /dark/i })
    .or(desk.getByRole('menuitemradio', { name: /dark/i }))
    .click()
  await expect(desk.locator('html')).toHaveAttribute('data-theme', 'dark')
  await desk.reload()
  await expect(desk.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('signing out ends the session on the server, not only on the screen', async ({ openDesk, server }) => {
  const page = await openDesk(people.hannah)
  await page.goto('/app/servicing')
  const cookies = await page.context().cookies()
  await page.getByRole('button', { name: /Hannah/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/app\/signin/)

  await page.context().addCookies(cookies)
  await page.goto(`${server.url}/app/servicing`)
  await expect(page).toHaveURL(/\/app\/signin/)
})

test('an unknown URL shows a not-found page inside the shell', async ({ desk }) => {
  await desk.goto('/app/nowhere/at/all')
  await expect(desk.getByRole('heading', { name: /not found/i })).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Service Requests' })).toBeVisible()
})

test('the skip link skips the sidebar', async ({ desk }) => {
  await desk.goto('/app/servicing')
  await expect(desk.getByRole('heading', { name: 'Servicing', level: 1 })).toBeVisible()
  await desk.keyboard.press('Tab')
  const skip = desk.getByRole('link', { name: /skip/i })
  await expect(skip).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('main')).toBeFocused()
})

test('the frame and the not-found page are accessible', async ({ desk }) => {
  await desk.goto('/app/nowhere')
  await expect(desk.getByRole('heading', { name: /not found/i })).toBeVisible()
  await expectAccessible(desk)
})

test('the open user menu is accessible', async ({ desk }) => {
  await desk.goto('/app/servicing')
  await desk.getByRole('button', { name: /Dana Whitfield/ }).click()
  await expect(desk.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await expectAccessible(desk)
})
