import assert from 'node:assert/strict'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../knowledge/testing/openPolicy.ts'
import type { Client } from '../../testing/createClient.ts'
import { openWorld, type World } from '../../testing/openWorld.ts'
import { testFolder } from '../../testing/testFolder.ts'
import { openCopilot } from '../testing/openCopilot.ts'
import { pdfOf } from '../testing/pdfOf.ts'

const create = `mutation ($input: CreateCaraWorkspaceInput!) {
  createCaraWorkspace(input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on CreateCaraWorkspaceSuccess { caraWorkspace { id state title } }
  }
}`

const show = `query ($id: ID!) {
  caraWorkspace(id: $id) {
    title state preset
    files { name }
    messages { role content isQueued timestamp startedAt citations { page quote fileName } }
    planStages { type state title result events { type title status toolCall { name argumentsJson result } } }
  }
}`

const add = `mutation ($id: ID!, $input: AddCaraWorkspaceMessageInput!) {
  addCaraWorkspaceMessage(id: $id, input: $input) {
    __typename
    ... on AddCaraWorkspaceMessageSuccess { caraWorkspace { state } }
  }
}`

async function upload(client: Client, name: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const response = await client.fetch(`/files?name=${encodeURIComponent(name)}`, {
    method: 'PUT',
    body: content,
  })
  return (await response.json()).id
}

const policy = [
  'COMMERCIAL GENERAL LIABILITY POLICY',
  'This insurance does not apply to property damage caused by the discharge of water that backs up from a sewer or drain.',
  'Cancellation: we may cancel this policy by mailing thirty days written notice to the first named insured.',
]

async function openPolicyWorkspace(world: World, message: string) {
  const dana = await world.as(world.dana)
  const file = await upload(dana, '[Policy] GL policy.pdf', await pdfOf(policy))
  const { createCaraWorkspace } = await dana.data(create, {
    input: { message, files: [file], preset: 'DOCUMENT_EXPLORATION' },
  })
  return { dana, id: createCaraWorkspace.caraWorkspace.id }
}

Deno.test('Cara reads the attachments, works in stages and answers with quotes', async () => {
  using folder = testFolder()
  await using world = await openWorld({ dataDir: folder.path })
  const { dana, id } = await openPolicyWorkspace(world, 'Is water that backs up from a sewer covered?')
  await world.platform.jobs.runDue()
  const { caraWorkspace } = await dana.data(show, { id })
  assert.equal(caraWorkspace.state, 'IDLE')
  assert.deepEqual(
    caraWorkspace.planStages.map(({ type, state }: { type: string; state: string }) => [type, state]),
    [
      ['PROCESS_ATTACHMENTS', 'SUCCESS'],
      ['TASK', 'SUCCESS'],
    ],
  )
  const [, answer] = caraWorkspace.messages
  assert.equal(answer.role, 'AGENT')
  assert.match(answer.citations[0].quote, /backs up from a sewer or drain/)
  assert.equal(answer.citations[0].fileName, 'GL policy.pdf')
})

Deno.test('a preset run without a message is named after its client, or else its first file', async () => {
  using folder = testFolder()
  await using world = await openWorld({ dataDir: folder.path })
  const dana = await world.as(world.dana)
  const { id: accountId } = await openAccount(world.harborline, { detail: { name: 'Kowalczyk Roofing LLC' } })
  const file = await upload(dana, '[Contract] Harbor Steel subcontract.pdf', await pdfOf(policy))
  const titleOf = async (input: object) => {
    const { createCaraWorkspace } = await dana.data(create, {
      input: { message: '', preset: 'CONTRACT_REVIEW', files: [], ...input },
    })
    return createCaraWorkspace.caraWorkspace.title
  }
  assert.equal(await titleOf({ accountId }), 'Contract Review: Kowalczyk Roofing LLC')
  assert.equal(await titleOf({ files: [file] }), 'Contract Review: Harbor Steel subcontract')
})

Deno.test('answers messages sent while Cara works one after the other', async () => {
  using folder = testFolder()
  await using world = await openWorld({ dataDir: folder.path })
  const { dana, id } = await openPolicyWorkspace(world, 'Is sewer water covered?')
  await dana.data(add, { id, input: { message: 'Thirty days written notice of cancellation?' } })
  const before = (await dana.data(show, { id })).caraWorkspace
  assert.deepEqual(
    before.messages.map(({ isQueued }: { isQueued: boolean }) => isQueued),
    [false, true],
  )
  await world.platform.jobs.runDue()
  const { messages, state } = (await dana.data(show, { id })).caraWorkspace
  assert.equal(state, 'IDLE')
  assert(messages.every(({ isQueued }: { isQueued: boolean }) => !isQueued))
  const roles = messages.map(({ role }: { role: string }) => role)
  assert.deepEqual(roles.toSorted(), ['AGENT', 'AGENT', 'USER', 'USER'])
  assert.match(messages.at(-1).citations[0].quote, /thirty days written notice/)
})

