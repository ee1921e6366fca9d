import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'
import { type PageContent, pdfOf } from '../../testing/pdfOf.ts'

const audit: PageContent = [
  'Granite State Casualty',
  'Premium Audit Department',
  'March 2, 2026',
  'Casco Roofing LLC',
  'Re: Final premium audit, policy GSC-4821907-23, 03/01/2025 to 03/01/2026',
  'The audit of your policy is complete. Estimated payroll was $410,000; audited payroll is $468,200.',
  'Subcontracted cost without certificates of insurance of $31,500 was rated as payroll.',
  'Additional premium due: $3,118, payable by April 6, 2026.',
  'If you dispute this audit, send written notice with payroll records and certificates of your subcontractors within 30 days, to audit@granitestate.example.',
]

async function attached() {
  const desk = await openDesk()
  const content = await pdfOf(audit)
  return { desk, content, files: async () => [await desk.upload('audit.pdf', content)] }
}

Deno.test('says what an audit letter charges, by when, and how long it can be disputed', async () => {
  const { desk, files } = await attached()
  await using _ = desk
  for (const question of [
    'What does this audit letter say and what does the client have to do by when?',
    'how much do they owe on this and when is it due',
  ]) {
    const { messages, artifacts } = await desk.ask(question, { files: await files() })
    const { content } = messages.at(-1)
    assert.match(content, /- Amount: \$3,118, payable by Apr 6, 2026 \[\d\]/, question)
    assert.match(content, /Based on: [^]*audited payroll is \$468,200[^]*of \$31,500 was rated as payroll/)
    assert.match(
      content,
      /To dispute it by Apr 1, 2026, counted from the date of the letter: “If you dispute/,
    )
    assert.doesNotMatch(content, /don't say/)
    assert.equal(artifacts.length, 0)
  }
})

Deno.test('answers the client who forwards an audit from the letter, not from the policy', async () => {
  const { desk, content } = await attached()
  await using _ = desk
  await desk.keep(
    'policy.pdf',
    'POLICY_DOCUMENT',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY POLICY' },
      'Policy number GSC-4821907-24. Named insured: Casco Roofing LLC.',
      'Subcontractors Warranty. You must obtain certificates of insurance from all subcontractors before they begin work.',
    ]),
  )
  const thread = await desk.receive(
    'What is this? $3,118 seems wrong, we had certificates from all our subs. Do I have to pay it?',
    { subject: 'Fwd: Premium audit', attachments: [{ name: 'audit.pdf', content }] },
  )
  const [{ preparedWork }] = thread.serviceRequests
  const [{ preview }] = preparedWork.proposals
  const { value: body } = preview.find(({ label }: { label: string }) => label === 'Message')
  assert.match(body, /charges an additional premium of \$3,118, payable by Apr 6, 2026/)
  assert.match(
    body,
    /"Subcontracted cost without certificates of insurance of \$31,500 was rated as payroll\."/,
  )
  assert.match(body, /"If you dispute this audit, [^"]*within 30 days[^"]*" That means by Apr 1, 2026/)
  assert.doesNotMatch(body, /Warranty|decides on a claim/)
})

