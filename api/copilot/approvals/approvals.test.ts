import assert from 'node:assert/strict'
import { create } from '../../platform/index.ts'
import { openCopilot } from '../testing/openCopilot.ts'
import { openDraft } from '../testing/openDraft.ts'
import { proposalKind } from './proposal.ts'

const approve = `mutation ($id: ID!) {
  approveCaraProposal(id: $id) {
    __typename
    ... on NamedError { message }
    ... on ApproveCaraProposalSuccess { caraProposal { state } }
  }
}`
const decline = `mutation ($id: ID!) { declineCaraProposal(id: $id, reason: "Wrong client") { __typename } }`
const edit = `mutation ($id: ID!, $input: UpdateCaraEmailInput!) {
  updateCaraEmail(id: $id, input: $input) { __typename }
}`

Deno.test('sends nothing before a person approves, then sends exactly what they saw, once', async () => {
  await using copilot = await openCopilot()
  const { world, dana } = copilot
  const { id, artifactId } = await openDraft(copilot)
  const asked = await copilot.say(id, 'send the email')
  const [proposal] = asked.proposals
  assert.equal(proposal.state, 'PENDING')
  assert.equal(asked.state, 'WAITING_FOR_INPUT')
  assert.deepEqual(proposal.preview[0], { label: 'To', value: 'maria@casco.example' })
  assert.deepEqual(world.platform.mail.mailbox?.(), [])

  const input = {
    subject: 'Changed',
    to: [{ email: 'someone@else.example' }],
    body: 'Changed after the proposal.',
  }
  await dana.data(edit, { id: artifactId, input })
  const outdated = await dana.data(approve, { id: proposal.id })
  assert.equal(outdated.approveCaraProposal.message, 'This was withdrawn.')
  const waiting = (await copilot.shown(id)).proposals.find(
    ({ state }: { state: string }) => state === 'PENDING',
  )
  assert.deepEqual(
    waiting.preview.map(({ value }: { value: string }) => value),
    ['someone@else.example', 'Changed', 'Changed after the proposal.'],
  )
  const marcus = await world.as(world.marcus)
  const answers = await Promise.all([
    dana.data(approve, { id: waiting.id }),
    marcus.data(approve, { id: waiting.id }),
  ])
  assert.deepEqual(
    new Set(answers.map(({ approveCaraProposal }) => approveCaraProposal.__typename)),
    new Set(['ApproveCaraProposalSuccess', 'CannotDecideError']),
  )
  await world.platform.jobs.runDue()
  const letters = world.platform.mail.mailbox?.() ?? []
  assert.deepEqual(
    letters.map(({ to, subject }) => [to, subject]),
    [['someone@else.example', 'Changed']],
  )
  const done = await copilot.shown(id)
  assert.deepEqual(
    done.proposals.map(({ state }: { state: string }) => state),
    ['WITHDRAWN', 'DONE'],
  )
  assert.equal(done.proposals[1].result, 'Sent to someone@else.example.')
  assert.equal(done.state, 'IDLE')
  assert.match(done.messages.at(-1).content, /Sent to someone@else\.example/)
  const { emailThreads } = await dana.data(
    '{ emailThreads { edges { node { waitingFor emails { delivery approvedBy { id } } } } } }',
  )
  const [{ node: thread }] = emailThreads.edges
  assert.equal(thread.waitingFor, 'CLIENT')
  assert.equal(thread.emails[0].delivery, 'SENT')
})

for (const [said, body] of [
  [
    'Actually add that the deadline is Dec 4 and sign as Dana',
    /^Hello Maria,\n\nYour policy renews on April 1\.\n\nThe deadline is Dec 4\.\n\nThank you\.\nDana$/,
  ],
  [
    'wait, sign it as Priya Shah, make it friendlier and add that we need the payroll by Friday',
    /^Hi Maria,[^]*Please send us your payroll by Friday\.\n\nThanks so much,\nPriya Shah$/,
  ],
  ['Oh and change April 1 to May 1', /Your policy renews on May 1\./],
] as const)
  Deno.test(`a draft that waits to be sent waits in its new version after "${said}"`, async () => {
    await using copilot = await openCopilot()
    const { id } = await openDraft(copilot)
    await copilot.say(id, 'send it')
    const { proposals, artifacts, messages } = await copilot.say(id, said)
    const waiting = proposals.filter(({ state }: { state: string }) => state === 'PENDING')
    assert.equal(waiting.length, 1)
    assert.equal(proposals[0].state, 'WITHDRAWN')
    assert.match(waiting[0].preview[2].value, body)
    assert.equal(artifacts[0].email.body, waiting[0].preview[2].value)
    assert.match(messages.at(-1).content, /The earlier version will not be sent: approve the new one\./)
  })

