import assert from 'node:assert/strict'
import type { Block } from '../../../documents/index.ts'
import { artifactKind, latestContent } from '../../artifacts/artifact.ts'
import { openDesk } from '../../testing/openDesk.ts'
import { pdfOf } from '../../testing/pdfOf.ts'
import { emailTextOf } from './convertDraft.ts'
import { documentChange } from './documentChange.ts'

const policy = await pdfOf([
  { heading: 'COMMERCIAL GENERAL LIABILITY POLICY DECLARATIONS' },
  'Policy Number: GSC-4821907-24',
  'Named Insured: Casco Roofing LLC',
  'Insurer: Granite State Casualty',
  'Policy Period: 03/01/2026 to 03/01/2027',
  {
    rows: [
      ['LIMITS OF INSURANCE', ''],
      ['Each Occurrence Limit', '$1,000,000'],
      ['General Aggregate Limit', '$2,000,000'],
      ['Medical Expense', '$5,000'],
    ],
  },
  'Total premium: $8,425',
  'This insurance does not apply to residential construction. Roofing work with open flame is excluded.',
])
const lossRun = await pdfOf([
  { heading: 'LOSS RUN' },
  'Insured: Casco Roofing LLC. Valuation date: 03/01/2026',
  {
    rows: [
      ['Claim no.', 'Date of loss', 'Description', 'Status', 'Paid', 'Reserve', 'Incurred'],
      ['GL-25-0033', '04/19/2025', 'Roof leak', 'Open', '$42,000', '$118,000', '$160,000'],
      ['GL-25-0151', '09/30/2025', 'Fence', 'Closed', '$1,150', '$0', '$1,150'],
    ],
  },
])

type Desk = Awaited<ReturnType<typeof openDesk>>

/** The words of the latest document of a workspace. */
async function wordsOfDocument({ world }: Desk, workspaceId: string): Promise<string> {
  const document = world.harborline
    .table(artifactKind)
    .related('workspace', workspaceId)
    .findLast(({ type }) => type === 'HTML_DOCUMENT')
  const content = document && (await latestContent(world.harborline, document))
  return content?.type === 'HTML_DOCUMENT' ? emailTextOf(content.document.blocks) : ''
}

const documents: readonly (readonly [ask: string, name: string, content: Uint8Array<ArrayBuffer>])[] = [
  ['Write a policy summary for the client', 'GL policy.pdf', policy],
  ['Summarize the loss run', 'Loss run.pdf', lossRun],
]
for (const [ask, name, content] of documents)
  Deno.test(`a document changes as an email does: "${ask}"`, async () => {
    await using desk = await openDesk()
    const { id } = await desk.ask(ask, { files: [await desk.upload(name, content)] })
    const first = await wordsOfDocument(desk, id)

    await desk.say(id, 'make it longer')
    assert.match(await wordsOfDocument(desk, id), /WHAT THE TERMS MEAN\n\n- /)
    await desk.say(id, 'a bit friendlier please')
    assert.match(await wordsOfDocument(desk, id), /We’re glad to go through this with you\./)
    await desk.say(id, 'more formal')
    assert.doesNotMatch(await wordsOfDocument(desk, id), /We’re glad/)
    await desk.say(id, 'Add that we will call on Friday')
    assert.match(await wordsOfDocument(desk, id), /We will call on Friday\./)
    await desk.say(id, 'Leave out the sentence about Friday')
    assert.doesNotMatch(await wordsOfDocument(desk, id), /Friday/)
    const numbered = await desk.say(id, 'add our phone number 207-555-0199')
    assert.match(await wordsOfDocument(desk, id), /Phone number: 207-555-0199/)
    assert.equal(numbered.artifacts.length, 1)
    assert.equal(numbered.artifacts[0].versions.length, 7)

    const spanish = await desk.say(id, 'Could you do a Spanish version?')
    assert.match(spanish.messages.at(-1).content, /I write only in English/)
    assert.equal(spanish.artifacts[0].versions.length, 7)
    const again = await desk.say(id, 'go back to the first version')
    assert.equal(again.artifacts[0].versions.length, 8)
    assert.equal(await wordsOfDocument(desk, id), first)
  })

Deno.test('longer brings back what shorter took, and says so when there is no more to say', async () => {
  await using desk = await openDesk()
  const { id } = await desk.ask('Write a policy summary for the client', {
    files: [await desk.upload('GL policy.pdf', policy)],
  })
  const first = await wordsOfDocument(desk, id)
  await desk.say(id, 'shorter')
  assert.notEqual(await wordsOfDocument(desk, id), first)
  await desk.say(id, 'no, longer')
  assert.equal(await wordsOfDocument(desk, id), first)
  await desk.say(id, 'more detail please')
  const { messages } = await desk.say(id, 'longer')
  assert.match(messages.at(-1).content, /says all that I know from the files and records/)
})

Deno.test('an email after a summary is what changes next; what it lacks is left out of the summary', async () => {
  await using desk = await openDesk()
  const { id } = await desk.ask('Write a policy summary for the client', {
    accountId: desk.accountId,
    files: [await desk.upload('GL policy.pdf', policy)],
  })
  const summary = await wordsOfDocument(desk, id)
  const sent = await desk.say(id, 'Write the renewal letter for Casco Roofing')
  assert.equal(sent.artifacts.at(-1).type, 'EMAIL')
  const friendlier = await desk.say(id, 'make it friendlier')
  assert.match(friendlier.artifacts.at(-1).email.body, /^Hi Marta,/)
  assert.equal(await wordsOfDocument(desk, id), summary)
  await desk.say(id, 'leave out the part about open flame')
  assert.doesNotMatch(await wordsOfDocument(desk, id), /open flame/)
})

const limits: readonly Block[] = [
  { type: 'heading', level: 1, text: 'Open claims' },
  { type: 'list', kind: 'bullet', items: ['General aggregate: the most that is paid in a year.'] },
  { type: 'paragraph', text: 'We visited the site. The gutters leak.' },
]
for (const request of ['leave out the claim GL-25-0151', 'leave out the part about open flame'])
  Deno.test(`"${request}" takes nothing away that only resembles it`, () => {
    assert.equal(documentChange(limits, request), null)
  })
