import { expect, type Page } from '@playwright/test'
import { codeFor, mailsTo } from './mailbox.ts'

/** Signs in for real: the email address, then the code from the mailbox. */
export async function signIn(page: Page, { email, url }: { email: string; url: string }): Promise<void> {
  const { length: since } = await mailsTo(email, url)
  await page.goto(`${url}/app/signin`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await codeFor(email, { url, since }))
  await page.waitForURL(/\/app\/(?!signin)/)
}
