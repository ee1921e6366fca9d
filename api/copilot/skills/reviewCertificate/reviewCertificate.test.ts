import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { type PageContent, pdfOf } from '../../testing/pdfOf.ts'

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
    'This agreement is between Harbor Point Owners LLC ("Owner") and Summit Ridge Roofing LLC ("Contractor"). The work shall be completed by June 30, 2027.',
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
  assert.match(answer.content, /in force until 06\/30\/2027, and these policies expire first: .*03\/01\/2027/)
  assert.doesNotMatch(answer.content, /\| Policy number \|/)
  assert(answer.citations.every(({ quote }: { quote: string }) => quote.length > 0))
  assert.deepEqual(
    workspace.artifacts.map(({ type }: { type: string }) => type),
    ['HTML_DOCUMENT', 'EMAIL'],
  )
  const { body } = workspace.artifacts[1].email
  assert.match(body, /Each occurrence: the certificate shows \$2,000,000/)
  assert.match(body, /^Hello,\n\nWe reviewed the certificate of insurance of Summit Ridge Roofing LLC/)
  assert.match(body, /- The certificate does not show .* that the contract requires\./)
  assert.match(body, /Thank you,\nDana Whitfield\n/)
  assert.doesNotMatch(body, /\.pdf|not shown/)
})

Deno.test('the email on a certificate of our own says what we correct, and that no policy promises the notice', async () => {
  await using copilot = await openCopilot()
  const ours = await pdfOf([
    { heading: 'CERTIFICATE OF LIABILITY INSURANCE' },
    {
      rows: [
        ['Producer', 'Harborline Insurance Group'],
        ['Insured', 'Summit Ridge Roofing LLC, 14 Quarry Road, Bangor, ME 04401'],
      ],
    },
    {
      rows: [
        ['Type of insurance', 'Policy number', 'Effective', 'Expires', 'Limits'],
        ['General liability', 'GL-2207719', '03/01/2026', '03/01/2027', 'Each occurrence $2,000,000'],
      ],
    },
    'Cancellation: notice will be delivered in accordance with the policy provisions.',
    { rows: [['Certificate holder', 'Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101']] },
  ])
  const demands = await pdfOf([
    { heading: 'Subcontract Agreement' },
    'This agreement is between Harbor Point Owners LLC ("Owner") and Summit Ridge Roofing LLC ("Contractor").',
    { heading: '7. Insurance' },
    'Contractor shall carry commercial general liability insurance of at least $1,000,000 each occurrence.',
    'Owner shall be given thirty (30) days written notice of cancellation.',
  ])
  const files = [
    await copilot.upload('[Certificate] Summit Ridge.pdf', ours),
    await copilot.upload('[Binder or Policy] GL policy.pdf', await policy()),
    await copilot.upload('[Contract] Harbor Point.pdf', demands),
  ]
  const { artifacts } = await copilot.ask('Please check this.', { files, preset: 'CERTIFICATE_REVIEW' })
  const { body } = artifacts.find(({ type }: { type: string }) => type === 'EMAIL').email
  assert.match(body, /which our agency issued\. These items have to be corrected:/)
  assert.match(body, /Notice of cancellation: .* the contract requires 30 days, which no policy promises\./)
  assert.doesNotMatch(body, /send us a new certificate/)
})

