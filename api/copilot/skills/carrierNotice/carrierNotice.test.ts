import assert from 'node:assert/strict'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../../testing/openDesk.ts'
import { type PageContent, pdfOf } from '../../testing/pdfOf.ts'

type Lines = PageContent

const unpaid: Lines = [
  { heading: 'NOTICE OF CANCELLATION FOR NONPAYMENT OF PREMIUM' },
  'Date mailed: 03/10/2026',
  'CASCO ROOFING LLC, 12 Mill Road, Bath ME 04530',
  'Re: Policy GSC-4821907-24, General Liability',
  'You are hereby notified that this policy is cancelled effective 12:01 AM, 03/30/2026 because the premium due was not paid. To avoid cancellation, payment of $1,836.17 must be received before the cancellation date.',
  'cc: First Bank of Bath (mortgagee), Harborline Insurance Group',
]

/** Attaches the notice as the first message of a workspace. */
async function asked(desk: Awaited<ReturnType<typeof openDesk>>, message: string, lines: Lines) {
  const fileId = await desk.upload('notice.pdf', await pdfOf(lines))
  const { messages, artifacts } = await desk.ask(message, { files: [fileId] })
  return { text: messages.at(-1).content as string, email: artifacts.at(-1)?.email }
}

Deno.test('handles a cancellation notice without being told the client', async () => {
  await using desk = await openDesk()
  for (const message of [
    'We got this notice, what do I need to do',
    'what do I need to do with this notice?',
    'cancellation notice attached, please handle',
  ]) {
    const { text, email } = await asked(desk, message, unpaid)
    assert.match(
      text,
      /^\*\*Notice of cancellation\*\* for \[.*GSC-4821907-24\].* of \[Casco Roofing LLC\]/,
      message,
    )
    assert.match(text, /- Effective: Mar 30, 2026\n- Reason: Nonpayment of premium\n- Amount: \$1,836\.17\n/)
    assert.match(text, /- Last day to act: Mar 29, 2026/)
    assert.match(text, /- Lenders: First Bank of Bath \(mortgagee\)/)
    assert.match(text, /1\. File the notice on the policy as “Notice of Cancellation”/)
    assert.match(text, /must have \$1,836\.17 by Mar 29, 2026/)
    assert.equal(email.to[0].email, 'marta@cascoroofing.example')
    assert.match(email.subject, /^Action needed by Mar 29, 2026: cancellation notice/)
    assert.match(email.body, /receive \$1,836\.17 by Mar 29, 2026/)
    assert.equal(email.attachments[0].name, 'notice.pdf')
  }
})

Deno.test('says that a cancellation has taken effect, and what follows from it', async () => {
  await using desk = await openDesk()
  const past = unpaid.map((line) =>
    typeof line === 'string' ? line.replace('03/30/2026', '03/12/2026') : line,
  )
  const { text, email } = await asked(desk, 'what do we do about this notice', past)
  assert.match(
    text,
    /Ask Granite State Casualty today whether the policy has been out of force since Mar 12, 2026/,
  )
  assert.match(email.subject, /^Urgent: your .* was canceled$/)
})

