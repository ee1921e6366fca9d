import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { pdfOf } from './pdfOf.ts'
import { expect, test } from './world.ts'

const contract = `SUBCONTRACT AGREEMENT

Article 9. Insurance

9.1 The Subcontractor shall maintain commercial general liability insurance with limits of at least $1,000,000 each occurrence and $2,000,000 general aggregate.

9.2 The Subcontractor shall maintain umbrella liability insurance with a limit of at least $5,000,000 each occurrence.

9.3 Coverage shall name Penobscot Builders Inc. as an additional insured.
`

const policy = `COMMERCIAL GENERAL LIABILITY DECLARATIONS

Policy Number: CGL-4471902
Named Insured: Ridgeline Roofing LLC
Policy Period: 01/01/2026 to 01/01/2027
Each Occurrence Limit: $1,000,000
General Aggregate Limit: $2,000,000
`

/** Asks Cara on the home page, and waits for the answer. */
async function ask(desk: Page, message: string): Promise<void> {
  await desk.goto('/app/home')
  await desk.getByRole('textbox', { name: 'Ask Cara' }).fill(message)
  await desk.keyboard.press('Enter')
  await desk.waitForURL(/\/app\/workspaces\/cw_/)
}

/** The side panel's badge: Cara has finished. */
async function expectDone(desk: Page): Promise<void> {
  await expect(desk.getByText(/^(Idle|Waiting for Input)$/).first()).toBeVisible({ timeout: 60_000 })
}

test('a question asked on the home page becomes a workspace that colleagues find in the list', async ({
  desk,
}) => {
  await desk.goto('/app')
  await expect(desk).toHaveURL(/\/app\/home$/)
  await expectAccessible(desk)
  await ask(desk, 'What can you do for a roofing contractor?')
  await expect(desk.getByRole('log').getByText('What can you do for a roofing contractor?')).toBeVisible()
  await expectDone(desk)
  await expect(desk.getByRole('article', { name: 'Cara' }).first()).toBeVisible()
  await expectAccessible(desk)

  await desk.getByRole('link', { name: 'Back to workspaces' }).click()
  await expect(desk.getByRole('link', { name: /What can you do for a roofing contractor/ })).toBeVisible()
})

test('a preset gives each file its role, and Cara’s output opens beside the conversation', async ({
  desk,
}) => {
  await desk.goto('/app/home')
  await desk.getByRole('link', { name: /Contract Review/ }).click()
  const dialog = desk.getByRole('dialog', { name: 'Contract Review' })
  const files = dialog.locator('input[type=file]')
  await files
    .first()
    .setInputFiles({ name: 'contract.txt', mimeType: 'text/plain', buffer: Buffer.from(contract) })
  await files
    .last()
    .setInputFiles({ name: 'policy.txt', mimeType: 'text/plain', buffer: Buffer.from(policy) })
  await expect(dialog.getByText(/· Uploaded$/)).toHaveCount(2)
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Which insurance does this contract require?')
  await dialog.getByRole('button', { name: 'Create Workspace' }).click()
  await desk.waitForURL(/\/app\/workspaces\/cw_/)
  const attachments = desk.getByRole('region', { name: 'Attachments' })
  await expect(attachments.getByRole('link', { name: /contract\.txt Contract/ })).toBeVisible()
  await expect(desk.getByText('Processed attachments')).toBeVisible({ timeout: 60_000 })
  await expectDone(desk)

  const artifact = desk
    .getByRole('log')
    .getByRole('link', { name: /Document$/ })
    .first()
  await artifact.click()
  await expect(desk).toHaveURL(/artifact=ar_/)
  const frame = desk.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  await desk.getByRole('combobox', { name: 'Style' }).selectOption('Elegant Premium')
  await expect(frame).toHaveAttribute('src', /style_id=builtin%3Aelegant-premium&version=2/)
  await expect(desk.getByRole('textbox', { name: 'Message to Cara' })).toBeVisible()

  await desk.getByRole('button', { name: 'Edit', exact: true }).click()
  const paragraph = desk.getByRole('textbox', { name: 'Document' }).getByRole('paragraph').first()
  await paragraph.click()
  await desk.keyboard.press('End')
  await desk.keyboard.type(' Read this first.')
  await expect(paragraph).toContainText('Read this first.')
  await desk.keyboard.press('ControlOrMeta+End')
  await desk.keyboard.press('Enter')
  await desk.keyboard.type('Call us before you sign.')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(frame).toHaveAttribute('src', /version=3/)
  await expect(desk.frameLocator('iframe').getByText('Call us before you sign.')).toBeVisible()

  await desk.getByRole('combobox', { name: 'Version' }).selectOption({ index: 1 })
  const changes = desk.getByRole('region', { name: 'Changes from version 2 to version 3' })
  await expect(changes.getByText('Call us before you sign.')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Restore' }).click()
  await expect(frame).toHaveAttribute('src', /version=4/)
  await desk.getByRole('button', { name: 'Close' }).click()
  await expect(desk).not.toHaveURL(/artifact=/)
})

test('creates, edits and runs an agency preset and adds it to the home page', async ({ desk }) => {
  await desk.goto('/app/presets')
  await desk.getByRole('link', { name: 'Create Preset' }).first().click()
  await desk.getByRole('textbox', { name: 'Title' }).fill('Loss run summary')
  await desk.getByRole('textbox', { name: 'Description' }).fill('Sums up loss runs by year and line.')
  await desk.getByRole('textbox', { name: 'Base prompt' }).fill('Make a table of losses by year and line.')
  await desk.getByRole('button', { name: 'Create Preset' }).click()
  await expect(desk).toHaveURL(/\/app\/presets$/)
  await desk.getByRole('link', { name: 'Edit Loss run summary' }).click()
  await desk.getByRole('textbox', { name: 'Title' }).fill('Loss runs by year')
  await desk.getByRole('button', { name: 'Update Preset' }).click()
  await expect(desk.getByRole('link', { name: 'Run Loss runs by year' })).toBeVisible()

  await desk.goto('/app/home/preferences')
  await desk.getByText('Custom Presets', { exact: true }).click()
  await desk.getByRole('checkbox', { name: 'Loss runs by year' }).check()
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByRole('link', { name: /Loss runs by year/ }).click()
  await expect(desk.getByRole('dialog', { name: 'Loss runs by year' })).toBeVisible()
  await desk.getByRole('textbox', { name: 'Message' }).fill('For Summit Ridge Roofing')
  await desk.getByRole('button', { name: 'Create Workspace' }).click()
  await desk.waitForURL(/\/app\/workspaces\/cw_/)
  await expect(desk.getByRole('link', { name: 'Loss runs by year' })).toHaveAttribute('href', /\/edit$/)
})

test('saves and previews a style with a start page, and rejects a broken PDF with a message', async ({
  desk,
}) => {
  await desk.goto('/app/styles/new')
  await expect(desk.getByText('Preview not available')).toBeVisible()
  await desk.getByRole('textbox', { name: 'Title' }).fill('Harborline proposal')
  const files = desk.getByRole('dialog').locator('input[type=file]')
  await files
    .first()
    .setInputFiles({ name: 'cover.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') })
  await expect(desk.getByText(/Uploaded$/).first()).toBeVisible()
  await desk.getByRole('button', { name: 'Create Style' }).click()
  await expect(desk.getByText(/This PDF is damaged/)).toBeVisible()

  await files
    .first()
    .setInputFiles({ name: 'cover.pdf', mimeType: 'application/pdf', buffer: pdfOf(['Cover']) })
  await expect(desk.getByText(/Uploaded$/).first()).toBeVisible()
  await desk.getByRole('button', { name: 'Create Style' }).click()
  await expect(desk).toHaveURL(/\/app\/styles\/ht_/)
  await expect(desk.frameLocator('iframe[title=Preview]').getByText('Our recommendation')).toBeVisible()
  await expect(desk.getByText('cover.pdf')).toBeVisible()
})

