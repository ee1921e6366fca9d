import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

const lists = ['/app/servicing', '/app/accounts', '/app/policies']

/** The links of the first rows, with their first line of text and where it stands. */
async function firstRows(page: Page) {
  const links = page.locator('tbody a[data-row-link]')
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((all) =>
    all.slice(0, 12).map((link) => {
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()
      const range = document.createRange()
      if (words) range.selectNode(words)
      const { x, y } = range.getBoundingClientRect()
      return { href: link.getAttribute('href'), text: words?.textContent, x, y }
    }),
  )
}

/** Lets no script come but the one that runs before the first paint, and answers what lets the app come. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    if (!route.request().url().includes('/early.')) await mayCome
    await route.continue()
  })
  return letCome
}

/** The lines of each cell that is there, row by row; null for those that wait for their code. */
async function cellLines(page: Page) {
  return page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows
        .slice(0, 12)
        .map((row) =>
          [...row.children].map((cell) =>
            cell.ariaHidden === 'true' || !(cell instanceof HTMLElement) ? null : cell.innerText.split('\n'),
          ),
        ),
    )
}

function app(page: Page) {
  return page.locator('#coverdesk:not([data-first-frame])')
}

for (const address of lists) {
  test(`the first rows of ${address} can be read before the app is there, where the app shows them`, async ({
    desk,
  }) => {
    const complaints: string[] = []
    desk.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    const letCome = await holdApp(desk)
    await desk.goto(address, { waitUntil: 'commit' })
    const before = await firstRows(desk)
    const linesBefore = await cellLines(desk)
    letCome()
    await expect(app(desk)).toBeAttached()
    const after = await firstRows(desk)
    const linesAfter = await cellLines(desk)
    // Words that need the code may come in between, as a badge does.
    for (const [row, cells] of linesBefore.entries())
      for (const [column, lines] of cells.entries())
        expect(linesAfter[row]?.[column]).toEqual(expect.arrayContaining(lines ?? []))
    expect(before.map(({ href, text }) => ({ href, text }))).toEqual(
      after.map(({ href, text }) => ({ href, text })),
    )
    for (const [index, { x, y }] of before.entries()) {
      expect(Math.abs(x - (after[index]?.x ?? 0))).toBeLessThanOrEqual(1)
      expect(Math.abs(y - (after[index]?.y ?? 0))).toBeLessThanOrEqual(2)
    }
    expect(complaints).toEqual([])
  })
}

test('a row that is pressed before the app is there opens its record once it is, without another load', async ({
  desk,
}) => {
  const letCome = await holdApp(desk)
  await desk.goto('/app/servicing', { waitUntil: 'commit' })
  const row = desk.locator('tbody a[data-row-link]').first()
  const record = await row.getAttribute('href')
  await row.click()
  letCome()
  await expect(desk).toHaveURL(new RegExp(`${record}$`))
  const pages = await desk.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))
  expect(pages.map((page) => new URL(page).pathname)).toEqual(['/app/servicing'])
})

test('a heading that is pressed before the app is there puts the rows in order once it is', async ({
  desk,
}) => {
  const letCome = await holdApp(desk)
  await desk.goto('/app/accounts', { waitUntil: 'commit' })
  await desk.getByRole('columnheader', { name: 'Address' }).getByRole('button').click()
  letCome()
  await expect(desk).toHaveURL(/sort=address/)
})

test('a list with other columns than at first waits for its code', async ({ desk }) => {
  await holdApp(desk)
  await desk.goto('/app/policies?expiring=30-days', { waitUntil: 'commit' })
  await expect(desk.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
  await expect(desk.locator('tbody a')).toHaveCount(0)
})
