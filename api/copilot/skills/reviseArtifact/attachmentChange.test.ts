import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const approve = `mutation ($id: ID!) { approveCaraProposal(id: $id) { __typename } }`

function text(words: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(words)
}

// oxlint-disable-next-line typescript/no-explicit-any
function lastEmail({ artifacts }: any) {
  return artifacts.findLast(({ type }: { type: string }) => type === 'EMAIL').email
}

// oxlint-disable-next-line typescript/no-explicit-any
function names(workspace: any): string[] {
  return lastEmail(workspace).attachments.map(({ name }: { name: string }) => name)
}

function quote(carrier: string, premium: string) {
  return pdfOf([
    { heading: 'Businessowners Quote' },
    {
      rows: [
        ['Insurance Company', carrier],
        ['Named Insured', 'Maruca Family Bakery LLC'],
        ['Liability each occurrence', '$1,000,000'],
        ['Annual premium', premium],
      ],
    },
  ])
}

Deno.test('attaches files by what people call them, and takes them off again', async () => {
  await using copilot = await openCopilot()
  const files = [
    await copilot.upload('Casco losses 2025.txt', text('Loss run\nValued as of 01/01/2026\nNo losses.')),
    await copilot.upload('ACORD 125 application.txt', text('Commercial insurance application')),
  ]
  const { id } = await copilot.ask('Write Maria that we need the payroll by Friday', { files })
  const once = await copilot.say(id, 'attach the loss run')
  assert.deepEqual(names(once), ['Casco losses 2025.txt'], once.messages.at(-1).content)
  assert.match(lastEmail(once).body, /\n\nAttached is the loss run\.\n\nThank you/)
  const both = await copilot.say(id, 'also attach the application')
  assert.deepEqual(names(both), ['Casco losses 2025.txt', 'ACORD 125 application.txt'])
  assert.match(lastEmail(both).body, /Attached are the loss run and the application\./)
  const without = await copilot.say(id, 'without the application')
  assert.deepEqual(names(without), ['Casco losses 2025.txt'], without.messages.at(-1).content)
  assert.match(lastEmail(without).body, /Attached is the loss run\./)
  const none = await copilot.say(id, 'remove the attachment')
  assert.deepEqual(names(none), [])
  assert.doesNotMatch(lastEmail(none).body, /attached/i)
  const unknown = await copilot.say(id, 'attach the driver list')
  assert.deepEqual(names(unknown), [])
  assert.match(unknown.messages.at(-1).content, /could not tell which file "the driver list" is/)
  const back = await copilot.say(id, 'attach the loss run and make it friendlier')
  assert.deepEqual(names(back), ['Casco losses 2025.txt'], back.messages.at(-1).content)
  assert.match(lastEmail(back).body, /^Hi Maria/)
})

const aboutResults: readonly (readonly [said: string, attached: readonly string[]])[] = [
  ['Email Maria about which is better', ['Coverage comparison for Maruca Family Bakery LLC.pdf']],
  [
    'Email Maria about which is better, with the comparison attached',
    ['Coverage comparison for Maruca Family Bakery LLC.pdf'],
  ],
  ['send her the comparison, her name is Maria', ['Coverage comparison for Maruca Family Bakery LLC.pdf']],
  [
    'Write Maria an email about the differences and attach the comparison',
    ['Coverage comparison for Maruca Family Bakery LLC.pdf'],
  ],
  [
    'email the client the comparison and both quotes',
    ['Coverage comparison for Maruca Family Bakery LLC.pdf', 'Lanternfield.pdf', 'Corvane.pdf'],
  ],
  [
    'Write Maria that we need her answer by Friday, and attach the comparison',
    ['Coverage comparison for Maruca Family Bakery LLC.pdf'],
  ],
]

Deno.test('an email about a result carries the documents that the message names', async () => {
  for (const [said, attached] of aboutResults) {
    await using copilot = await openCopilot()
    const files = [
      await copilot.upload('Lanternfield.pdf', await quote('Lanternfield Insurance Company', '$5,940')),
      await copilot.upload('Corvane.pdf', await quote('Corvane Indemnity Company', '$6,780')),
    ]
    const { id } = await copilot.ask('Compare the two quotes', { files })
    const workspace = await copilot.say(id, said)
    assert.deepEqual(names(workspace), attached, `${said}: ${workspace.messages.at(-1).content}`)
    const { body } = lastEmail(workspace)
    assert.match(body, /\n\nAttached (?:is|are) the coverage comparison\b[^.]*\.\n\nThank you/)
    assert.equal(body.match(/attach/gi)?.length ?? 0, Math.min(attached.length, 1), body)
  }
})

Deno.test('the email with a proposal carries it, and its later versions', async () => {
  await using copilot = await openCopilot()
  const { dana, world } = copilot
  const files = [
    await copilot.upload('Lanternfield.pdf', await quote('Lanternfield Insurance Company', '$5,940')),
    await copilot.upload('Corvane.pdf', await quote('Corvane Indemnity Company', '$6,780')),
  ]
  const { id } = await copilot.ask('Make a proposal for Maria, maria@casco.example', { files })
  const changed = await copilot.say(id, 'leave out Corvane')
  assert.deepEqual(names(changed), ['Insurance proposal for Maruca Family Bakery LLC.pdf'])
  const { proposals } = await copilot.say(id, 'send it')
  await dana.data(approve, { id: proposals.at(-1).id })
  await world.platform.jobs.runDue()
  const [letter] = world.platform.mail.mailbox?.() ?? []
  assert.equal(letter?.attachments?.[0]?.filename, 'Insurance proposal for Maruca Family Bakery LLC.pdf')
})

Deno.test('a submission carries what it lists, and a cancellation its release', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  await openPolicy(harborline, {
    accountId,
    carrierId,
    policyNumber: 'GSC GL 4471902',
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
  })
  const files = [
    await copilot.upload('losses.txt', text('Loss run\nValued as of 01/01/2026\nNo losses.')),
    await copilot.upload('Lanternfield.pdf', await quote('Lanternfield Insurance Company', '$5,940')),
  ]
  const submission = await copilot.ask(
    'Write a submission to the underwriter asking for quotes on general liability 1M/2M',
    { accountId, files },
  )
  assert.deepEqual(names(submission), ['losses.txt'])
  assert.match(lastEmail(submission).body, /Attached:\n- losses\.txt\n\nPlease tell us/)
  const bare = await copilot.say(submission.id, 'remove the attachments')
  assert.doesNotMatch(lastEmail(bare).body, /Attached|losses\.txt/)

  const canceled = await copilot.ask(
    'The insured wants to cancel the policy effective 12/15/2026 because the business was sold',
    { accountId },
  )
  assert.deepEqual(names(canceled), ['Lost policy release Casco Roofing LLC.pdf'])
  assert.match(lastEmail(canceled).body, /Attached is the lost policy release\./)
})
