import { pdfOf } from './pdfOf.ts'
import { expect, test } from './world.ts'

const policy = {
  name: 'Property policy.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf([
    'Commercial property policy',
    'Exclusion. We will not pay for loss or damage caused by flood.',
  ]),
}

test('a document answers questions about its policy and account, and its source opens at the quote', async ({
  desk,
}) => {
  await desk.goto('/app/policies')
  await desk.getByRole('table', { name: 'Policies' }).getByRole('link').first().click()
  await expect(desk).toHaveURL(/\/overview$/)
  await desk.getByRole('main').locator('a[href*="/app/accounts/"]').first().click()
  await desk
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Explore with AI' })
    .click()
  await desk.getByRole('button', { name: 'Is flood covered?' }).click()
  const answers = desk.getByRole('table', { name: 'Is flood covered?' })
  await expect(answers.getByText('No document of this policy has been read.').first()).toBeVisible()
  const accountAddress = desk.url()
  await answers.getByRole('link').first().click()
  const tabs = desk.getByRole('navigation', { name: 'Policy' })
  await tabs.getByRole('link', { name: 'Documents' }).click()
  await desk.getByRole('link', { name: 'Upload Document' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(policy)
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Policy Document')
  await dialog.getByRole('button', { name: 'Upload Document' }).click()
  const row = desk.getByRole('row').filter({ hasText: policy.name })
  await expect(row.getByText('Read', { exact: true })).toBeVisible({ timeout: 60_000 })

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

  await desk.goto(accountAddress)
  await answers.getByRole('link', { name: /p\. 2/ }).first().click()
  await expect(desk.getByRole('region', { name: 'Source' }).getByText('Page 2 of 2')).toBeVisible()
})
