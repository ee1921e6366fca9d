import { mailsTo } from './mailbox.ts'
import { expect, test } from './world.ts'

function certificateEmail(id: string): string {
  return [
    'From: Rosa Delgado <office@tidewater-tile.example>',
    'To: service@harborline.example',
    'Subject: Certificate for Summit Builders',
    'Date: Mon, 16 Mar 2026 10:12:00 -0400',
    `Message-ID: <${id}@tidewater-tile.example>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Hi team,',
    '',
    'Summit Builders, 400 Harbor Street, Portland, ME 04101 needs a certificate of insurance before Monday.',
    '',
    'Thanks,',
    'Rosa Delgado, Tidewater Tile LLC',
  ].join('\r\n')
}

test('an email becomes a request with a reply to approve, and the reply is sent', async ({
  desk,
  server,
  receiveEmail,
}) => {
  await desk.goto('/app/emails')
  await expect(desk.getByRole('heading', { level: 1, name: 'Emails' })).toBeVisible()
  await receiveEmail(certificateEmail('journey-1'))

  await desk.getByRole('link', { name: /Certificate for Summit Builders/ }).click()
  const thread = desk.getByRole('dialog', { name: 'Email Thread' })
  await expect(thread.getByText('Not confirmed: the address may be forged')).toBeVisible()
  await expect(thread.getByRole('link', { name: 'Create Certificate' })).toBeVisible()

  await thread.getByRole('button', { name: 'Write your own reply' }).click()
  await thread.getByRole('textbox', { name: 'Message' }).fill('Hi Rosa, the certificate is on its way.')
  await thread.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(desk.getByText('Reply sent')).toBeVisible()
  await expect
    .poll(async () => (await mailsTo('office@tidewater-tile.example', server.url)).map(({ text }) => text))
    .toEqual([expect.stringContaining('the certificate is on its way')])

  await thread.getByRole('link', { name: 'Create Certificate' }).click()
  await desk.getByRole('link', { name: 'Conversation' }).click()
  await expect(desk.getByText('Hi Rosa, the certificate is on its way.')).toBeVisible()
})

test('a demo call plays its recording and closes to the list', async ({ desk }) => {
  await desk.goto('/app/calls')
  await desk.getByRole('table', { name: 'Calls' }).getByRole('link').first().click()
  const call = desk.getByRole('dialog', { name: 'Call Summary' })
  await expect(call.getByRole('heading', { name: 'Recording and transcript' })).toBeVisible()
  await call.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(call.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  const heard = () => call.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
  await expect.poll(heard).toBeGreaterThan(0.2)
  await call.getByRole('button', { name: 'Close' }).click()
  await expect(desk).toHaveURL(/\/app\/calls$/)
})