Deno.test('a day that has passed is said, rows of a table stay apart, and proof is asked for by name', async () => {
  const { desk } = await attached()
  await using _ = desk
  const content = await pdfOf([
    'Granite State Casualty',
    { heading: 'FINAL PREMIUM AUDIT STATEMENT' },
    {
      rows: [
        ['Insured', 'Casco Roofing LLC'],
        ['Policy', 'GSC-4821907-23'],
        ['Audit period', '03/01/2024 to 03/01/2025'],
        ['Audit date', '12/08/2025'],
      ],
    },
    {
      rows: [
        ['Class', 'Estimated exposure', 'Audited exposure', 'Audited premium'],
        ['91340 Carpentry', '$310,000', '$352,400', '$4,950'],
        ['98678 Roofing', '$120,000', '$204,900', '$10,570'],
      ],
    },
    {
      rows: [
        ['Additional premium due', '$6,214'],
        ['Due date', '03/30/2026'],
      ],
    },
    'Uninsured subcontractors: Penobscot Masonry, Inc. ($41,200), T. Roy Gutters ($18,900). Disputes must be submitted in writing with supporting records within 30 days of this statement.',
  ])
  const thread = await desk.receive(
    'we got this audit bill. It says Penobscot Masonry and Roy Gutters were uninsured, I have both certificates. The roofing payroll is wrong too. We are not paying this, can you get it fixed?',
    { subject: 'Audit bill $6,214??', attachments: [{ name: 'audit.pdf', content }] },
  )
  const works = thread.serviceRequests.map(({ preparedWork }: { preparedWork: unknown }) => preparedWork)
  const replies = works.flatMap(({ proposals }: { proposals: readonly unknown[] }) => proposals)
  assert.equal(replies.length, 1, 'one email, one reply')
  assert.match(works[0].messages.at(-1).content, /Last day to act: Jan 7, 2026, which has passed/)
  const [{ preview }] = replies
  const { value: body } = preview.find(({ label }: { label: string }) => label === 'Message')
  assert.match(
    body,
    /^- 98678 Roofing: estimated exposure \$120,000, audited exposure \$204,900, audited premium \$10,570$/m,
  )
  assert.match(body, /That was by Jan 7, 2026[^.]*\. The day has passed, so we will ask/)
  assert.match(
    body,
    /send us the certificates of insurance of Penobscot Masonry, Inc\. and T\. Roy Gutters for/,
  )
  assert.match(body, /and the payroll records by employee/)
})

/** How staff ask for the dispute. */
const asksForDispute = [
  'Draft a letter to Granite State Mutual disputing this audit for Casco Roofing: they had certificates from all subs.',
  'Dispute this audit with the carrier because they had certificates from all subs',
  'Write to the carrier and contest the attached audit. They had certificates from all subs.',
]

Deno.test('disputes an audit with the carrier in the letter, with the policy, period, amount and reason', async () => {
  const { desk, files } = await attached()
  await using _ = desk
  for (const request of asksForDispute) {
    const { messages, artifacts } = await desk.ask(request, { files: await files() })
    assert.equal(artifacts.length, 1, `${request}: ${messages.at(-1).content}`)
    const [{ email }] = artifacts
    assert.deepEqual(email.to, [{ email: 'audit@granitestate.example' }], request)
    assert.equal(email.subject, 'Dispute of premium audit: Casco Roofing LLC, policy GSC-4821907-23')
    assert.match(
      email.body,
      /Insured: Casco Roofing LLC\nPolicy: GSC-4821907-23\nAudit period: 03\/01\/2025 to 03\/01\/2026\nAdditional premium: \$3,118/,
    )
    assert.match(email.body, /we dispute the premium audit in your letter of Mar 2, 2026/)
    assert.match(email.body, /"Subcontracted cost without certificates of insurance of \$31,500[^"]*"/)
    assert.match(email.body, /^The insured had certificates from all subs\.$/m)
    assert.equal(email.attachments[0].name, 'audit.pdf')
    assert.match(messages.at(-1).content, /from the letter; check it\.[^]*send it by Apr 1, 2026/)
  }
})

Deno.test('asks why the client disputes an audit when no reason is given', async () => {
  const { desk, files } = await attached()
  await using _ = desk
  const { id, messages, artifacts } = await desk.ask('Draft a letter to the carrier disputing this audit', {
    files: await files(),
  })
  assert.equal(messages.at(-1).content, 'Why does the client dispute the audit?')
  assert.equal(artifacts.length, 0)
  const after = await desk.say(id, 'The office clerk was rated as a roofer')
  assert.match(after.artifacts[0].email.body, /^The office clerk was rated as a roofer\.$/m)
})
