import assert from 'node:assert/strict'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { openImapServer } from '../../communication/testing/openImapServer.ts'
import { writeSettings } from '../../communication/testing/writeSettings.ts'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { proposalKind } from '../approvals/proposal.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { testFolder } from '../../testing/testFolder.ts'

const mailingAddress = { line1: '12 Mill Road', line2: null, city: 'Bath', zone: 'ME', postalCode: '04530' }

const request = [
  'Authentication-Results: mx.harborline.example; dmarc=pass header.from=cascoroofing.example',
  'From: Marta Ouellette <marta@cascoroofing.example>',
  'To: desk@harborline.example',
  'Subject: COI needed',
  'Message-ID: <coi-1@cascoroofing.example>',
  'Date: Mon, 16 Mar 2026 11:02:00 -0400',
  '',
  'Please send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.',
].join('\r\n')

/** A mail server that keeps what it is given. */
async function openMailServer() {
  const letters: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void text(stream).then((source) => (letters.push(source), done())),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  assert(address && typeof address === 'object')
  return {
    letters,
    url: `smtp://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

Deno.test('an email arrives by IMAP, is prepared, approved, and answered by SMTP with the certificate', async () => {
  await using imap = await openImapServer()
  await using smtp = await openMailServer()
  using folder = testFolder()
  const server = `127.0.0.1:${imap.port}`
  await using world = await openWorld({
    dataDir: folder.path,
    smtpUrl: smtp.url,
    mailboxConfig: { hosts: [server], secret: 'a secret of more than 32 characters', oauth: null },
  })
  const { harborline, platform } = world
  const { id: accountId } = await openAccount(harborline, { detail: { mailingAddress } })
  await openPolicy(harborline, {
    accountId,
    carrierId: await addCarrier(harborline, { name: 'Granite State Casualty' }),
    policyNumber: 'GSC-4821907-24',
    inforceAt: '2026-03-01',
    expiresAt: '2027-03-01',
    coverages: [{ name: 'Each occurrence', limit: 100_000_000 }],
  })
  await writeSettings(harborline)
  const dana = await world.as(world.dana)
  await dana.data(
    'mutation ($input: MailboxSettingsInput!) { updateMailboxSettings(input: $input) { __typename } }',
    { input: { server, user: 'desk', secret: 'open sesame', folders: ['INBOX'], isOn: true } },
  )
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      await platform.jobs.runDue()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  await until(() => imap.isIdling)
  imap.deliver(request)
  const pending = () => harborline.table(proposalKind).related('state', 'PENDING')
  await until(() => pending().length === 1 && smtp.letters.length === 1)
  assert.match(smtp.letters[0] ?? '', /^Auto-Submitted: auto-replied/m)

  const { approveCaraProposal } = await dana.data(
    'mutation ($id: ID!) { approveCaraProposal(id: $id) { __typename } }',
    { id: pending()[0]?.id },
  )
  assert.equal(approveCaraProposal.__typename, 'ApproveCaraProposalSuccess')
  await until(() => smtp.letters.length === 2)
  const answer = smtp.letters[1] ?? ''
  assert.match(answer, /^In-Reply-To: <coi-1@cascoroofing\.example>/m)
  assert.match(answer, /^To: marta@cascoroofing\.example/m)
  assert.match(answer, /Content-Type: application\/pdf/)
  assert.match(answer, /Attached is the certificate of insurance for Summit Builders/)
  await platform.jobs.runDue()
  assert.equal(smtp.letters.length, 2)
})
