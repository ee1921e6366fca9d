import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { expect, test } from './world.ts'

const heading = [
  'Client Number',
  'Named Insured',
  'City',
  'State',
  'Zip Code',
  'Contact Person',
  'Contact E-mail',
  'Producer',
]

/** Three clients from another system, the last with two errors. */
function clients(mark: string): string[][] {
  return [
    [
      `${mark}-1`,
      `${mark} Millwork Inc.`,
      'Brunswick',
      'ME',
      '04011',
      'Nora Thibodeau',
      'nora@mill.example',
      'Dana',
    ],
    [
      `${mark}-2`,
      `${mark} Construction`,
      'Portland',
      'ME',
      '04101',
      'Abel Roy',
      'abel@build.example',
      'Dana',
    ],
    [`${mark}-3`, `${mark} Marine Supply`, 'Bangor', 'ME', '78701', 'Iris Cole', 'iris at marine', 'Marcus'],
  ]
}

function csvOf(rows: readonly (readonly string[])[]): Buffer {
  return Buffer.from(rows.map((cells) => cells.join(',')).join('\r\n'))
}

/** Chooses a file of accounts, and stays on the preview. */
async function chooseFile(page: Page, file: { name: string; buffer: Buffer }): Promise<void> {
  await page.goto('/app/accounts/import')
  await page.locator('input[type=file]').setInputFiles({ mimeType: 'text/csv', ...file })
  await expect(page.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible()
}

/** Imports the previewed rows and waits until done. */
async function bring(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByText(/ imported, /)).toBeVisible()
}

async function download(page: Page, link: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFile(await file.path(), 'utf8')
}

async function expectAccounts(page: Page, words: string, count: number): Promise<void> {
  await page.goto(`/app/accounts?q=${encodeURIComponent(words)}`)
  const links = page.getByRole('table', { name: 'Accounts' }).getByRole('row').getByRole('link')
  if (count === 0) await expect(page.getByText('No accounts found')).toBeVisible()
  else await expect(links).toHaveCount(count)
}

test('imports clients from another system’s CSV file; rejected rows are corrected and imported too', async ({
  desk,
}) => {
  await chooseFile(desk, { name: 'clients.csv', buffer: csvOf([heading, ...clients('Bowdoin')]) })
  await expect(desk.getByRole('combobox', { name: 'Named Insured' })).toHaveValue('account.name')
  await expect(desk.getByRole('combobox', { name: 'Contact E-mail' })).toHaveValue('contact.email')
  await expect(desk.getByRole('combobox', { name: 'Producer' })).toHaveValue('')
  await expect(desk.getByText('2 new, 0 unchanged, 1 with errors.')).toBeVisible()
  await expect(desk.getByText('Row 4, Bowdoin Marine Supply')).toBeVisible()
  await expect(desk.getByText(/ZIP code 78701 is in TX, not in ME/)).toBeVisible()
  await expect(desk.getByText(/Enter an email address like/)).toBeVisible()
  await bring(desk, 'Import 2 accounts')
  await expect(desk.getByText('2 imported, 0 already existed, 1 refused')).toBeVisible()

  const refused = await download(desk, desk.getByRole('link', { name: 'File to correct' }))
  expect(refused).toContain('Bowdoin Marine Supply')
  expect(refused).toContain('What is wrong')
  const corrected = refused.replace('78701', '04401').replace('iris at marine', 'iris@marine.example')
  await chooseFile(desk, { name: 'corrected.csv', buffer: Buffer.from(corrected) })
  await expect(desk.getByText('1 new, 0 unchanged, 0 with errors.')).toBeVisible()
  await bring(desk, 'Import 1 account')
  await expectAccounts(desk, 'Bowdoin', 3)
})

test('importing a workbook again changes nothing, and an import can be undone as a whole', async ({
  desk,
}) => {
  const workbook = await readFile(path.join(import.meta.dirname, 'lists/clients.xlsx'))
  const list = { name: 'clients.xlsx', buffer: workbook }
  await chooseFile(desk, list)
  await expect(desk.getByText('2 new, 0 unchanged, 1 with errors.')).toBeVisible()
  await bring(desk, 'Import 2 accounts')
  const done = desk.url()
  await chooseFile(desk, list)
  await expect(desk.getByText('0 new, 2 unchanged, 1 with errors.')).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Import 0/ })).toHaveAttribute('aria-disabled', 'true')

  await desk.goto(done)
  await desk.getByRole('button', { name: 'Undo import' }).click()
  await expect(desk.getByText(/The 2 accounts from this import will be removed/)).toBeVisible()
  await desk.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(desk.getByText('The import was undone')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Undo import' })).toBeHidden()
  await expectAccounts(desk, 'Casco Millwork', 0)
})

test('a list exported with its filters can be imported again', async ({ desk }) => {
  await chooseFile(desk, { name: 'clients.csv', buffer: csvOf([heading, ...clients('Presque')]) })
  await bring(desk, 'Import 2 accounts')
  await expectAccounts(desk, 'Presque', 2)
  const exported = await download(desk, desk.getByRole('link', { name: 'Export' }))
  expect(exported.trimEnd().split('\r\n')).toHaveLength(3)
  await chooseFile(desk, { name: 'accounts.csv', buffer: Buffer.from(exported) })
  await expect(desk.getByText('0 new, 2 unchanged, 0 with errors.')).toBeVisible()
  const bare = exported.replace('Account ID', 'Row').replace('Contact ID', 'Person')
  await chooseFile(desk, { name: 'bare.csv', buffer: Buffer.from(bare) })
  await expect(desk.getByRole('combobox', { name: 'Row' })).toHaveValue('')
  await expect(desk.getByText('0 new, 2 unchanged, 0 with errors.')).toBeVisible()
})

test('a user without a list fills in a template', async ({ desk }) => {
  await desk.goto('/app/accounts/import')
  const template = await download(desk, desk.getByRole('link', { name: 'Template for accounts' }))
  const filled = template.replaceAll('Longfellow', 'Sebago')
  await chooseFile(desk, { name: 'filled.csv', buffer: Buffer.from(filled) })
  await expect(desk.getByText('1 new, 0 unchanged, 0 with errors.')).toBeVisible()
})

test('completes an import without a mouse', async ({ desk }) => {
  await desk.goto('/app/accounts')
  await desk.getByRole('link', { name: 'Import' }).focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible()
  await desk.locator('input[type=file]').setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: csvOf([heading, ...clients('Allagash')]),
  })
  await expect(desk.getByRole('button', { name: 'Remove clients.csv' })).toBeVisible()
  await desk.getByRole('button', { name: 'Continue' }).focus()
  await desk.keyboard.press('Enter')
  const producer = desk.getByRole('combobox', { name: 'Producer' })
  await producer.focus()
  await desk.keyboard.type('DBA')
  await expect(desk).toHaveURL(/columns=/)
  await expect(producer).toHaveValue('account.dba')
  await expect(producer).toBeFocused()
  await desk.getByRole('button', { name: /^Import / }).focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(/ imported, /)).toBeVisible()
})

test('each step of an import is accessible', async ({ desk }) => {
  await desk.goto('/app/accounts/import')
  await expect(desk.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expectAccessible(desk)
  await chooseFile(desk, { name: 'clients.csv', buffer: csvOf([heading, ...clients('Kezar')]) })
  await expectAccessible(desk)
  await bring(desk, 'Import 2 accounts')
  await expectAccessible(desk)
})
