import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { codeFor, mailsTo } from './mailbox.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

const { dana, priya } = people

function emailField(page: Page) {
  return page.getByRole('textbox', { name: 'Email' })
}

function codeField(page: Page) {
  return page.getByRole('textbox', { name: 'Verification code' })
}

test('a user signs in with the code from the email, submitted at its sixth digit', async ({
  page,
  server,
}) => {
  const { length: since } = await mailsTo(dana.email, server.url)
  await page.goto('/app/signin')
  await emailField(page).fill(dana.email)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('placeholder', '000000')

  await codeField(page).pressSequentially(await codeFor(dana.email, { url: server.url, since }))
  await page.waitForURL('**/app/home')
  await expect(page.getByRole('heading', { name: 'What can Cara do for you?', level: 1 })).toBeVisible()
})

test('a pasted code signs in immediately', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { length: since } = await mailsTo(priya.email, server.url)
  await page.goto('/app/signin')
  await emailField(page).fill(priya.email)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeVisible()

  const code = await codeFor(priya.email, { url: server.url, since })
  await page.evaluate((text) => navigator.clipboard.writeText(text), code)
  await codeField(page).press('ControlOrMeta+v')
  await page.waitForURL('**/app/home')
})

test('rejects a wrong code at its field, and the right one typed over it still works', async ({
  page,
  server,
}) => {
  const { length: since } = await mailsTo(people.marcus.email, server.url)
  await page.goto('/app/signin')
  await emailField(page).fill(people.marcus.email)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeVisible()

  const code = await codeFor(people.marcus.email, { url: server.url, since })
  await codeField(page).fill(code === '000000' ? '000001' : '000000')
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(codeField(page)).toHaveAccessibleDescription(/code is wrong/)

  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(code)
  await page.waitForURL('**/app/home')
})

test('rejects a malformed email address at its field', async ({ page }) => {
  await page.goto('/app/signin')
  await emailField(page).fill('dana at harborline')
  await page.keyboard.press('Enter')
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true')
})

test('an unknown email address gets the same response as a known one, and no email', async ({
  page,
  server,
}) => {
  await page.goto('/app/signin')
  await emailField(page).fill('nobody@harborline.example')
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeVisible()
  expect(await mailsTo('nobody@harborline.example', server.url)).toEqual([])
})

test('another code can be requested after a wait, and the remaining time is shown', async ({ page }) => {
  await page.goto('/app/signin')
  await emailField(page).fill(people.teresa.email)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /resend|another code|new code/i })).toBeDisabled()
  await expect(page.getByText(/\d+ ?s/)).toBeVisible()
})

test('the link in the email opens the code step and leaves no trace in the URL', async ({ page }) => {
  await page.goto(`/app/signin?email=${encodeURIComponent(dana.email)}`)
  await expect(codeField(page)).toBeVisible()
  await expect(page).toHaveURL(/\/app\/signin$/)
})

test('reloading stays at the code step until the user changes the email address', async ({ page }) => {
  await page.goto('/app/signin')
  await emailField(page).fill(people.teresa.email)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeVisible()
  await page.reload()
  await expect(codeField(page)).toBeVisible()
  await expect(page.getByText(people.teresa.email)).toBeVisible()
  await page.getByRole('button', { name: 'Change address' }).click()
  await page.reload()
  await expect(emailField(page)).toBeVisible()
})

test('a code in the URL fills the field', async ({ page }) => {
  await page.goto(`/app/signin?email=${encodeURIComponent(dana.email)}&code=12345`)
  await expect(codeField(page)).toHaveValue('12345')
  await expect(page).toHaveURL(/\/app\/signin$/)
})

test('a signed-out user goes to the sign-in screen and then to the page they wanted', async ({
  page,
  server,
}) => {
  const { length: since } = await mailsTo(people.owen.email, server.url)
  await page.goto('/app/servicing?status=closed')
  await expect(page).toHaveURL(/\/app\/signin/)
  await emailField(page).fill(people.owen.email)
  await page.keyboard.press('Enter')
  await codeField(page).fill(await codeFor(people.owen.email, { url: server.url, since }))
  await page.waitForURL('**/app/servicing?status=closed')
})

test('the sign-in screen has a short URL', async ({ page }) => {
  await page.goto('/signin')
  await expect(page).toHaveURL(/\/app\/signin$/)
})

test('both sign-in steps are accessible', async ({ page }) => {
  await page.goto('/app/signin')
  await expect(emailField(page)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/app/signin?email=${encodeURIComponent(dana.email)}`)
  await expect(codeField(page)).toBeVisible()
  await expectAccessible(page)
})