Deno.test('never calls a certificate right whose limits could not be read or matched', async () => {
  await using copilot = await openCopilot()
  const review = async (...content: PageContent) => {
    const identity = [
      ['Customer', 'Summit Ridge Roofing LLC, 14 Quarry Road, Bangor, ME 04401'],
      ['Policy', 'GL-2207719'],
      ['Company', 'Granite State Casualty Company'],
    ]
    const file = await pdfOf([
      { heading: 'Proof of insurance' },
      'For: Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101',
      { rows: identity },
      ...content,
    ])
    const files = [
      await copilot.upload('[Certificate] Proof.pdf', file),
      await copilot.upload('[Binder or Policy] GL policy.pdf', await policy()),
    ]
    const { messages } = await copilot.ask('Please check this.', { files, preset: 'CERTIFICATE_REVIEW' })
    return messages.at(-1).content
  }
  const signed = 'Authorized representative: /s/ Dana Orr'
  const without = await review('Liability insurance as agreed.', signed)
  assert.match(without, /^I could read no limits on .*Proof\.pdf\. Compare them with .* yourself\./)
  assert.doesNotMatch(without, /no difference|insures/)
  const partly = await review(
    {
      rows: [
        ['Each occurrence', '$1,000,000'],
        ['Pollution from tar kettles', '$50,000'],
      ],
    },
    signed,
  )
  assert.match(partly, /^I could check only part of .* These fields agree: .*Each occurrence/)
  assert.match(partly, /could not match these with the policy: Pollution from tar kettles \$50,000/)
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

Deno.test('says at the top of a review that the policy insures somebody else than the contract or account', async () => {
  await using copilot = await openCopilot()
  const other = await pdfOf([
    { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
    {
      rows: [
        ['Policy Number', 'GL-9000117'],
        ['Named Insured', 'Harbor Roasters LLC'],
        ['Policy Period', '03/01/2026 to 03/01/2027'],
        ['Each Occurrence Limit', '$1,000,000'],
        ['General Aggregate Limit', '$2,000,000'],
      ],
    },
  ])
  const contractFile = await copilot.upload('[Contract] Harbor Point.pdf', await contract())
  const files = [contractFile, await copilot.upload('[Binder or Policy] GL policy.pdf', other)]
  const reviewed = await copilot.ask('Does the policy meet the requirements of the contract?', { files })
  assert.match(
    reviewed.messages.at(-1).content,
    /^\*\*GL policy\.pdf insures Harbor Roasters LLC, but the contract is between Harbor Point Owners LLC and Summit Ridge Roofing LLC\.\*\* \[\d+\]/,
  )

  const certificateFiles = [
    await copilot.upload('[Certificate] Summit Ridge.pdf', await certificate()),
    await copilot.upload('[Binder or Policy] Roasters.pdf', other),
  ]
  const checked = await copilot.ask('Please check this.', {
    files: certificateFiles,
    preset: 'CERTIFICATE_REVIEW',
  })
  assert.match(
    checked.messages.at(-1).content,
    /^\*\*Roasters\.pdf insures Harbor Roasters LLC, but the certificate is for Summit Ridge Roofing LLC/,
  )

  const own = [
    await copilot.upload('[Contract] Lease.pdf', await contract()),
    await copilot.upload('[Binder or Policy] GL.pdf', await policy()),
  ]
  const fine = await copilot.ask('Does the policy meet the requirements of the contract?', { files: own })
  assert.doesNotMatch(fine.messages.at(-1).content, /insures/)
})

Deno.test('reviews a contract against what the account named in the message has in force', async () => {
  await using copilot = await openCopilot()
  const { world, dana } = copilot
  const { id: accountId } = await openAccount(world.harborline, {
    detail: { name: 'Summit Ridge Roofing LLC' },
  })
  const policyId = await openPolicy(world.harborline, { accountId, state: 'INFORCE' })
  const fileId = await copilot.upload('GL policy.pdf', await policy())
  await dana.data(
    `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
    { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } },
  )
  await world.platform.jobs.runDue()
  const files = [await copilot.upload('Subcontract.pdf', await contract())]
  const workspace = await copilot.ask('Review this contract against what Summit Ridge Roofing carries', {
    files,
  })
  assert.match(workspace.messages.at(-1).content, /\| Met \| Contractor shall carry commercial general/)
})

Deno.test('files that were attached in each other’s box are used as what they are, and Cara says so', async () => {
  await using copilot = await openCopilot()
  const files = [
    await copilot.upload('[Certificate] Summit Ridge.pdf', await certificate()),
    await copilot.upload('[Contract] GL policy.pdf', await policy()),
    await copilot.upload('[Binder or Policy] Harbor Point.pdf', await contract()),
  ]
  const { messages } = await copilot.ask('Please check this.', { files, preset: 'CERTIFICATE_REVIEW' })
  const { content } = messages.at(-1)
  assert.match(content, /GL policy\.pdf was attached as the contract, but it reads as the binder or policy/)
  assert.match(
    content,
    /Harbor Point\.pdf was attached as the binder or policy, but it reads as the contract/,
  )
  assert.match(content, /Each occurrence \| \$2,000,000 \[\d+\] \| \$1,000,000 \[\d+\]/)
  assert.match(content, /\$5,000,000 required/)
})

for (const title of [
  'Subcontractor insurance requirements of Pier Construction Co.',
  'COI REQUIREMENTS',
  'Required insurance for vendors',
])
  Deno.test(`a certificate is checked against a text file with the title "${title}"`, async () => {
    await using copilot = await openCopilot()
    const requirements = [
      title,
      '',
      '1. Commercial general liability: $2,000,000 each occurrence, $4,000,000 general aggregate.',
      '2. Pier Construction Co. must be an additional insured on the general liability policy.',
      '3. Waiver of subrogation in favor of Pier Construction Co.',
    ].join('\n')
    const files = [
      await copilot.upload('coi.pdf', await certificate()),
      await copilot.upload('our list.txt', new TextEncoder().encode(requirements)),
    ]
    const { messages } = await copilot.ask('Check this certificate against our requirements', { files })
    assert.match(messages.at(-1).content, /between the certificate and the contract/)
    assert.match(messages.at(-1).content, /\$4,000,000 required/)
  })

/** A contractor with its policy on file, and the certificate of one of its subcontractors. */
async function openContractor() {
  const copilot = await openCopilot()
  const { world, dana } = copilot
  async function keep(name: string, content: Uint8Array<ArrayBuffer>) {
    const { id: accountId } = await openAccount(world.harborline, { detail: { name } })
    const policyId = await openPolicy(world.harborline, { accountId, state: 'INFORCE' })
    const fileId = await copilot.upload(`${name} GL.pdf`, content)
    await dana.data(
      `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`,
      { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } },
    )
    await world.platform.jobs.runDue()
    return accountId
  }
  const declarations = (insured: string, number: string) =>
    pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
      {
        rows: [
          ['Policy Number', number],
          ['Named Insured', insured],
          ['Each Occurrence Limit', '$3,000,000'],
          ['General Aggregate Limit', '$3,000,000'],
        ],
      },
    ])
  const accountId = await keep(
    'Harbor Point Builders LLC',
    await declarations('Harbor Point Builders LLC', 'GL-9000001'),
  )
  return { ...copilot, accountId, keep, [Symbol.asyncDispose]: () => copilot[Symbol.asyncDispose]() }
}

Deno.test('does not check the certificate of a subcontractor against the policy of the account', async () => {
  await using desk = await openContractor()
  const { accountId } = desk
  const files = [await desk.upload('Sub.pdf', await certificate())]
  const { messages, artifacts, state, id } = await desk.ask('Our sub sent this certificate, is it ok?', {
    files,
    accountId,
  })
  assert.match(
    messages.at(-1).content,
    /^Sub\.pdf insures Summit Ridge Roofing LLC, and no policy of that insured is on record\. Attach a policy of Summit Ridge Roofing LLC or the contract/,
  )
  assert.equal(state, 'WAITING_FOR_INPUT')
  assert.equal(artifacts.length, 0)

  const after = await desk.say(id, '', [await desk.upload('Harbor Point.pdf', await contract())])
  const answer = after.messages.at(-1).content
  assert.match(answer, /between the certificate and the contract/)
  assert.doesNotMatch(answer, /\$3,000,000|GL-9000001/)
})

Deno.test('checks the certificate of a subcontractor against its own policy on record', async () => {
  await using desk = await openContractor()
  const { accountId } = desk
  await desk.keep('Summit Ridge Roofing LLC', await policy())
  const files = [await desk.upload('Sub.pdf', await certificate())]
  const { messages } = await desk.ask('Our sub sent this certificate, is it ok?', { files, accountId })
  assert.match(messages.at(-1).content, /Each occurrence \| \$2,000,000 \[\d+\] \| \$1,000,000 \[\d+\]/)
})
