import { expect, test } from './world.ts'

test('on a phone a certificate opens at a scale that can be read, without page errors', async ({ desk }) => {
  const errors: Error[] = []
  desk.on('pageerror', (error) => errors.push(error))
  await desk.goto('/app/accounts?q=Aurora%20Marine%20Supply')
  await desk.getByRole('table', { name: 'Accounts' }).getByRole('link').first().click()
  await desk
    .getByRole('navigation', { name: 'Account', exact: true })
    .getByRole('link', { name: 'Certificates' })
    .click()
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.getByRole('table', { name: 'Certificates' }).getByRole('row').getByRole('link').first().click()
  const toolbar = desk.getByRole('toolbar', { name: 'Document' })
  await expect(toolbar.getByText('75%')).toBeVisible()
  await toolbar.getByRole('button', { name: 'Fit width' }).click()
  await expect(toolbar.getByText('75%')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('on a phone a name without spaces does not make its page scroll sideways', async ({ desk }) => {
  await desk.setViewportSize({ width: 390, height: 844 })
  const name = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)
  await desk.goto('/app/accounts/new')
  const form = desk.getByRole('dialog', { name: 'Create a new account' })
  await form.getByRole('textbox', { name: 'Business name' }).fill(name)
  await form.getByRole('textbox', { name: 'Contact name' }).fill(name)
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(desk.getByText(`Account opened ${name}`)).toBeVisible()
  await expect.poll(() => desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('in a workspace only the conversation scrolls, not the page behind it', async ({ desk }) => {
  await desk.goto('/app/workspaces')
  await desk.getByRole('table', { name: 'Workspaces' }).getByRole('link').first().click()
  await expect(desk.getByRole('log')).toBeVisible()
  await expect.poll(() => desk.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
})

test('the last row of preset cards leaves no gap, whatever the width', async ({ desk }) => {
  await desk.goto('/app/home')
  const cards = desk.getByRole('region', { name: 'Presets' }).getByRole('link')
  await expect(cards.filter({ hasText: 'Quote Proposal' })).toBeVisible()
  for (const width of [1440, 1024, 390]) {
    await desk.setViewportSize({ width, height: 900 })
    // The agency may have presets of its own after the built-in ones.
    const gap = () =>
      cards
        .last()
        .evaluate((card) =>
          Math.abs(
            (card.parentElement?.getBoundingClientRect().right ?? 0) - card.getBoundingClientRect().right,
          ),
        )
    await expect.poll(gap).toBeLessThan(1)
  }
})

test('an overdue date of another year, on paper too, and a long email address are shown in full', async ({
  desk,
  receive,
}) => {
  const clientName =
    'Kittery Point Yacht Yard, Marine Railway and Winter Storage Company of Maine, New Hampshire and Massachusetts'
  const id = await receive({ clientName, clientEmail: 'service.desk@kittery-point-yacht-yard.example' })
  await desk.goto(`/app/servicing/${id}/update`)
  const dialog = desk.getByRole('dialog', { name: 'Update Service Request' })
  await dialog.getByRole('spinbutton', { name: /month/ }).click()
  for (const part of ['12', '31', String(new Date().getFullYear() - 1)]) await desk.keyboard.type(part)
  await dialog.getByRole('button', { name: 'Update Request' }).click()
  await expect(dialog).toBeHidden()
  const email = desk.getByRole('link', { name: /^service\.desk/ })
  expect(await email.evaluate((link) => [...link.childNodes].map((part) => part.textContent))).toEqual([
    'service.desk',
    '',
    '@kittery-point-yacht-yard.example',
  ])

  await desk.goto(`/app/servicing?overdue=yes&q=${encodeURIComponent(clientName)}`)
  const due = desk.getByRole('cell', { name: /Overdue/ })
  await expect(due).toBeVisible()
  await expect.poll(() => due.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThanOrEqual(0)

  // On Letter paper the names beside it wrap instead.
  await desk.setViewportSize({ width: 720, height: 900 })
  await desk.emulateMedia({ media: 'print' })
  const lines = await due.getByText(/, \d{4}/).evaluate((date) => {
    const range = document.createRange()
    range.selectNodeContents(date.firstChild ?? date)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('a dialog scrolls as a whole in a window too low for its form', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Lakeside Brewing' })
  await desk.setViewportSize({ width: 320, height: 256 })
  await desk.goto(`/app/servicing/${id}/resolve`)
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Resolve Request' }).scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('heading', { name: 'Resolve Service Request' })).not.toBeInViewport()
})

test('a record’s details are 320 px wide beside it, and below it on tablets and phones', async ({
  desk,
  receive,
}) => {
  const id = await receive({ clientName: 'Harpswell Sea Kayaks' })
  await desk.goto(`/app/servicing/${id}/overview`)
  const details = desk.getByRole('complementary', { name: 'Details' })
  const record = desk.getByRole('heading', { level: 2 }).first()
  const places = async (width: number) => {
    await desk.setViewportSize({ width, height: 900 })
    const [aside, main] = await Promise.all([details.boundingBox(), record.boundingBox()])
    return { width: aside?.width, isBeside: (aside?.y ?? 0) <= (main?.y ?? 0) }
  }
  await expect(details.getByLabel('Assignee')).toBeVisible()
  for (const width of [1440, 1280])
    await expect.poll(() => places(width)).toEqual({ width: 320, isBeside: true })
  for (const width of [768, 390]) await expect.poll(() => places(width)).toMatchObject({ isBeside: false })
})

test('forced colors mark the current page in the sidebar', async ({ desk }) => {
  await desk.emulateMedia({ forcedColors: 'active' })
  await desk.goto('/app/servicing')
  const backgroundOf = (name: string) =>
    desk
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  await expect(desk.getByRole('link', { name: 'Policies', exact: true })).toBeVisible()
  expect(await backgroundOf('Service Requests')).not.toBe(await backgroundOf('Policies'))
})

test('a toast is not over the Comment button', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Cousins Island Boatyard' })
  await desk.goto(`/app/servicing/${id}/update`)
  await desk.getByRole('button', { name: 'Update Request' }).click()
  await expect(desk.getByText('Request updated')).toBeVisible()
  const toast = await desk.getByRole('region', { name: 'Notifications' }).boundingBox()
  await desk.goto(`/app/servicing/${id}/activity`)
  const button = await desk.getByRole('button', { name: 'Comment', exact: true }).boundingBox()
  expect(button?.x).toBeGreaterThan((toast?.x ?? 0) + (toast?.width ?? Infinity))
})

test('a printed list has its rows and no filters', async ({ desk }) => {
  await desk.goto('/app/servicing')
  await expect(desk.getByRole('row').nth(3)).toBeVisible()
  const filter = desk.getByRole('main').getByRole('textbox').or(desk.getByRole('main').getByRole('searchbox'))
  await expect(filter).toHaveCount(1)
  await desk.emulateMedia({ media: 'print' })
  await expect(filter).toHaveCount(0)
  await expect(desk.getByRole('row').nth(3)).toBeVisible()
})

// Only the rows on screen are rendered, as if all had the same height.
for (const list of ['/app/servicing?status=all', '/app/policies?expiring=90-days'])
  test(`on a phone all cards of ${list} have the same height`, async ({ desk }) => {
    await desk.setViewportSize({ width: 390, height: 844 })
    await desk.goto(list)
    const rows = desk.getByRole('row').filter({ has: desk.getByRole('link') })
    await expect(rows.nth(5)).toBeVisible()
    const heights = () =>
      rows.evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().height)).size)
    await expect.poll(heights).toBe(1)
  })

test('the buttons of an approval that begins at the end of the screen do not cover its title', async ({
  desk,
}) => {
  await desk.goto('/app/servicing?prepared=yes')
  await desk.getByRole('row').filter({ hasText: 'Create Certificate' }).first().getByRole('link').click()
  const card = desk.getByRole('region', { name: /^Issue a certificate/ })
  const title = await card.getByRole('heading').boundingBox()
  const end = (title?.y ?? 0) + (title?.height ?? 0)
  await desk.setViewportSize({ width: 1440, height: Math.ceil(end) + 20 })
  const approve = await card.getByRole('button', { name: 'Approve' }).boundingBox()
  expect(approve?.y).toBeGreaterThan(end)
})

test('at 1280 px the filters of the policies are one line, and each expiration is shown in full', async ({
  desk,
}) => {
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.goto('/app/policies')
  const filters = desk.getByRole('group', { name: 'Filters' })
  await expect(filters.getByText(/Overdue\s*\d/)).toBeVisible()
  expect((await filters.boundingBox())?.height).toBeLessThan(40)
  const expiration = desk.getByText(/^Expires \w+ \d+, \d{4}$/).first()
  expect(await expiration.evaluate((note) => note.scrollWidth - note.clientWidth)).toBe(0)
})

test('the home page names the insured and the holder of a certificate in full', async ({ desk }) => {
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.goto('/app/home')
  const title = desk.getByText(/^Issue a certificate for \S.* to \S/).first()
  const showAll = desk.getByRole('button', { name: /^Show all \d+$/ })
  await expect(title.or(showAll).first()).toBeVisible()
  // Other journeys leave more waiting than the page shows at first.
  if (await showAll.isVisible()) await showAll.click()
  await expect(title).toBeVisible()
  expect(await title.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0)
  expect(await title.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
})

test('on a phone the card of a request keeps when it came in, who has it and when it is due on one line', async ({
  desk,
}) => {
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.goto('/app/servicing')
  const card = desk.getByRole('table', { name: 'Service requests' }).getByRole('row').nth(1)
  await expect(card.getByRole('link')).toBeVisible()
  const spread = () =>
    card.locator('td').evaluateAll((cells) => {
      const tops = cells.slice(-3).map((cell) => cell.getBoundingClientRect().top)
      return Math.max(...tops) - Math.min(...tops)
    })
  await expect.poll(spread).toBeLessThan(12)
})

test('at 1280 px what is typed above the policies does not move the list', async ({ desk }) => {
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.goto('/app/policies')
  const filters = desk.getByRole('group', { name: 'Filters' })
  await expect(filters.getByText(/Overdue\s*\d/)).toBeVisible()
  const { height } = (await filters.boundingBox()) ?? {}
  await filters.getByRole('searchbox').fill('Casco')
  await expect(filters.getByRole('button', { name: 'Reset' })).toBeVisible()
  expect((await filters.boundingBox())?.height).toBe(height)
})

test('in a low window the questions about a policy are introduced from the beginning', async ({ desk }) => {
  await desk.setViewportSize({ width: 1280, height: 640 })
  await desk.goto('/app/policies?q=Red%20Hook%20Bakery%20Hospitality')
  await desk
    .getByRole('table', { name: 'Policies' })
    .getByRole('link', { name: /Business Owners/ })
    .click()
  await desk
    .getByRole('navigation', { name: 'Policy' })
    .getByRole('link', { name: 'Explore with AI' })
    .click()
  const log = desk.getByRole('log', { name: 'Questions about the policy' })
  await expect(log.getByRole('heading', { name: 'Ask about this policy' })).toBeInViewport({ ratio: 1 })
  const question = desk.getByRole('textbox', { name: 'Question about the policy' })
  expect((await question.boundingBox())?.height).toBeLessThan(60)
})

test('on a phone the card of a policy names its account in full', async ({ desk }) => {
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.goto('/app/policies?q=Atlantic%20Logistics')
  const account = desk.getByRole('table', { name: 'Policies' }).getByRole('cell').first()
  await expect(account).toBeVisible()
  expect(await account.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0)
})
