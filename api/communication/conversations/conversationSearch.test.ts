import assert from 'node:assert/strict'
import { fileKind, type StoredFile } from '../../files/index.ts'
import { type AgencyStore, create, remove, replace } from '../../platform/index.ts'
import type { Client } from '../../testing/createClient.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { type Email, emailId, emailKind } from '../emails/email.ts'
import { emailThreadKind } from '../emails/emailThread.ts'
import { storeConversations } from '../testing/storeConversations.ts'

const system = { type: 'SYSTEM', id: null } as const

const torchLoss = {
  thread: { subject: 'Fire at 40 Congress Street', fromName: 'Marisol Ortega', summary: null },
  email: {
    subject: 'Fire at 40 Congress Street',
    from: { name: 'Marisol Ortega', address: 'marisol@ortegaroofing.example' },
    body: 'Hi Dana,\n\nOur crew was sealing the flashing on Tuesday when the torch set the attic on fire.\nThe fire department came within ten minutes.\n\nMarisol',
  },
  call: { fromName: 'Will Tremblay', summary: 'Will Tremblay reported water damage in his bakery.' },
  spoken: [
    'Hi, this is Will Tremblay.',
    'Hi Will, this is Cara. How can I help?',
    'The sprinkler line over the ovens burst last night and soaked the flour.',
  ],
}

interface Passage {
  readonly text: string
  readonly link: string
  readonly marks: readonly { readonly from: number; readonly to: number }[]
}

interface Result {
  readonly id?: string
  readonly passage?: Passage | null
}

/** What the search finds among calls and threads. */
async function found(client: Client, text: string): Promise<Result[]> {
  const { search } = await client.data<{ search: Result[] }>(
    `fragment Found on FoundPassage { text link marks { from to } }
    query ($text: String!) { search(text: $text) {
      ... on EmailThread { id passage(text: $text) { ...Found } }
      ... on Call { id passage(text: $text) { ...Found } }
    } }`,
    { text },
  )
  return search.filter(({ id }) => id !== undefined)
}

async function foundIds(client: Client, text: string): Promise<(string | undefined)[]> {
  return (await found(client, text)).map(({ id }) => id)
}

function marked({ text, marks }: Passage): string[] {
  return marks.map(({ from, to }) => text.slice(from, to))
}

/** The thread's message is replaced by one with these changes. */
async function rewrite(agency: AgencyStore, id: string, changes: Partial<Email>): Promise<void> {
  const stored = (await agency.read(emailKind, id)) ?? assert.fail('The message is gone.')
  await agency.commit(system, [replace(stored, { ...stored.value, ...changes }, 'READ_LETTERS')])
}

