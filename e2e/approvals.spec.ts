import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { mailsTo } from './mailbox.ts'
import { expect, test } from './world.ts'

const policy = `COMMERCIAL GENERAL LIABILITY POLICY

Policy Number: CGL-4471902
Named Insured: Ridgeline Roofing LLC

This insurance does not apply to property damage caused by water that backs up from a sewer or drain.
`

/** Writes to Cara in the open workspace, and waits for the answer. */
async function say(desk: Page, message: string): Promise<void> {
  await desk.getByRole('textbox', { name: 'Message to Cara' }).fill(message)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('log').getByText(message).last()).toBeVisible()
  await expectIdle(desk)
}

async function expectIdle(desk: Page): Promise<void> {
  await expect(desk.getByText(/^(Idle|Waiting for Input)$/).first()).toBeVisible({ timeout: 60_000 })
  await expect(desk.getByText('Thinking...')).toHaveCount(0)
}

test('an email is sent and a request resolved only after a person approves exactly that', async ({
  desk,
  receive,
  server,
}) => {
  const id = await receive({
    clientName: 'Ridgeline Roofing LLC',
    clientEmail: 'owner@ridgeline-roofing.example',
    type: 'QUESTION',
    question: { question: 'Is a sewer backup covered?' },
  })
  await desk.goto(`/app/workspaces/new?serviceRequestId=${id}`)
  const dialog = desk.getByRole('dialog', { name: 'Open in Copilot' })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'policy.txt', mimeType: 'text/plain', buffer: Buffer.from(policy) })
  await expect(dialog.getByText(/· Uploaded$/)).toHaveCount(1)
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Is a sewer backup covered?')
  await dialog.getByRole('button', { name: 'Create Workspace' }).click()
  await desk.waitForURL(/\/app\/workspaces\/cw_/)
  await expectIdle(desk)

  await say(
    desk,
    'The client asked: "Is a sewer backup covered?" Write the answer as an email to owner@ridgeline-roofing.example',
  )
  await desk
    .getByRole('link', { name: /sewer backup/i })
    .last()
    .click()
  await desk.getByRole('region').getByRole('button', { name: 'Send', exact: true }).click()
  const sending = desk.getByRole('region', { name: /^Send "/ })
  await expect(sending.getByText('owner@ridgeline-roofing.example', { exact: true })).toBeVisible()
  expect(await mailsTo('owner@ridgeline-roofing.example', server.url)).toHaveLength(0)
  await expectAccessible(desk)
  await sending.getByRole('button', { name: 'Approve' }).click()
  await expect(sending.getByText('Done')).toBeVisible()
  await expect.poll(() => mailsTo('owner@ridgeline-roofing.example', server.url)).toHaveLength(1)

  await say(desk, 'Resolve the request, notes: answered by email')
  const resolving = desk.getByRole('region', { name: /^Resolve the request/ })
  await resolving.getByRole('button', { name: 'Decline' }).click()
  await resolving.getByRole('textbox', { name: 'Reason' }).fill('Not answered yet')
  await resolving.getByRole('button', { name: 'Decline' }).click()
  await expect(resolving.getByText('Declined')).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Resolve' })).toBeVisible()
  await say(desk, 'Resolve the request, notes: answered by email')
  await resolving.last().getByRole('button', { name: 'Approve' }).click()
  await expect(resolving.last().getByText('Done')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Resolved' })).toBeDisabled()

  await desk.getByRole('link', { name: 'View' }).click()
  await desk.waitForURL(/\/app\/servicing\//)
  await expect(desk.getByText('answered by email', { exact: true }).first()).toBeVisible()
})

test('issues a certificate from what the proposal shows', async ({ desk }) => {
  await desk.goto('/app/home')
  await desk
    .getByRole('textbox', { name: 'Ask Cara' })
    .fill(
      'Issue a certificate for Bayview Plumbing. The holder is Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101',
    )
  await desk.keyboard.press('Enter')
  await desk.waitForURL(/\/app\/workspaces\/cw_/)
  const card = desk.getByRole('region', { name: /^Issue a certificate/ })
  await expect(card.getByText('Harbor Point Owners LLC, 2 Wharf Street')).toBeVisible({ timeout: 60_000 })
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(card.getByText('Done')).toBeVisible({ timeout: 60_000 })
  const certificate = desk.getByRole('log').getByRole('link', { name: /^Certificate / })
  await certificate.click()
  await expect(desk.getByRole('link', { name: 'Download' })).toBeVisible()
})
