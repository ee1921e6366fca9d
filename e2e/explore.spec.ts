import { pdfOf } from './pdfOf.ts'
import { expect, test } from './world.ts'

const endorsement = {
  name: 'Flood exclusion endorsement.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf([
    'Commercial property policy',
    'Exclusion. We will not pay for loss or damage caused by flood.',
  ]),
}

test('a question is answered from an uploaded document, and its source opens at the words', async ({
  desk,
}) => {
  await desk.goto('/app/policies')
  await desk.getByRole('table', { name: 'Policies' }).getByRole('link').first().click()
  await expect(desk).toHaveURL(/\/overview$/)
  const tabs = desk.getByRole('navigation', { name: 'Policy' })
  await tabs.getByRole('link', { name: 'Documents' }).click()
  await desk.getByRole('link', { name: 'Upload Document' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(endorsement)
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Endorsement')
  await dialog.getByRole('button', { name: 'Upload Document' }).click()
  const row = desk.getByRole('row').filter({ hasText: endorsement.name })
  await expect(row.getByText('Read', { exact: true })).toBeVisible({ timeout: 30_000 })

  await tabs.getByRole('link', { name: 'Explore with AI' }).click()
  await desk.getByRole('textbox', { name: 'Question about the policy' }).fill('Is flood covered?')
  await desk.keyboard.press('Enter')
  const source = desk
    .getByRole('log', { name: 'Questions about the policy' })
    .getByRole('link', { name: /caused by flood/ })
    .first()
  await source.click()
  await expect(desk).toHaveURL(/source=fi_\w+&page=2&quote=/)
  await expect(desk.getByRole('region', { name: 'Source' }).getByText('Page 2 of 2')).toBeVisible()
})
