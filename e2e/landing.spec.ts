import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { expect, test } from './world.ts'

const useCases = [
  'Email assistant',
  'Research and compare',
  'Certificate generation',
  'Triage inbound calls',
  'Explore policy documents',
  'Document collection',
]

/** The public page as a first-time visitor sees it. */
async function openLanding(page: Page, { url }: { url: string }): Promise<void> {
  await page.goto(`${url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('the public page loads without browser errors and shows its pictures as designed', async ({
  page,
  server,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await openLanding(page, server)
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test('the public page shows the four modules with their contents and the four figures', async ({
  page,
  server,
}) => {
  await openLanding(page, server)
  for (const name of ['Copilot', 'Service', 'Communication', 'Knowledge'])
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
  for (const content of [
    'Quote comparison',
    'Policy document analysis',
    'Quote and bind automation',
    'Unified ticketing',
    'Automated customer inquiries',
    'Certificate generation',
    'Voice AI',
    'Email AI',
    'White-labeled policyholder portal',
    'Search policy documents',
    'Extract insights',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: content }).first()).toBeVisible()
  for (const figure of ['70%', '30+', '24/7', '10+'])
    await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible()
  for (const integration of ['Gmail', 'Calendar', 'Outlook', 'CRM tools'])
    await expect(page.getByRole('heading', { name: integration })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('© 2025 Coverdesk')
})

test('the header links to the page’s sections, a demo and the sign-in screen', async ({ page, server }) => {
  await openLanding(page, server)
  const header = page.getByRole('banner')
  for (const place of ['Product', 'Features', 'Integrations']) {
    await header.getByRole('link', { name: place }).click()
    await expect(page).toHaveURL(new RegExp(`#${place.toLowerCase()}$`))
    await expect(page.locator(`#${place.toLowerCase()}`)).toBeInViewport()
  }
  await expect(header.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute('href', /^mailto:/)
  await header.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('the use cases are tabs for mouse and keyboard, and the URL keeps the selection', async ({
  page,
  server,
}) => {
  await openLanding(page, server)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(useCases)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await tabs.nth(2).click()
  await expect(page.getByRole('tabpanel', { name: 'Certificate generation' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Triage inbound calls' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Triage inbound calls' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/#document-collection$/)
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'Document collection' })).toBeVisible()
})

test('without JavaScript all use cases show one below the other', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await openLanding(page, server)
  for (const title of ['Answers clients in the thread they wrote in', 'Ask the policy, get its own words'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await context.close()
})

test('loads no app code, and the sign-in screen only when the user is about to go there', async ({
  page,
  server,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openLanding(page, server)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => !/^\/(landing\/.*)?$/.test(path))).toEqual([])
  await page.getByRole('link', { name: 'Log in' }).hover()
  await expect.poll(() => asked.includes('/app/signin')).toBe(true)
})

test('on a phone the sections are in a menu that closes on a choice and on Escape', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await openLanding(page, server)
  const header = page.getByRole('banner')
  await expect(header.getByText('Coverdesk', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(header.getByRole('link', { name: 'Integrations' })).toBeHidden()
  const button = header.locator('summary')
  await button.click()
  await header.getByRole('link', { name: 'Integrations' }).click()
  await expect(page.locator('#integrations')).toBeInViewport()
  await expect(header.getByRole('link', { name: 'Integrations' })).toBeHidden()

  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(header.getByRole('link', { name: 'Product' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(header.getByRole('link', { name: 'Product' })).toBeHidden()
  await expect(button).toBeFocused()
})

test('the menu opens without JavaScript', async ({ browser, server }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await openLanding(page, server)
  const header = page.getByRole('banner')
  await header.locator('summary').click()
  await header.getByRole('link', { name: 'Features' }).click()
  await expect(page.locator('#features')).toBeInViewport()
  await context.close()
})

test('the first screen on a desktop shows the headline and the whole product', async ({ page, server }) => {
  await openLanding(page, server)
  const picture = page.locator('#main > section').first().locator('[inert]')
  await expect(picture).toBeInViewport({ ratio: 1 })
})

for (const width of [1440, 768, 390, 320])
  test(`no text in a picture is cut off at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLanding(page, server)
    for (const name of useCases) {
      await page.getByRole('tab', { name }).click()
      expect(await cutWords(page), name).toEqual([])
    }
  })

test('printing shows all use cases and figures, readable buttons, and nothing only a screen needs', async ({
  page,
  server,
}) => {
  await openLanding(page, server)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('tabpanel')).toHaveCount(useCases.length)
  await expect(page.getByRole('tablist')).toBeHidden()
  const demo = page.getByRole('main').getByRole('link', { name: 'Book a Demo' }).first()
  await expect(demo).toHaveCSS('color', 'rgb(23, 32, 35)')
  await expect(demo).toHaveCSS('border-top-style', 'solid')
  const broken = await page
    .locator('[inert], dl > div, article')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).breakInside !== 'avoid').length)
  expect(broken).toBe(0)
})

/** Text in pictures that extends beyond its container. */
async function cutWords(page: Page): Promise<string[]> {
  return page.locator('[inert] *').evaluateAll((all) =>
    all
      .filter((one) => one instanceof HTMLElement && one.checkVisibility() && one.textContent?.trim())
      // Words for readers alone are a point wide on purpose.
      .filter((one) => one.clientWidth > 1 && getComputedStyle(one).display !== 'inline')
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent ?? ''),
  )
}

test('the page fits a 320 px screen', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await openLanding(page, server)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the public page is accessible', async ({ page, server }) => {
  await openLanding(page, server)
  await expectAccessible(page)
})
