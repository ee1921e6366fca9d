import assert from 'node:assert/strict'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

function policy() {
  return pdfOf(
    [
      { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
      {
        rows: [
          ['Policy Number', 'GL-2207719'],
          ['Named Insured', 'Summit Ridge Roofing LLC'],
          ['Insurance Company', 'Granite State Casualty Company'],
          ['Policy Period', '03/01/2026 to 03/01/2027'],
        ],
      },
      {
        rows: [
          ['Each Occurrence Limit', '$1,000,000'],
          ['General Aggregate Limit', '$2,000,000'],
          ['Products-Completed Operations Aggregate Limit', '$2,000,000'],
          ['Damage to Premises Rented to You', '$100,000'],
        ],
      },
    ],
    [
      { heading: 'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS' },
      'Who is an insured is amended to include as an additional insured any person or organization with whom you have agreed in a written contract to add as an additional insured.',
    ],
  )
}

function certificate() {
  return pdfOf([
    { heading: 'CERTIFICATE OF LIABILITY INSURANCE' },
    {
      rows: [
        ['Insured', 'Summit Ridge Roofing LLC, 14 Quarry Road, Bangor, ME 04401'],
        ['Insurer A', 'Granite State Casualty Company'],
      ],
    },
    {
      rows: [
        ['Type of insurance', "Add'l insd", 'Subr wvd', 'Policy number', 'Effective', 'Expires', 'Limits'],
        [
          'General liability',
          'N',
          'N',
          'GL-2207719',
          '03/01/2026',
          '03/01/2027',
          'Each occurrence $2,000,000; General aggregate $2,000,000',
        ],
      ],
    },
    { rows: [['Certificate holder', 'Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101']] },
  ])
}

function contract() {
  return pdfOf([
    { heading: 'Subcontract Agreement' },
    'This agreement is between Harbor Point Owners LLC ("Owner") and Summit Ridge Roofing LLC ("Contractor").',
    { heading: '7. Insurance' },
    'Contractor shall carry commercial general liability insurance of at least $1,000,000 each occurrence and $2,000,000 general aggregate.',
    'Owner shall be named as an additional insured on the general liability policy.',
    'Contractor shall carry an umbrella policy of not less than $5,000,000.',
  ])
}

Deno.test('a certificate review lists every difference with both sources and drafts the email', async () => {
  await using copilot = await openCopilot()
  const files = [
    await copilot.upload('[Certificate] Summit Ridge.pdf', await certificate()),
    await copilot.upload('[Binder or Policy] GL policy.pdf', await policy()),
    await copilot.upload('[Contract] Harbor Point.pdf', await contract()),
  ]
  const workspace = await copilot.ask('Please check this.', { files, preset: 'CERTIFICATE_REVIEW' })
  const answer = workspace.messages.at(-1)
  assert.match(answer.content, /Each occurrence \| \$2,000,000 \[\d+\] \| \$1,000,000 \[\d+\]/)
  assert.match(answer.content, /Additional insured/)
  assert.match(answer.content, /\$5,000,000 required/)
  assert.doesNotMatch(answer.content, /\| Policy number \|/)
  assert(answer.citations.every(({ quote }: { quote: string }) => quote.length > 0))
  assert.deepEqual(
    workspace.artifacts.map(({ type }: { type: string }) => type),
    ['HTML_DOCUMENT', 'EMAIL'],
  )
  assert.match(workspace.artifacts[1].email.body, /Each occurrence: the certificate shows \$2,000,000/)
})

Deno.test('asks for something to check against and continues once it arrives', async () => {
  await using copilot = await openCopilot()
  const files = [await copilot.upload('[Certificate] Summit Ridge.pdf', await certificate())]
  const asking = await copilot.ask('Is this certificate right?', { files })
  assert.equal(asking.state, 'WAITING_FOR_INPUT')
  const policyFile = await copilot.upload('[Binder or Policy] GL policy.pdf', await policy())
  const done = await copilot.say(asking.id, '', [policyFile])
  assert.equal(done.state, 'IDLE')
  assert.match(done.messages.at(-1).content, /Each occurrence/)
})

Deno.test('a contract review says what is met, what is not, and what needs a person', async () => {
  await using copilot = await openCopilot()
  const files = [
    await copilot.upload('[Contract] Harbor Point.pdf', await contract()),
    await copilot.upload('[Binder or Policy] GL policy.pdf', await policy()),
  ]
  const workspace = await copilot.ask('Does the policy meet the requirements of the contract?', { files })
  const { content } = workspace.messages.at(-1)
  assert.match(content, /\| Met \| Contractor shall carry commercial general liability/)
  assert.match(content, /\| Met \| Owner shall be named/)
  assert.match(content, /\| Check \| Contractor shall carry an umbrella/)
})