Deno.test('a request made after the preset finished starts new work', async () => {
  using folder = testFolder()
  await using world = await openWorld({ dataDir: folder.path })
  const { dana, id } = await openPolicyWorkspace(world, 'Is sewer water covered?')
  await world.platform.jobs.runDue()
  const message =
    'The client asked: "Is sewer water covered?" Write the answer as an email to maria@casco.example'
  await dana.data(add, { id, input: { message } })
  await world.platform.jobs.runDue()
  const { planStages } = (await dana.data(show, { id })).caraWorkspace
  assert.deepEqual(
    planStages
      .filter(({ type }: { type: string }) => type === 'TASK')
      .map(({ title }: { title: string }) => title),
    ['Explore a document', 'Write to a client'],
  )
})

Deno.test('a watcher receives the workspace now and after each burst of changes', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const { createCaraWorkspace } = await dana.data(create, { input: { message: 'Hello' } })
  const { id } = createCaraWorkspace.caraWorkspace
  const watch = `subscription ($id: ID!) { watchCaraWorkspace(id: $id) { state messages { role } } }`
  const marcus = await world.as(world.marcus)
  await using stream = await marcus.watch(watch, { id })
  assert.equal((await stream.next())?.watchCaraWorkspace.state, 'WORKING')
  await world.platform.jobs.runDue()
  for (;;) {
    const seen = (await stream.next())?.watchCaraWorkspace
    if (seen.state === 'IDLE') break
  }
  const walt = await world.as(world.walt)
  await using foreign = await walt.watch(watch, { id })
  assert.equal(await foreign.next(), null)
})

Deno.test('does both things that one message asks for, each with its own stage and answer', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Kowalczyk Roofing LLC' } })
  const terms = { policyNumber: 'GL-3318', inforceAt: '2025-06-01', expiresAt: '2026-06-01' }
  await openPolicy(harborline, { accountId, carrierId, ...terms })
  const { planStages, messages, artifacts, state, id } = await copilot.ask(
    'Write the renewal letter for Kowalczyk Roofing and prepare a renewal meeting sheet',
  )
  assert.deepEqual(
    planStages.map((stage: { title: string; state: string }) => [stage.title, stage.state]),
    [
      ['Renewal letter', 'SUCCESS'],
      ['Renewal meeting sheet', 'SUCCESS'],
    ],
  )
  assert.deepEqual(
    messages.map(({ role }: { role: string }) => role),
    ['USER', 'AGENT', 'AGENT'],
  )
  const titles = artifacts.map(({ title }: { title: string }) => title).join(', ')
  assert.match(titles, /renewal/i)
  assert.match(titles, /meeting/i)
  assert.equal(state, 'IDLE')

  const revised = await copilot.say(id, 'Use Elegant Premium and address it to Tom Baker')
  const sheet = revised.artifacts.find(({ type }: { type: string }) => type === 'HTML_DOCUMENT')
  assert.equal(sheet.htmlDocument.styleId, 'builtin:elegant-premium')
  assert.match(revised.messages.at(-1).content, /^Addressed it to Tom Baker/)
})

Deno.test('asks for missing details of the first request before continuing with the rest of a message', async () => {
  await using copilot = await openCopilot()
  const { messages, state } = await copilot.ask(
    'Write the renewal letter and prepare a renewal meeting sheet',
  )
  assert.equal(messages.length, 2)
  assert.match(
    messages[1].content,
    /ask me for the rest after this, “prepare a renewal meeting sheet”\.\n\nWhich client/,
  )
  assert.equal(state, 'WAITING_FOR_INPUT')
})

Deno.test('other work that is asked for instead of an answer is done, and the question is dropped', async () => {
  await using copilot = await openCopilot()
  await openAccount(copilot.world.harborline, { detail: { name: 'Kowalczyk Roofing LLC' } })
  const { id } = await copilot.ask('Write the renewal letter')
  const { planStages, artifacts, state } = await copilot.say(
    id,
    'Prepare a welcome letter for Kowalczyk Roofing LLC',
  )
  assert.equal(planStages.at(-1).title, 'Welcome letter')
  assert.match(artifacts.at(-1).title, /welcome/i)
  assert.equal(state, 'IDLE')
})

Deno.test('returns a greeting', async () => {
  await using copilot = await openCopilot()
  const { messages } = await copilot.ask('Good morning')
  assert.match(messages.at(-1).content, /^Hello! Tell me what you need\./)
})

Deno.test('a built-in preset needs a message, a file, or a record that it is about', async () => {
  await using world = await openWorld({})
  const dana = await world.as(world.dana)
  const account = await openAccount(world.harborline, { detail: { name: 'Whelk Harbor Marina LLC' } })
  const start = async (input: object) =>
    (await dana.data(create, { input: { message: ' ', preset: 'CONTRACT_REVIEW', ...input } }))
      .createCaraWorkspace
  assert.deepEqual((await start({})).fields, [
    { path: 'message', message: 'Write a message, add a file or choose a client or policy.' },
  ])
  assert.equal((await start({ accountId: account.id })).__typename, 'CreateCaraWorkspaceSuccess')
})