Deno.test('the button of a draft puts it up for approval once, and only with a recipient', async () => {
  await using copilot = await openCopilot()
  const { dana } = copilot
  const propose = `mutation ($id: ID!) {
    proposeCaraEmail(id: $id) { ... on NamedError { message } ... on ProposeCaraEmailSuccess { caraProposal { id } } }
  }`
  const { id, artifactId } = await openDraft(copilot)
  const asked = async () => (await dana.data(propose, { id: artifactId })).proposeCaraEmail
  const { caraProposal } = await asked()
  assert.deepEqual((await asked()).caraProposal, caraProposal)
  const [proposal, ...others] = (await copilot.shown(id)).proposals
  assert.deepEqual(others, [])
  assert.deepEqual(proposal.preview[0], { label: 'To', value: 'maria@casco.example' })
  const approved = await dana.data(approve, { id: proposal.id })
  assert.equal(approved.approveCaraProposal.caraProposal.state, 'APPROVED')
  await copilot.world.platform.jobs.runDue()
  assert.equal(copilot.world.platform.mail.mailbox?.().length, 1)

  const input = { subject: 'Your renewal', to: [], body: 'Hello,' }
  await dana.data(edit, { id: artifactId, input })
  assert.match((await asked()).message, /no recipient yet/)
})

Deno.test('Cara names the part of a change that it could not make', async () => {
  await using copilot = await openCopilot()
  const { id } = await openDraft(copilot)
  const { artifacts, messages } = await copilot.say(id, 'make it rhyme and add that the deadline is Dec 4')
  assert.match(artifacts[0].email.body, /The deadline is Dec 4\./)
  const said = messages.map(({ content }: { content: string }) => content).join('\n')
  assert.match(said, /I could not tell how/)
})

Deno.test('a declined or expired proposal can no longer be approved', async () => {
  await using copilot = await openCopilot()
  const { world, dana } = copilot
  const { id } = await openDraft(copilot)
  const first = (await copilot.say(id, 'send it')).proposals[0].id
  await dana.data(decline, { id: first })
  const refused = await dana.data(approve, { id: first })
  assert.equal(refused.approveCaraProposal.message, 'This was declined.')

  const second = (await copilot.say(id, 'send it')).proposals[1].id
  world.clock.advance(8 * 24 * 60 * 60_000)
  const fresh = await world.as(world.dana)
  const late = await fresh.data(approve, { id: second })
  assert.equal(late.approveCaraProposal.message, 'This proposal has expired. Ask Cara again.')
  await world.platform.jobs.runDue()
  assert.deepEqual(world.platform.mail.mailbox?.(), [])
})

Deno.test('does not act on arguments that differ from the approved ones', async () => {
  await using copilot = await openCopilot()
  const { world, dana } = copilot
  const { id, artifactId } = await openDraft(copilot)
  const proposal = (await copilot.say(id, 'send it')).proposals[0]
  const stored = await world.harborline.read(proposalKind, proposal.id)
  assert(stored)
  const forged = { ...stored.value, argumentsJson: JSON.stringify({ artifactId, version: 2 }) }
  const copy = world.harborline.newId(proposalKind)
  await world.harborline.commit({ type: 'WORKFLOW', id: null }, [
    create(proposalKind, copy, forged, 'CREATE_CARA_PROPOSAL'),
  ])
  await dana.data(approve, { id: copy })
  await world.platform.jobs.runDue()
  assert.deepEqual(world.platform.mail.mailbox?.(), [])
})

Deno.test('a follow-up changes the last draft and keeps the earlier version', async () => {
  await using copilot = await openCopilot()
  const { id } = await openDraft(copilot)
  const addressed = await copilot.say(id, 'Address it to Tom Baker, tom@casco.example')
  assert.deepEqual(addressed.artifacts[0].email.to, [{ email: 'tom@casco.example' }])
  assert.match(addressed.artifacts[0].email.body, /^Hello Tom,/)
  const added = await copilot.say(id, 'Add a line saying the premium stays the same')
  assert.match(added.artifacts[0].email.body, /The premium stays the same\./)
  assert.deepEqual(
    added.artifacts[0].versions.map(({ note }: { note: string }) => note),
    ['Drafted', 'Addressed it to Tom Baker', 'Added a sentence'],
  )
})
