import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { pdfOf } from './pdfOf.ts'
import { expect, test } from './world.ts'

const endorsement = {
  name: 'Additional insured endorsement.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf(['Commercial general liability', 'Additional insured: Casco Bay Builders']),
}

function table(page: Page) {
  return page.getByRole('table', { name: 'Documents' })
}

function dialog(page: Page) {
  return page.getByRole('dialog')
}

/** The documents of the first policy of the list. */
async function openDocuments(page: Page): Promise<void> {
  await page.goto('/app/policies')
  await page.getByRole('table', { name: 'Policies' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/app\/policies\/bp_\w+\/overview$/)
  await page.getByRole('navigation', { name: 'Policy' }).getByRole('link', { name: 'Documents' }).click()
  await expect(page).toHaveURL(/\/app\/policies\/bp_\w+\/documents$/)
  await expect(page.getByRole('link', { name: 'Upload Document' })).toBeVisible()
}

async function uploadEndorsement(page: Page, name = endorsement.name): Promise<void> {
  await page.getByRole('link', { name: 'Upload Document' }).click()
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ ...endorsement, name })
  await dialog(page).getByRole('combobox', { name: 'Type' }).selectOption('Endorsement')
  await dialog(page).getByRole('textbox', { name: 'Notes' }).fill('CG 20 10')
  await dialog(page).getByRole('button', { name: 'Upload Document' }).click()
  await expect(table(page).getByRole('link', { name })).toBeVisible()
}

test('uploads a document with its type, which decides whether the client sees it', async ({ desk }) => {
  await openDocuments(desk)
  await desk.getByRole('link', { name: 'Upload Document' }).click()
  await expect(desk.getByRole('heading', { name: 'Upload a new document' })).toBeVisible()
  const visible = dialog(desk).getByRole('checkbox', { name: 'Visible to the client' })
  await dialog(desk).getByRole('combobox', { name: 'Type' }).selectOption('Invoice')
  await expect(visible).not.toBeChecked()
  await dialog(desk).getByRole('combobox', { name: 'Type' }).selectOption('Endorsement')
  await expect(visible).toBeChecked()
  await dialog(desk).getByRole('button', { name: 'Upload Document' }).click()
  await expect(dialog(desk).getByText('File is required.')).toBeVisible()
  await desk.keyboard.press('Escape')
  await desk
    .getByRole('alertdialog', { name: 'Discard what you typed?' })
    .getByRole('button', { name: 'Discard' })
    .click()
  await expect(dialog(desk)).toHaveCount(0)

  await uploadEndorsement(desk)
  await expect(dialog(desk)).toHaveCount(0)
  await expect(desk.getByRole('columnheader')).toHaveText([
    /Name/,
    /Type/,
    /Reading/,
    /Upload Date/,
    /Actions/,
  ])
  const row = table(desk).getByRole('row').filter({ hasText: endorsement.name })
  await expect(row).toContainText('Endorsement')
  await expect(row).toContainText('Visible to the client')
})

test('a PDF opens in the app at its own URL with pages, zoom, search and download', async ({ desk }) => {
  await openDocuments(desk)
  await uploadEndorsement(desk, 'Endorsement to read.pdf')
  await table(desk).getByRole('link', { name: 'Endorsement to read.pdf' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Endorsement to read.pdf' })).toBeVisible()
  await expect(desk).toHaveURL(/\/documents\/fi_\w+$/)
  await expect(desk.getByText('Page 1 of 2')).toBeVisible()
  await expect(desk.getByText('Commercial general liability')).toBeVisible()

  await desk.getByRole('button', { name: 'Zoom in' }).click()
  await expect(desk.getByRole('button', { name: 'Fit width' })).toBeEnabled()
  await desk.getByRole('button', { name: 'Fit width' }).click()
  await desk.getByRole('searchbox', { name: 'Search in document' }).fill('casco bay')
  await expect(desk.getByText('1 of 1')).toBeVisible()
  await expect(desk.getByText('Page 2 of 2')).toBeVisible()

  const downloading = desk.waitForEvent('download')
  await desk.getByRole('link', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('Endorsement to read.pdf')
  await desk.reload()
  await expect(desk.getByText('Page 1 of 2')).toBeVisible()
  await expectAccessible(desk)
})

test('asks before deleting a document, and Undo restores it', async ({ desk }) => {
  await openDocuments(desk)
  await uploadEndorsement(desk, 'Binder in force.pdf')
  await uploadEndorsement(desk, 'Superseded binder.pdf')
  const row = table(desk).getByRole('link', { name: 'Superseded binder.pdf' })
  await desk.getByRole('button', { name: 'Delete Superseded binder.pdf' }).click()
  const question = desk.getByRole('alertdialog', { name: 'Delete Document' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await expect(table(desk).getByRole('link', { name: 'Binder in force.pdf' })).toBeFocused()
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('rejects an unsupported file in the dialog, whatever its name', async ({ desk }) => {
  await openDocuments(desk)
  await desk.getByRole('link', { name: 'Upload Document' }).click()
  const page = { name: 'Declarations.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') }
  await dialog(desk).locator('input[type=file]').setInputFiles(page)
  await expect(dialog(desk).getByText(/This kind of file is not supported/)).toBeVisible()
})

test('a policy’s documents and their dialogs are accessible', async ({ desk }) => {
  await openDocuments(desk)
  await expectAccessible(desk)
  await desk.getByRole('link', { name: 'Upload Document' }).click()
  await expect(dialog(desk).getByRole('combobox', { name: 'Type' })).toBeVisible()
  await expectAccessible(desk)
})