async function openTorchLoss() {
  const world = await openWorld()
  const stored = await storeConversations(world.harborline, torchLoss)
  const dana = await world.as(world.dana)
  return { ...world, ...stored, dana, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}

Deno.test('finds a thread by the words of a message and quotes them', async () => {
  await using desk = await openTorchLoss()
  const [thread, ...others] = await found(desk.dana, 'torch attic')
  assert.deepEqual(others, [])
  assert.equal(thread?.id, desk.threadId)
  const passage = thread?.passage ?? assert.fail('There is no passage.')
  assert.match(passage.text, /^….* when the torch set the attic on fire\. The fire department/)
  assert.deepEqual(marked(passage), ['torch', 'attic'])
  assert.equal(passage.link, `#${desk.emailId}`)
})

Deno.test('finds a thread by a phrase as it is remembered', async () => {
  await using desk = await openTorchLoss()
  for (const phrase of [
    'the torch that set the attic on fire',
    'fires from torches in attics',
    'crews sealed flashing',
  ])
    assert.deepEqual(await foundIds(desk.dana, phrase), [desk.threadId], phrase)
})

Deno.test('finds a call by the words of its transcript and of its summary', async () => {
  await using desk = await openTorchLoss()
  const [call] = await found(desk.dana, 'sprinkler ovens')
  assert.equal(call?.id, desk.callId)
  const spoken = call?.passage ?? assert.fail('There is no passage.')
  assert.deepEqual([marked(spoken), spoken.link], [['sprinkler', 'ovens'], '#line-2'])
  const [summarized] = await found(desk.dana, 'water damage')
  const summary = summarized?.passage ?? assert.fail('There is no passage.')
  assert.deepEqual([marked(summary), summary.link], [['water', 'damage'], ''])
})

Deno.test('finds words inside together with a name, and quotes nothing for a name alone', async () => {
  await using desk = await openTorchLoss()
  const [both] = await found(desk.dana, 'tremblay flour')
  assert.equal(both?.id, desk.callId)
  assert.deepEqual(both?.passage && marked(both.passage), ['flour'])
  assert.deepEqual(await found(desk.dana, 'ortega'), [{ id: desk.threadId, passage: null }])
})

Deno.test('finds a thread by the name of an attachment', async () => {
  await using desk = await openTorchLoss()
  const fileId = desk.harborline.newId(fileKind)
  const file: StoredFile = {
    name: 'Hot work permit - Congress St.pdf',
    mimeType: 'application/pdf',
    size: 1,
    hash: 'a'.repeat(64),
    uploadedBy: desk.marcus.id,
    createdAt: desk.clock.now(),
    attachedTo: desk.threadId,
    type: null,
    notes: null,
  }
  await desk.harborline.commit(system, [create(fileKind, fileId, file, 'RECEIVE_EMAIL')])
  await rewrite(desk.harborline, desk.emailId, { fileIds: [fileId] })
  const [thread] = await found(desk.dana, 'hot work permit')
  assert.equal(thread?.id, desk.threadId)
  assert.equal(thread?.passage?.text, file.name)
  const stored = (await desk.harborline.read(fileKind, fileId)) ?? assert.fail('The file is gone.')
  await desk.harborline.commit(system, [
    replace(stored, { ...file, deletedAt: desk.clock.now() }, 'DELETE_FILE'),
  ])
  assert.deepEqual(await found(desk.dana, 'hot work permit'), [])
})

Deno.test('has a message as soon as it is written, and no longer when it is removed', async () => {
  await using desk = await openTorchLoss()
  const { harborline, threadId } = desk
  assert.deepEqual(await found(desk.dana, 'deductible'), [])
  const id = emailId(harborline.id, 'reply-1@harborline.example')
  const stored = (await harborline.read(emailKind, desk.emailId)) ?? assert.fail('The message is gone.')
  const reply = {
    ...stored.value,
    messageId: 'reply-1@harborline.example',
    body: 'Your deductible is $2,500.',
  }
  await harborline.commit(system, [create(emailKind, id, reply, 'SEND_EMAIL')])
  assert.deepEqual(await foundIds(desk.dana, 'deductible'), [threadId])
  const written = (await harborline.read(emailKind, id)) ?? assert.fail('The reply is gone.')
  await harborline.commit(system, [remove(written, 'DELETE_EMAIL')])
  assert.deepEqual(await found(desk.dana, 'deductible'), [])
  const thread = (await harborline.read(emailThreadKind, threadId)) ?? assert.fail('The thread is gone.')
  await harborline.commit(system, [remove(thread, 'DELETE_EMAIL')])
  assert.deepEqual(await found(desk.dana, 'torch attic'), [])
})

Deno.test('searches all of a long message, but not the text it quotes', async () => {
  await using desk = await openTorchLoss()
  const { harborline, emailId: id } = desk
  const stored = (await harborline.read(emailKind, id)) ?? assert.fail('The message is gone.')
  const body = `${'The scope of work follows. '.repeat(600)} Scaffolding stays until October.`
  await harborline.commit(
    system,
    [replace(stored, { ...stored.value, body: body.slice(0, 12_000), hasQuoted: true }, 'READ_LETTERS')],
    {
      texts: [
        { kind: emailKind, id, name: 'body', text: body },
        { kind: emailKind, id, name: 'quoted', text: 'On Monday Dana wrote: your umbrella renews in May.' },
      ],
    },
  )
  const [thread] = await found(desk.dana, 'scaffolding october')
  assert.equal(thread?.id, desk.threadId)
  assert.match(thread?.passage?.text ?? '', /Scaffolding stays until October\.$/)
  assert.deepEqual(await found(desk.dana, 'umbrella renews'), [])
})

Deno.test('of equally good conversations the newest comes first', async () => {
  await using desk = await openTorchLoss()
  const [old, newest, middle] = await Promise.all(
    [1, 3, 2].map((day) =>
      storeConversations(desk.harborline, {
        thread: { updatedAt: Date.UTC(2026, 4, day) },
        email: { body: 'The scissor lift goes back on Friday.' },
        call: { providerCallId: `call_day${day}` },
      }),
    ),
  )
  assert.deepEqual(
    await foundIds(desk.dana, 'scissor lift'),
    [newest, middle, old].map((each) => each?.threadId),
  )
})

Deno.test('one agency does not find what was written or said to another', async () => {
  await using desk = await openTorchLoss()
  await storeConversations(desk.prairie, { spoken: ['Hail broke the greenhouse roof.'] })
  const walt = await desk.as(desk.walt)
  for (const text of ['torch attic', 'sprinkler ovens', 'water damage']) {
    assert.equal((await found(desk.dana, text)).length, 1, text)
    assert.deepEqual(await found(walt, text), [], text)
  }
  assert.equal((await found(walt, 'hail greenhouse')).length, 1)
  assert.deepEqual(await found(desk.dana, 'hail greenhouse'), [])
})

Deno.test('the lists filter by the words inside, and quote them', async () => {
  await using desk = await openTorchLoss()
  await storeConversations(desk.harborline, {
    call: { providerCallId: 'call_91c0', summary: 'Rosa Delgado asked about the sprinkler credit.' },
  })
  const document = `query ($text: String) {
    emailThreads(text: $text) { totalCount edges { node { id passage(text: $text) { text } } } }
    calls(text: $text, status: COMPLETED) { totalCount edges { node { id passage(text: $text) { text } } } }
  }`
  const ids = (list: { edges: readonly { node: Result }[] }) => list.edges.map(({ node }) => node.id)
  const { emailThreads, calls } = await desk.dana.data(document, { text: 'Torch attic' })
  assert.deepEqual([emailThreads.totalCount, ids(emailThreads), ids(calls)], [1, [desk.threadId], []])
  assert.match(emailThreads.edges[0].node.passage.text, /torch set the attic on fire/)
  const sprinklers = await desk.dana.data(document, { text: 'sprinkler' })
  assert.deepEqual([sprinklers.emailThreads.totalCount, sprinklers.calls.totalCount], [0, 2])
  const all = await desk.dana.data(document, { text: null })
  assert.equal(all.emailThreads.totalCount, 2)
  assert.equal(all.emailThreads.edges[0].node.passage, null)
  const walt = await desk.as(desk.walt)
  assert.equal((await walt.data(document, { text: 'torch attic' })).emailThreads.totalCount, 0)
})