const others: readonly [
  name: string,
  message: string,
  lines: Lines,
  says: readonly RegExp[],
  writes: RegExp,
][] = [
  [
    'a nonrenewal',
    'the carrier is nonrenewing, what are the next steps?',
    [
      { heading: 'NOTICE OF NONRENEWAL' },
      'Policy number: GSC-4821907-24. Insured: Casco Roofing LLC.',
      'Your policy will terminate effective 03/01/2027 at 12:01 A.M. We will not renew it.',
      'Reason for nonrenewal: Adverse loss experience.',
    ],
    [
      /^\*\*Notice of nonrenewal\*\*/,
      /- Effective: Mar 1, 2027/,
      /loss experience/,
      /submit to other carriers/,
    ],
    /will not renew your .* after Mar 1, 2027/,
  ],
  [
    'a reinstatement with a lapse',
    'reinstatement notice came in, what do I need to do',
    [
      { heading: 'REINSTATEMENT NOTICE' },
      'Policy number: GSC-4821907-24',
      'The policy, which was cancelled effective 03/04/2026, has been reinstated effective 03/09/2026 with a lapse in coverage from 03/04/2026 to 03/09/2026.',
    ],
    [/^\*\*Reinstatement notice\*\*/, /- Lapse: Mar 4, 2026 to Mar 9, 2026/, /“Reinstatement Notice”/],
    /lapse in coverage from Mar 4, 2026 to Mar 9, 2026\. Losses on those days are not covered/,
  ],
  [
    'the result of an audit',
    'audit notice attached, what do we have to do and by when',
    [
      { heading: 'FINAL PREMIUM AUDIT STATEMENT' },
      'Policy number: GSC-4821907-24',
      'Insured: Casco Roofing LLC',
      'Additional premium due: $2,411.00',
      'Payment is due by April 15, 2026. To dispute this audit, write to us with your records.',
    ],
    [/^\*\*Premium audit\*\*/, /- Amount: \$2,411/, /- Last day to act: Apr 15, 2026/],
    /charges \$2,411/,
  ],
  [
    'a request for records',
    'we got this, what do we do',
    [
      { heading: 'NOTICE OF PREMIUM AUDIT' },
      'Policy number: GSC-4821907-24',
      'Insured: Casco Roofing LLC',
      'Please send us your payroll records and certificates of subcontractors by April 2, 2026.',
    ],
    [/^\*\*Premium audit\*\*/, /- Last day to act: Apr 2, 2026/, /records by Apr 2, 2026/],
    /Please send the records by Apr 2, 2026/,
  ],
]
for (const [name, message, lines, says, writes] of others)
  Deno.test(`handles ${name}`, async () => {
    await using desk = await openDesk()
    const { text, email } = await asked(desk, message, lines)
    for (const words of says) assert.match(text, words)
    assert.match(`${email.subject}\n${email.body}`, writes)
  })

Deno.test('asks for the client only where the notice names none that is on file', async () => {
  await using desk = await openDesk()
  const { text, email } = await asked(desk, 'we got this notice, what do I need to do', [
    { heading: 'NOTICE OF CANCELLATION' },
    'Policy number: ZZ 99120. Insured: Nobody We Know Inc.',
    'Your policy will be cancelled effective 05/01/2026. Reason: Nonpayment of premium.',
  ])
  assert.match(text, /^\*\*Notice of cancellation\*\* for policy ZZ 99120/)
  assert.match(text, /Which client is this for\?$/)
  assert.equal(email, undefined)
})

Deno.test('finds the policy among several by the number in the notice', async () => {
  await using desk = await openDesk()
  const { accountId, carrierId } = desk
  await openPolicy(desk.world.harborline, {
    accountId,
    carrierId,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'CA 7718-02',
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
  })
  const { text } = await asked(desk, 'we got this notice, what do I need to do', unpaid)
  assert.match(text, /^\*\*Notice of cancellation\*\* for \[.*GSC-4821907-24\]/)
})

Deno.test('says that the days to act have passed, and promises no coverage after a nonrenewal', async () => {
  await using desk = await openDesk()
  const late = unpaid.map((line) =>
    typeof line === 'string'
      ? line.replace('before the cancellation date', 'by 03/12/2026').replace('03/10/2026', '03/02/2026')
      : line,
  )
  const { text, email } = await asked(desk, 'what do we do about this notice', late)
  assert.match(text, /- Last day to act: Mar 12, 2026, which has passed/)
  assert.doesNotMatch(`${text}\n${email.subject}\n${email.body}`, /by Mar 12, 2026/)
  const ended = await asked(desk, 'the carrier is nonrenewing, what are the next steps?', [
    { heading: 'NOTICE OF NONRENEWAL' },
    'Policy number: GSC-4821907-24. Insured: Casco Roofing LLC.',
    'Your policy will terminate effective 03/14/2026 at 12:01 A.M. We will not renew it.',
  ])
  assert.match(ended.email.body, /did not renew/)
  assert.match(ended.email.body, /not covered/)
  assert.match(ended.text, /out of force since Mar 14, 2026/)
})