test('a service request opens in Copilot with the suggested preset', async ({ desk, receive }) => {
  const id = await receive({
    clientName: 'Ridgeline Roofing LLC',
    type: 'QUESTION',
    question: { question: 'Does my policy cover hired trucks?' },
  })
  await desk.goto(`/app/servicing/${id}/overview`)
  await desk.getByRole('button', { name: 'More' }).click()
  await desk.getByRole('menuitem', { name: 'Open in Copilot' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Open in Copilot' })
  await expect(dialog.getByRole('combobox', { name: 'Preset' })).toHaveValue('Explore a Policy')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Does the policy cover hired trucks?')
  await dialog.getByRole('button', { name: 'Create Workspace' }).click()
  await desk.waitForURL(/\/app\/workspaces\/cw_/)
  await expect(desk.getByRole('link', { name: 'View' })).toHaveAttribute(
    'href',
    `/app/servicing/${id}/overview`,
  )
  await expect(desk.getByRole('link', { name: 'Resolve' })).toHaveAttribute(
    'href',
    `/app/servicing/${id}/resolve`,
  )
  await desk.getByRole('link', { name: 'Resolve' }).click()
  await expect(desk.getByRole('dialog', { name: 'Resolve Service Request' })).toBeVisible()
})

test('a filled form opens as its fields, and a changed value is saved in the PDF', async ({ desk }) => {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([612, 792])
  for (const [at, label] of ['Name of insured', 'Estimated loss'].entries()) {
    page.drawText(`${label}:`, { x: 50, y: 704 - at * 40, size: 10 })
    const place = { x: 220, y: 700 - at * 40, width: 260, height: 18 }
    pdf.getForm().createTextField(`f${at}`).addToPage(page, place)
  }
  const buffer = Buffer.from(await pdf.save())
  await desk.goto('/app/home')
  await desk
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Loss notice.pdf', mimeType: 'application/pdf', buffer })
  await expect(desk.getByText(/Uploaded/)).toBeVisible()
  await desk
    .getByRole('textbox', { name: 'Ask Cara' })
    .fill('Fill in this form. The name of insured is Kestrel Roofing LLC.')
  await desk.keyboard.press('Enter')
  await desk.waitForURL(/\/app\/workspaces\/cw_/)
  await expectDone(desk)

  await desk
    .getByRole('log')
    .getByRole('link', { name: /\(filled\)/ })
    .first()
    .click()
  await desk.getByRole('radio', { name: /^Empty/ }).click()
  await desk.getByRole('button', { name: 'Estimated loss: empty, edit' }).click()
  const loss = desk.getByRole('textbox', { name: 'Estimated loss' })
  await expect(loss).toBeFocused()
  await loss.fill('$27,500')
  await desk.keyboard.press('Escape')
  await expect(loss).toHaveValue('$27,500')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Every field is filled.')).toBeVisible()
  await desk.getByRole('radio', { name: /^Filled/ }).click()
  const row = desk.getByRole('row', { name: /Estimated loss/ })
  await expect(row).toContainText('$27,500')
  await expect(row).toContainText(/Changed by/)
  await expect(desk.getByRole('combobox', { name: 'Version' })).toBeVisible()
})
