import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

function quote(carrier: string, amounts: readonly [occurrence: string, premium: string]) {
  const [occurrence, premium] = amounts
  return pdfOf([
    { heading: 'Businessowners Quote' },
    {
      rows: [
        ['Insurance Company', carrier],
        ['Named Insured', 'Maruca Family Bakery LLC'],
        ['Liability each occurrence', occurrence],
        ['Annual premium', premium],
      ],
    },
  ])
}

Deno.test('emails the result of a comparison that the same message asks for', async () => {
  await using copilot = await openCopilot()
  const lanternfield = await quote('Lanternfield Insurance Company', ['$1,000,000', '$5,940'])
  const corvane = await quote('Corvane Indemnity Company', ['$2,000,000', '$6,780'])
  const files = [
    await copilot.upload('Lanternfield.pdf', lanternfield),
    await copilot.upload('Corvane.pdf', corvane),
  ]
  const { artifacts, messages, id } = await copilot.ask(
    'Compare the two quotes and write Maria an email about which is better',
    { files },
  )
  const { email } = artifacts.at(-1)
  assert.match(email.body, /^Hello Maria,\n\n[^]*\$6,780[^]*Thank you,\nDana Whitfield/)
  assert.match(
    messages.at(-1).content,
    /to Maria, with what I found\. I attached Coverage comparison for Maruca Family Bakery LLC\.pdf\. Add the email address/,
  )

  const gist = await copilot.say(id, 'now write her an email with the gist, her name is Janet')
  assert.match(gist.artifacts.at(-1).email.body, /^Hello Janet,\n\n[^]*\$6,780/)

  const added = await copilot.say(id, 'add that option 2 is better for the owner')
  assert.match(added.artifacts.at(-1).email.body, /\n\nOption 2 is better for the owner\./)

  const again = await copilot.say(id, 'Draft an email to joe@maruca.example that explains the differences')
  assert.deepEqual(again.artifacts.at(-1).email.to, [{ email: 'joe@maruca.example' }])
})

Deno.test('writes about the answer that was just given', async () => {
  await using copilot = await openCopilot()
  const content = await quote('Corvane Indemnity Company', ['$2,000,000', '$6,780'])
  const asked = async () =>
    await copilot.ask('What is the annual premium?', {
      files: [await copilot.upload('Corvane.pdf', content)],
    })
  for (const request of ['Write the client a summary of this', 'put that in an email to Maria, please']) {
    const { id } = await asked()
    const { artifacts } = await copilot.say(id, request)
    assert.match(artifacts.at(-1).email?.body ?? '', /^Hello[^]*\$6,780/, request)
  }
  // The document itself, not the answer about it.
  const { id } = await asked()
  const { planStages } = await copilot.say(id, 'Summarize this quote for the client')
  assert.equal(planStages.at(-1).title, 'Policy summary')
})

Deno.test('writes a table of an answer as lines', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  await openPolicy(harborline, {
    accountId,
    carrierId: await addCarrier(harborline, { name: 'Granite State Casualty' }),
    policyNumber: 'GSC-GL-44',
    inforceAt: '2025-04-01',
    expiresAt: '2026-04-01',
  })
  const { id } = await copilot.ask('Which policies expire in the next 30 days?')
  const { artifacts } = await copilot.say(id, 'Write the carrier a summary of this')
  assert.match(
    artifacts.at(-1).email.body,
    /- Casco Roofing LLC: Policy GSC-GL-44, Line General Liability, Carrier Granite State Casualty, Expires Apr 1, 2026/,
  )
})

