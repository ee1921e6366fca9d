import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { pdfOf } from './pdfOf.ts'
import { expect, test } from './world.ts'

function rows(page: Page) {
  return page
    .getByRole('table', { name: 'Policies' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
}

function dialog(page: Page) {
  return page.getByRole('dialog')
}

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/app/policies${search}`)
  await expect(rows(page).first()).toBeVisible()
}

/** Opens the dialog for the first account whose name contains the words, from that account. */
async function openDialogFor(page: Page, words: string): Promise<void> {
  await page.goto(`/app/accounts?q=${words}&type=business`)
  await page.getByRole('table', { name: 'Accounts' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/app\/accounts\/ac_\w+\/overview$/)
  await page.goto(`/app/policies/new?accountId=${/ac_\w+/.exec(page.url())?.[0] ?? ''}`)
  await expect(dialog(page).getByRole('textbox', { name: /^Premium/ })).toBeVisible()
}

async function fillPolicy(page: Page, number: string): Promise<void> {
  const form = dialog(page)
  await form.getByRole('combobox', { name: /^Type/ }).selectOption('General Liability')
  await (await listedCarrier(page, 'Beacon Street Surety')).click()
  await form.getByRole('textbox', { name: 'Policy number' }).fill(number)
  await form.getByRole('textbox', { name: /^Premium/ }).fill('12480.50')
}

/** A carrier in the open list. Sometimes the list closes again while a new page settles; like a user, press again. */
async function listedCarrier(page: Page, name: string): Promise<Locator> {
  const option = page.getByRole('option', { name })
  await expect(async () => {
    if (!(await option.isVisible())) await dialog(page).getByRole('combobox', { name: 'Carrier' }).click()
    await expect(option).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return option
}

/** Logs a policy for a roofing contractor, and stays on its overview. */
async function logPolicy(page: Page, number: string): Promise<void> {
  await openDialogFor(page, 'roof')
  await fillPolicy(page, number)
  await dialog(page).getByRole('button', { name: 'Create Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'General Liability' })).toBeVisible()
}

test('dropped declarations fill in a new policy, which opens with its document', async ({ desk }) => {
  await openDialogFor(desk, 'roof')
  const form = dialog(desk)
  await form.locator('input[type=file]').setInputFiles({
    name: 'Declarations.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf([
      [
        'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
        'Policy Number:\t\tBSS-7781-2044',
        'Insurance Company:\t\tPilgrim Transit Insurance',
        'Policy Period:\t\t04/01/2026 to 04/01/2027',
        'Each Occurrence Limit\t\t$1,000,000',
        'Total Annual Premium\t\t$8,425.00',
      ].join('\n'),
    ]),
  })
  await expect(form.getByRole('textbox', { name: 'Policy number' })).toHaveValue('BSS-7781-2044')
  await expect(form.getByRole('combobox', { name: /^Type/ })).toBeFocused()
  const premium = form.getByRole('textbox', { name: /^Premium/ })
  await expect(premium).toHaveValue('$8,425.00')
  await expect(premium).toHaveAccessibleDescription('Page 1: “Total Annual Premium $8,425.00”')
  await expect(form.getByRole('combobox', { name: /^Carrier/ })).toHaveValue('Pilgrim Transit Insurance')
  await expectAccessible(desk)
  await form.getByRole('button', { name: 'Create Policy' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'General Liability' })).toBeVisible()
  await desk.getByRole('navigation', { name: 'Policy' }).getByRole('link', { name: 'Documents' }).click()
  await expect(desk.getByRole('table', { name: 'Documents' })).toContainText('Policy Document')
})

test('the policies list opens from the sidebar, and expiring policies can be filtered with their counts', async ({
  desk,
}) => {
  await desk.goto('/app/servicing')
  await desk.getByRole('link', { name: 'Policies' }).click()
  await expect(desk.getByRole('columnheader')).toHaveText([/Account/, /Status/, /Type/, /Carrier/])
  const soon = desk.getByRole('radio', { name: /^90 days/ })
  await expect(soon.locator('..')).toHaveText(/\d+$/)
  const count = /\d+$/.exec((await soon.locator('..').textContent()) ?? '')?.[0] ?? 'none'
  await soon.check()
  await expect(desk).toHaveURL(/expiring=90-days/)
  await expect(desk.getByText(new RegExp(`^${count} polic\\w+ expiring within 90 days$`))).toBeVisible()
  await expect(desk.getByRole('columnheader', { name: /Expires/ })).toBeVisible()
  await desk.reload()
  await expect(soon).toBeChecked()
  await expectAccessible(desk)
})

test('the Log Policy dialog is accessible', async ({ desk }) => {
  await openDialogFor(desk, 'roof')
  await fillPolicy(desk, 'E2E-0009-26')
  await expectAccessible(desk)
})

test('logs a policy with amounts exact to the cent and finds it by number', async ({ desk }) => {
  await openDialogFor(desk, 'roof')
  const form = dialog(desk)
  await fillPolicy(desk, 'E2E-0001-26')
  // A user in a hurry misspells the carrier's name.
  await form.getByRole('combobox', { name: 'Carrier' }).fill('granit casulty')
  await desk.getByRole('option', { name: 'Granite State Casualty' }).click()
  await form.getByRole('textbox', { name: 'Taxes' }).fill('400.10')
  await form.getByRole('textbox', { name: 'Commission rate' }).fill('12.35')
  await expect(form.getByRole('textbox', { name: 'Total' })).toHaveValue('$12,880.60')
  await expect(form.getByRole('textbox', { name: 'Estimated commission' })).toHaveValue('$1,541.34')
  await form.getByRole('button', { name: 'Create Policy' }).click()
  await expect(desk).toHaveURL(/\/app\/policies\/bp_\w+\/overview$/)
  await expect(desk.getByText('$12,880.60')).toBeVisible()
  await expect(desk.getByText('Binding').first()).toBeVisible()
  const number = desk.getByText('E2E-0001-26', { exact: true }).first()
  // Tabular figures would widen its hyphens too.
  await expect(number).toHaveCSS('font-variant-numeric', 'normal')

  await openList(desk, '?q=e2e-0001')
  await expect(rows(desk)).toHaveCount(1)
  await expect(number).toHaveCSS('font-variant-numeric', 'normal')
})

test('carriers found during a press do not change which one is chosen', async ({ desk }) => {
  await openDialogFor(desk, 'roof')
  const carrier = dialog(desk).getByRole('combobox', { name: 'Carrier' })
  await (await listedCarrier(desk, 'Granite State Casualty')).hover()
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
  await desk.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"casco"')) {
      ask()
      await isPressed
    }
    await route.continue()
  })
  const found = desk.waitForResponse(
    (response) => response.request().postData()?.includes('"casco"') ?? false,
  )
  await carrier.fill('casco')
  await isAsked
  await desk.mouse.down()
  press()
  await (await found).finished()
  await desk.mouse.up()
  await expect(carrier).toHaveValue('Granite State Casualty')
})

test('a carrier that is not in the catalog can be added while logging a policy and is there next time', async ({
  desk,
}) => {
  await openDialogFor(desk, 'roof')
  await fillPolicy(desk, 'E2E-0005-26')
  const form = dialog(desk)
  const carrier = form.getByRole('combobox', { name: 'Carrier' })
  await carrier.fill('Penobscot Mutual')
  await desk.getByRole('option', { name: 'Add “Penobscot Mutual”' }).click()
  const adding = desk.getByRole('dialog', { name: 'Add a carrier' })
  await expect(adding).toBeVisible()
  await expect(adding.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await desk.keyboard.press('Tab')
  await desk.keyboard.type('2498')
  await expect(adding.getByRole('textbox', { name: 'NAIC number' })).toHaveValue('2498')
  await adding.getByRole('button', { name: 'Add' }).click()
  await expect(adding.getByText('A NAIC number has five digits, like 24988.')).toBeVisible()
  await expectAccessible(desk)
  await adding.getByRole('textbox', { name: 'NAIC number' }).fill('24988')
  await desk.keyboard.press('Enter')
  await expect(adding).toBeHidden()
  await expect(carrier).toHaveValue('Penobscot Mutual')
  await expect(carrier).toBeFocused()
  await expect(desk.getByRole('listbox')).toBeHidden()
  await form.getByRole('button', { name: 'Create Policy' }).click()
  await expect(desk).toHaveURL(/\/overview$/)
  await expect(desk.getByText('Penobscot Mutual').first()).toBeVisible()

  await openDialogFor(desk, 'roof')
  await carrier.fill('penobscot mutual co.')
  const listed = desk.getByRole('option', { name: 'Penobscot Mutual', exact: true })
  await expect(listed).toBeVisible()
  await expect(desk.getByRole('option', { name: /^Add/ })).toHaveCount(0)
  await listed.click()
  await expect(carrier).toHaveValue('Penobscot Mutual')
})

test('errors show at their fields, and a duplicate number can be confirmed', async ({ desk }) => {
  await logPolicy(desk, 'E2E-0002-26')
  await openDialogFor(desk, 'roof')
  await fillPolicy(desk, 'e2e 0002 26')
  const form = dialog(desk)
  await form.getByRole('textbox', { name: 'Commission rate' }).fill('250')
  await form.getByRole('button', { name: 'Create Policy' }).click()
  await expect(form.getByText(/between 0 and 100 percent/)).toBeVisible()
  await form.getByRole('textbox', { name: 'Commission rate' }).fill('10')
  await form.getByRole('button', { name: 'Create Policy' }).click()
  await form.getByRole('checkbox', { name: 'Save with this number anyway' }).check()
  await form.getByRole('button', { name: 'Create Policy' }).click()
  await expect(desk).toHaveURL(/\/overview$/)
})

test('an edit’s reason is in the history; a renewal links to the next term and back', async ({ desk }) => {
  await logPolicy(desk, 'E2E-0003-26')
  await desk.getByRole('link', { name: 'Edit', exact: true }).click()
  const form = dialog(desk)
  await form.getByRole('textbox', { name: /^Premium/ }).fill('13000')
  await form.getByRole('textbox', { name: 'Reason for the update' }).fill('Audit of the payroll')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(desk.getByText('$13,000.00').first()).toBeVisible()
  await desk.getByRole('link', { name: 'History' }).click()
  await expect(desk.getByText('Audit of the payroll')).toBeVisible()
  await expect(desk.getByText(/Premium: \$12,480\.50 → \$13,000\.00/)).toBeVisible()

  await desk.getByRole('link', { name: 'Renew' }).click()
  await dialog(desk).getByRole('button', { name: 'Renew' }).click()
  await expect(desk.getByText('Renewal of')).toBeVisible()
  await desk.getByRole('link', { name: /The term that expires on/ }).click()
  await expect(desk.getByText('Renewed by')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Renew' })).toHaveAttribute('aria-disabled', 'true')
})

test('an account lists its policies and logs a new one', async ({ desk }) => {
  await logPolicy(desk, 'E2E-0004-26')
  await desk.getByRole('link', { name: /roof/i }).first().click()
  await desk
    .getByRole('navigation', { name: 'Account', exact: true })
    .getByRole('link', { name: 'Policies' })
    .click()
  await expect(desk).toHaveURL(/\/app\/accounts\/ac_\w+\/policies$/)
  await expect(rows(desk).filter({ hasText: 'E2E-0004-26' })).toHaveCount(1)
  await desk.getByRole('link', { name: 'Add Policy' }).click()
  await expect(desk).toHaveURL(/\/app\/policies\/new\?accountId=ac_/)
  await expect(dialog(desk).getByRole('textbox', { name: /^Premium/ })).toBeVisible()
  await dialog(desk).getByRole('button', { name: 'Close' }).last().click()
  await expect(desk).toHaveURL(/\/app\/accounts\/ac_\w+\/policies$/)
})

test('what Copilot offers for a policy is there once its page is reloaded, before a key or the pointer moves', async ({
  desk,
}) => {
  await openList(desk)
  await rows(desk).first().getByRole('link').first().click()
  await expect(desk).toHaveURL(/\/app\/policies\/\w+\/overview$/)
  for (const address of [desk.url(), desk.url().replace('/overview', '/history')]) {
    await desk.goto(address)
    await expect(desk.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
    await expect(desk.getByRole('link', { name: 'Open in Copilot' })).toBeVisible({ timeout: 5_000 })
  }
})
