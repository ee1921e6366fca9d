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
  await expect(
    thread.getByText('The sender is not confirmed: the mail server could not verify the address'),
  ).toBeVisible()
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

const contractEmail = [
  'From: Tamika Abbott <tamika.abbott@atlanticlogistics.example>',
  'To: service@harborline.example',
  'Subject: Pier Construction contract',
  'Date: Mon, 16 Mar 2026 10:12:00 -0400',
  'Message-ID: <contract-1@atlanticlogistics.example>',
  'Content-Type: multipart/mixed; boundary=part',
  '',
  '--part',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Please review the insurance requirements in the attached contract of Pier Construction.',
  '',
  'Tamika Abbott, Atlantic Logistics Lines Inc.',
  '--part',
  'Content-Type: text/plain; charset=utf-8; name="Subcontract.txt"',
  'Content-Disposition: attachment; filename="Subcontract.txt"',
  '',
  'SUBCONTRACT AGREEMENT',
  '',
  'This Subcontract Agreement is made between Pier Construction Co. ("Contractor") and Atlantic Logistics Lines Inc. ("Subcontractor").',
  '',
  'ARTICLE 9. INSURANCE',
  '',
  '9.1 Subcontractor shall maintain cyber liability insurance with a limit of not less than $1,000,000.',
  '--part--',
].join('\r\n')

test('a contract in an email is reviewed, and its request waits for approval on the list', async ({
  desk,
  receiveEmail,
}) => {
  await receiveEmail(contractEmail)
  await desk.goto('/app/servicing?prepared=yes')
  await expect(desk.getByRole('button', { name: 'Prepared by Cara' })).toHaveAttribute('aria-pressed', 'true')
  const row = desk.getByRole('row').filter({ hasText: 'Atlantic Logistics Lines Inc.' }).first()
  await expect(row.getByRole('img', { name: 'Waiting for approval' })).toBeVisible({ timeout: 60_000 })
  await row.getByRole('link').click()
  const prepared = desk.getByRole('region', { name: 'Prepared by Cara' })
  await expect(prepared.getByRole('link', { name: 'Contract review: Subcontract' })).toBeVisible()
  const reply = prepared.getByRole('region', { name: 'Reply to Tamika Abbott' })
  await expect(reply.getByText('We compared the insurance requirements in Subcontract.txt')).toBeVisible()
  await expect(reply.getByRole('button', { name: 'Approve' })).toBeVisible()
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
