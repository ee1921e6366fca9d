import assert from 'node:assert/strict'
import { threads, verified, withMailDesk } from '../testing/withMailDesk.ts'

const changeLetter = `CASCO ROOFING LLC
12 Wharf Street, Portland, ME 04101

November 23, 2026

Re: truck changes

Hi,

We traded the 2019 Transit for a 2025 Kenworth T880, VIN 1NKZXPTX5SJ512209. Please put it on effective March 20, 2026, and take the Transit off.

Also add driver Luis Ferrante, DOB 8/14/1988.

Thanks,
Lena Ortiz
`

const purchaseLetter = `CASCO ROOFING LLC

March 14, 2026

Dear Harborline,

We bought a 2024 Ford Transit, VIN 1FTBR1C86RKA12345, please add it.

Sincerely,
Lena Ortiz
`

const notice = `NOTICE OF CANCELLATION FOR NONPAYMENT OF PREMIUM

Policy number: GSC-4821907-24
Named insured: Casco Roofing LLC
Cancellation takes effect: April 4, 2026 at 12:01 A.M.
Past due amount: $2,894.33
Due date of bill: March 5, 2026

You are hereby notified that the policy is cancelled as of the date and hour above because the premium has not been paid.
`

const subcontract = `SUBCONTRACT AGREEMENT

Dear Subcontractor, this agreement is made between Summit Builders Inc. and Casco Roofing LLC. Subcontractor shall maintain commercial general liability insurance of $1,000,000 each occurrence and cancel nothing without notice. In witness whereof the parties sign.

Sincerely,
Summit Builders Inc.
`

Deno.test('a letter that is attached is part of what the client asks, and stands in the thread', () =>
  opened(
    { body: 'See attached letter please.\n\nLena', name: 'truck letter.txt', letter: changeLetter },
    ({ serviceRequests, emails, draft }) => {
      assert.deepEqual(
        serviceRequests.map(({ type }) => type),
        ['ENDORSE_POLICY'],
      )
      assert.match(serviceRequests[0]?.details ?? '', /2025 Kenworth T880, VIN 1NKZXPTX5SJ512209/)
      assert.match(draft?.body ?? '', /Luis Ferrante's license number/)
      assert.match(
        emails[0]?.body ?? '',
        /See attached letter please[\s\S]*----- Attached: truck letter\.txt -----[\s\S]*We traded/,
      )
    },
  ))

Deno.test('the day on which a letter was written is no day of its change', () =>
  opened(
    { body: 'Please see the attached letter.\n\nLena', name: 'letter.txt', letter: purchaseLetter },
    ({ serviceRequests, draft }) => {
      assert.match(draft?.body ?? '', /the date from which the change should apply/)
      assert.doesNotMatch(serviceRequests[0]?.details ?? '', /Effective/)
      const prepared = serviceRequests[0]?.preparedWork.messages.map(({ content }) => content).join('\n')
      assert.doesNotMatch(prepared ?? '', /What should the endorsement change/)
    },
  ))

Deno.test('a notice of cancellation that a client sends is due before the coverage ends, whatever else has a day', () =>
  opened(
    {
      subject: 'what is this??',
      body: 'I got this in the mail. We paid on the 10th I think!! Are we still covered for the wedding on April 12?\n\nLena',
      name: 'notice.txt',
      letter: notice,
    },
    ({ serviceRequests, draft }) => {
      assert.deepEqual(
        serviceRequests.map(({ type, dueAt }) => [type, dueAt?.slice(0, 10)]),
        [['OTHER', '2026-04-03']],
      )
      assert.match(draft?.body ?? '', /will be canceled on Apr 4, 2026 unless \$2,894\.33 is paid/)
    },
  ))

Deno.test('a contract that is attached asks for nothing', () =>
  opened(
    { body: 'FYI, for your files.\n\nLena', name: 'subcontract.txt', letter: subcontract },
    ({ emails }) => assert.doesNotMatch(emails[0]?.body ?? '', /Attached:|SUBCONTRACT/),
  ))

Deno.test('a file that is not what its name says costs nothing but the file', () =>
  opened(
    {
      body: 'Please cancel our policy effective April 1, we sold the business.\n\nLena',
      name: 'letter.pdf',
      letter: '%PDF-1.7 torn',
    },
    ({ serviceRequests }) =>
      assert.deepEqual(
        serviceRequests.map(({ type }) => type),
        ['CANCEL_POLICY'],
      ),
  ))

Deno.test('a letter is read behind however many other files', () =>
  withMailDesk(async ({ world, send }) => {
    const others = ['survey', 'photos', 'lease', 'budget', 'plans'].map((name) => [
      `${name}.txt`,
      subcontract,
    ])
    await send(
      [
        verified,
        'From: Lena Ortiz <lena@cascoroofing.example>',
        'To: desk@harborline.example',
        'Subject: files',
        'Message-ID: <files@cascoroofing.example>',
        'Date: Mon, 16 Mar 2026 11:02:00 -0400',
        'Content-Type: multipart/mixed; boundary="part"',
        '',
        '--part',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'See attached please.',
        ...[...others, ['truck letter.txt', changeLetter]].flatMap(([name, text]) => [
          '--part',
          `Content-Type: text/plain; name="${name}"`,
          `Content-Disposition: attachment; filename="${name}"`,
          '',
          text ?? '',
        ]),
        '--part--',
      ].join('\r\n'),
    )
    const [thread] = await threads(world)
    assert.deepEqual(
      thread.serviceRequests.map(({ type }: { type: string }) => type),
      ['ENDORSE_POLICY'],
    )
  }))

interface Thread {
  readonly serviceRequests: readonly {
    readonly type: string
    readonly details: string
    readonly preparedWork: { readonly messages: readonly { readonly content: string }[] }
    readonly dueAt: string | null
  }[]
  readonly emails: readonly { readonly body: string }[]
  readonly draft: { readonly body: string } | null
}

/** What becomes of an email with one attachment. */
function opened(
  {
    subject = 'truck swap',
    body,
    name,
    letter,
  }: { subject?: string; body: string; name: string; letter: string },
  check: (thread: Thread) => void,
) {
  return withMailDesk(async ({ world, send }) => {
    const type = name.endsWith('.pdf') ? 'application/pdf' : 'text/plain'
    await send(
      [
        verified,
        'From: Lena Ortiz <lena@cascoroofing.example>',
        'To: desk@harborline.example',
        `Subject: ${subject}`,
        'Message-ID: <letter@cascoroofing.example>',
        'Date: Mon, 16 Mar 2026 11:02:00 -0400',
        'Content-Type: multipart/mixed; boundary="part"',
        '',
        '--part',
        'Content-Type: text/plain; charset=utf-8',
        '',
        body,
        '--part',
        `Content-Type: ${type}; name="${name}"`,
        `Content-Disposition: attachment; filename="${name}"`,
        '',
        letter,
        '--part--',
      ].join('\r\n'),
    )
    const [thread] = await threads(world)
    check(thread)
  })
}