Deno.test('never tells a client what Cara says of her own work', async () => {
  await using copilot = await openCopilot()
  const lanternfield = await quote('Lanternfield Insurance Company', ['$1,000,000', '$5,940'])
  const corvane = await quote('Corvane Indemnity Company', ['$2,000,000', '$6,780'])
  const status = /\b(?:Kept|earlier version|I drafted|Made it|Addressed it|with what I found)\b/
  for (const before of [['shorter'], ['thanks'], ['Set it in another style', 'undo that'], []]) {
    const files = [
      await copilot.upload('Lanternfield.pdf', lanternfield),
      await copilot.upload('Corvane.pdf', corvane),
    ]
    const { id } = await copilot.ask('Compare the two quotes', { files })
    for (const message of before) await copilot.say(id, message)
    const { artifacts } = await copilot.say(
      id,
      'write that as an email to Maria, plain english, 3 sentences max',
    )
    const { body } = artifacts.at(-1).email
    assert.match(
      body,
      /^Hello Maria,\n\nWe compared [^\n]*\$840 less[^\n]*\n\nAttached is the coverage comparison[^\n]*\n\nThank you,/,
      before.join(),
    )
    assert.doesNotMatch(body, status)
    const [, said = ''] = body.split('\n\n')
    assert.ok((said.match(/[.!?](?=\s|$)/g) ?? []).length <= 3, said)
    const other = await copilot.say(id, 'address it to Tyler instead')
    assert.match(other.artifacts.at(-1).email.body, /^Hello Tyler,\n\nWe compared/)
    const again = await copilot.say(id, 'max 2 sentences')
    assert.match(
      again.artifacts.at(-1).email.body,
      /^Hello Tyler,\n\nWe compared [^.]*\.[^.]*\.\n\nThank you,/,
    )
  }
})

Deno.test('names the matter of a question in the subject of the email about its answer', async () => {
  await using copilot = await openCopilot()
  const policy = await pdfOf([
    { heading: 'Commercial General Liability Declarations' },
    {
      rows: [
        ['Named Insured', 'Casco Roofing LLC'],
        ['Each occurrence', '$1,000,000'],
      ],
    },
  ])
  const files = [await copilot.upload('Casco GL.pdf', policy)]
  const { id } = await copilot.ask('what is the each occurrence limit?', { files })
  const { artifacts } = await copilot.say(id, 'write the email to the sub')
  assert.match(artifacts.at(-1).email.subject, /^What is the each occurrence limit/)
})

Deno.test('somebody who is not on record does not get a review at the address of the client', async () => {
  await using copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline)
  const { id } = await copilot.ask('List the coverage gaps of this client', { accountId })
  const { artifacts, messages } = await copilot.say(id, 'Draft an email to Brian telling him what is missing')
  const { email } = artifacts.at(-1)
  assert.match(email.body, /^Hello Brian,/)
  assert.deepEqual(email.to, [])
  assert.match(messages.at(-1).content, /Add the email address before you send it\./)
})

Deno.test('an email about a comparison says the decision and few differences, and brings the comparison', async () => {
  await using copilot = await openCopilot()
  const limits = [
    'General aggregate',
    'Products and completed operations aggregate',
    'Personal and advertising injury',
    'Damage to premises rented to you',
    'Building limit',
    'Business personal property',
    'Employee dishonesty',
    'Spoilage',
  ]
  const wide = (carrier: string, millions: number) =>
    pdfOf([
      { heading: 'Businessowners Quote' },
      {
        rows: [
          ['Insurance Company', carrier],
          ['Named Insured', 'Maruca Family Bakery LLC'],
          ['Liability each occurrence', `$${millions},000,000`],
          ...limits.map((label, at) => [label, `$${millions},${100 + at},000`] as const),
          ['Annual premium', `$${millions + 4},940`],
        ],
      },
    ])
  const files = [
    await copilot.upload('Lanternfield.pdf', await wide('Lanternfield Insurance Company', 1)),
    await copilot.upload('Corvane.pdf', await wide('Corvane Indemnity Company', 2)),
  ]
  const { artifacts } = await copilot.ask(
    'Compare the two quotes and write Maria an email about which is better',
    { files },
  )
  const { body, attachments } = artifacts.at(-1).email
  const differences = body.match(/^- .+$/gm) ?? []
  assert.ok(differences.length >= 3 && differences.length <= 5, body)
  assert.match(body, /^Hello Maria,\n\nWe compared [^\n]*\n\nOption 1 costs \$1,000 less/)
  assert.deepEqual(
    attachments.map(({ name }: { name: string }) => name),
    ['Coverage comparison for Maruca Family Bakery LLC.pdf'],
  )
  assert.match(body, /Attached is the coverage comparison/)
})
