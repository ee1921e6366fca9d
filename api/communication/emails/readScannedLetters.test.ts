import assert from 'node:assert/strict'
import { createCanvas } from '@napi-rs/canvas'
import { replace } from '../../platform/index.ts'
import type { Services } from '../../graphql/index.ts'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { threads, withMailDesk } from '../testing/withMailDesk.ts'
import { emailKind } from './email.ts'
import { emailThreadKind } from './emailThread.ts'
import { inboundEmailKind } from './inboundEmail.ts'
import { readScannedLetters } from './readScannedLetters.ts'

const letter = [
  'Lakeside National Bank',
  'PO Box 3500, Newark, Ohio 43058',
  '',
  'February 28, 2026',
  '',
  'RE: Maple & Vine Apartments Ltd, 1410 Maple Ave, Zanesville OH 43701',
  'Loan number 5519-04',
  'Policy number CHP-20-668104',
  '',
  'To whom it may concern:',
  '',
  'Our file does not hold evidence of flood insurance for the building above. The building',
  'lies in zone AE. Please send evidence of flood insurance of at least $500,000 and an',
  'updated mortgagee clause by April 30, 2026, or the bank will buy coverage at the',
  "borrower's expense.",
  '',
  'Sincerely,',
  '',
  'Gloria Penn',
  'Loan Servicing, (740) 555-0161',
]

/** A letter as an office scanner sends it: a picture of the page. */
function scanOf(lines: readonly string[]): Uint8Array {
  const canvas = createCanvas(1700, 1400)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, 1700, 1400)
  context.fillStyle = 'black'
  context.font = '34px Helvetica, Arial, sans-serif'
  for (const [at, line] of lines.entries()) context.fillText(line, 120, 140 + at * 48)
  return new Uint8Array(canvas.toBuffer('image/png'))
}

function emailWith(scan: Uint8Array, body: string): string {
  return [
    'Authentication-Results: mx.harborline.example; dmarc=pass header.from=lakesidebank.example',
    'From: Gloria Penn <gpenn@lakesidebank.example>',
    'To: desk@harborline.example',
    'Subject: insurance request',
    'Message-ID: <scan@lakesidebank.example>',
    'Date: Mon, 16 Mar 2026 11:02:00 -0400',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    body,
    '--part',
    'Content-Type: image/png; name="letter.png"',
    'Content-Disposition: attachment; filename="letter.png"',
    'Content-Transfer-Encoding: base64',
    '',
    scan.toBase64().replaceAll(/.{76}/g, '$&\r\n'),
    '--part--',
  ].join('\r\n')
}

Deno.test('a scanned letter opens the request that it asks for, on the account that it names', () =>
  withMailDesk(async ({ world, send }) => {
    const { id: accountId } = await openAccount(world.harborline, {
      detail: { name: 'Maple & Vine Apartments Ltd', email: 'sandra@maplevine.example' },
    })
    const policyId = await openPolicy(world.harborline, {
      accountId,
      type: 'PACKAGE',
      policyNumber: 'CHP-20-668104',
      expiresAt: '2027-03-01',
    })
    await send(emailWith(scanOf(letter), 'Please see attached letter.\r\n\r\nGloria'))
    const [thread, ...others] = await threads(world)
    assert.equal(others.length, 0)
    const [request, ...more] = thread.serviceRequests
    assert.equal(more.length, 0)
    assert.equal(request.account.id, accountId)
    assert.equal(request.businessPolicy.id, policyId)
    assert.equal(request.dueAt.slice(0, 10), '2026-04-30')
    assert.match(request.details, /evidence of flood insurance of at least \$500,000/)
    assert.match(request.details, /Loan number 5519-04/)
    assert.equal(request.createCertificate.name, 'Lakeside National Bank')
    assert.equal(thread.emails.length, 1)
    assert.match(thread.emails[0].body, /^Please see attached letter[\s\S]*Attached: letter\.png[\s\S]*flood/)
    assert.equal(thread.waitingFor, 'AGENT')
    assert.doesNotMatch(thread.draft?.body ?? '', /certificate of insurance/)
  }))

Deno.test('a picture that is no letter changes nothing', () =>
  withMailDesk(async ({ world, send }) => {
    await send(emailWith(scanOf(['ROOF FRAMING PLAN', 'Scale 1/4 inch']), 'FYI\r\n\r\nGloria'))
    const [thread] = await threads(world)
    assert.deepEqual(thread.serviceRequests, [])
    assert.doesNotMatch(thread.emails[0].body, /Attached/)
  }))

Deno.test('a scan that asks for nothing does not reopen what staff ended before it was read', () =>
  withMailDesk(async ({ world, send }) => {
    const { harborline: agency, clock } = world
    const plain = emailWith(new Uint8Array(30_000), 'FYI <i style="display:none">to be left out</i>')
    await send(plain.replace('text/plain', 'text/html'))
    const system = { type: 'SYSTEM', id: null } as const
    const [{ id: threadId = '' } = {}] = agency.table(emailThreadKind).values()
    const [{ id: emailId = '' } = {}] = agency.table(emailKind).values()
    const [{ id: inboundId = '' } = {}] = agency.table(inboundEmailKind).values()
    const thread = await agency.read(emailThreadKind, threadId)
    assert.ok(thread)
    const ended = { ...thread.value, state: 'ENDED' as const, waitingFor: null }
    await agency.commit(system, [replace(thread, ended, 'UPDATE_EMAIL_THREAD')])

    const letters = 'Dear desk,\n\nThe bank has moved to 9 Main Street.\n\nSincerely,\nGloria Penn'
    const reader = { analyze: () => Promise.resolve(letters) } as unknown as Services['reader']
    const { signal } = new AbortController()
    const outcome = await readScannedLetters({ clock, reader }).run(
      { agency, attempt: 1, idempotencyKey: 'job', signal },
      { inboundId, emailId },
    )
    await agency.commit(system, outcome?.changes ?? [])
    const after = await agency.read(emailThreadKind, threadId)
    const { state, waitingFor, actions } = after?.value ?? ended
    assert.deepEqual([state, waitingFor, actions], ['ENDED', null, ended.actions])
    const [{ emails }] = await threads(world)
    assert.match(emails[0].body, /9 Main Street/)
  }))

for (const body of [
  'Hi, the bank sent us this. Can you take care of it?\r\n\r\nSandra',
  'The bank needs evidence of insurance. Please send it to them, their letter is attached.\r\n\r\nSandra',
])
  Deno.test(`a scanned letter completes what the email asks for: ${body.slice(0, 40)}`, () =>
    withMailDesk(async ({ world, send }) => {
      const { id: accountId } = await openAccount(world.harborline, {
        detail: { name: 'Maple & Vine Apartments Ltd', email: 'gpenn@lakesidebank.example' },
      })
      await openPolicy(world.harborline, {
        accountId,
        type: 'PACKAGE',
        policyNumber: 'CHP-20-668104',
        expiresAt: '2027-03-01',
      })
      await send(emailWith(scanOf(letter), body))
      const [thread] = await threads(world)
      assert.equal(thread.serviceRequests.length, 1)
      const [request] = thread.serviceRequests
      assert.equal(request.type, 'CREATE_CERTIFICATE')
      assert.equal(request.createCertificate.name, 'Lakeside National Bank')
      assert.equal(request.createCertificate.address.line1, 'PO Box 3500')
      assert.match(request.details, /Loan number 5519-04/)
      assert.match(
        thread.draft.body,
        /evidence of property insurance for Lakeside National Bank, PO Box 3500/,
      )
    }))
