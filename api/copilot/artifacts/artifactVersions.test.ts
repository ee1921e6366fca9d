import assert from 'node:assert/strict'
import type { Block } from '../../documents/index.ts'
import { type Copilot, openCopilot } from '../testing/openCopilot.ts'
import { artifactKind, newArtifact, readArtifactContent } from './artifact.ts'

const show = `query ($id: ID!, $from: Int!, $to: Int!) {
  node(id: $id) {
    ... on CaraArtifact {
      title
      version
      versions { number note agencyUser { name } }
      htmlDocument { blocksJson styleId }
      changes(from: $from, to: $to) { kind text }
    }
  }
}`
const update = `mutation ($id: ID!, $input: UpdateCaraHtmlDocumentInput!) {
  updateCaraHtmlDocument(id: $id, input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
  }
}`
const restore = `mutation ($id: ID!, $version: Int!) {
  restoreCaraArtifactVersion(id: $id, version: $version) { __typename }
}`

const blocks: Block[] = [
  { type: 'cover', title: 'Proposal', facts: [{ label: 'Prepared for', value: 'Casco Roofing LLC' }] },
  { type: 'heading', level: 1, text: 'Our recommendation' },
  { type: 'paragraph', text: 'We recommend the first option.' },
]

async function openDocument(copilot: Copilot): Promise<string> {
  const { harborline } = copilot.world
  const { id: workspaceId } = await copilot.ask('Hello')
  const id = harborline.newId(artifactKind)
  const document = {
    title: 'Insurance proposal',
    author: 'Harborline Insurance Group',
    language: 'en-US',
    footer: '',
    createdAt: '2026-03-16T15:30:00.000Z',
    blocks,
  }
  const { changes, texts } = newArtifact(
    id,
    { type: 'HTML_DOCUMENT', document, styleId: 'builtin:warm-human' },
    { workspaceId, stageId: null, title: document.title, citations: [], at: 0 },
  )
  assert((await harborline.commit({ type: 'WORKFLOW', id: null }, changes, { texts })).ok)
  return id
}

Deno.test('an edited document keeps its cover, lists what changed, and can be restored', async () => {
  await using copilot = await openCopilot()
  const { dana, world } = copilot
  const id = await openDocument(copilot)
  const edited = [
    { type: 'kept', index: 0 },
    { type: 'heading', level: 1, text: 'Our recommendation' },
    { type: 'paragraph', text: ['We recommend the ', { text: 'second', isBold: true }, ' option.'] },
    { type: 'keyFigures', entries: [{ label: 'Annual premium', value: '$8,425', note: 'With taxes' }] },
  ]
  const input = { title: 'Insurance proposal', version: 1, blocksJson: JSON.stringify(edited) }
  const saved = await dana.data(update, { id, input })
  assert.equal(saved.updateCaraHtmlDocument.__typename, 'UpdateCaraHtmlDocumentSuccess')

  const { node } = await dana.data(show, { id, from: 1, to: 2 })
  const [cover, , paragraph, figures] = JSON.parse(node.htmlDocument.blocksJson)
  assert.deepEqual([cover.title, cover.isText, paragraph.isText], ['Proposal', false, true])
  assert.deepEqual([figures.entries[0].value, figures.isText], ['$8,425', true])
  assert.deepEqual(
    node.changes.filter(({ kind }: { kind: string }) => kind !== 'SAME'),
    [
      { kind: 'REMOVED', text: 'first' },
      { kind: 'ADDED', text: 'second' },
      { kind: 'ADDED', text: '\n\nAnnual premium: $8,425' },
    ],
  )
  assert.deepEqual(node.versions.at(-1), {
    number: 2,
    note: 'Edited',
    agencyUser: { name: 'Dana Whitfield' },
  })

  const marcus = await world.as(world.marcus)
  const late = await marcus.data(update, { id, input })
  assert.match(late.updateCaraHtmlDocument.message, /^Dana Whitfield saved version 2 while you were editing/)

  await dana.data(restore, { id, version: 1 })
  const { node: back } = await dana.data(show, { id, from: 1, to: 3 })
  assert.equal(back.version, 3)
  assert.deepEqual(
    back.changes.map(({ kind }: { kind: string }) => kind),
    ['SAME'],
  )
})

Deno.test('a document keeps the style that a person chooses for it', async () => {
  await using copilot = await openCopilot()
  const { dana, world } = copilot
  const id = await openDocument(copilot)
  const style = async (styleId: string, version: number) =>
    (await dana.data(update, { id, input: { version, styleId } })).updateCaraHtmlDocument
  assert.match((await style('ht_gone', 1)).fields[0].message, /^This style no longer exists/)
  assert.equal((await style('builtin:elegant-premium', 1)).__typename, 'UpdateCaraHtmlDocumentSuccess')
  const { node } = await dana.data(show, { id, from: 1, to: 2 })
  assert.equal(node.htmlDocument.styleId, 'builtin:elegant-premium')
  assert.equal(JSON.parse(node.htmlDocument.blocksJson).length, blocks.length)
  assert.equal(node.versions.at(-1).note, 'Changed the style')
  const content = await readArtifactContent(world.harborline, id, 2)
  assert.equal(content?.type === 'HTML_DOCUMENT' && content.styleId, 'builtin:elegant-premium')
})

Deno.test('rejects content that is not a document', async () => {
  await using copilot = await openCopilot()
  const id = await openDocument(copilot)
  const wrong: readonly (readonly [unknown, RegExp])[] = [
    [[], /at least one paragraph/],
    [[{ type: 'kept', index: 9 }], /does not exist/],
    [[0, 0].map((index) => ({ type: 'kept', index })), /kept only once/],
    [[{ type: 'picture', source: 'https://evil.example/x.png' }], /./],
    ['<script>', /./],
  ]
  for (const [blocksJson, message] of wrong) {
    const input = { title: 'Proposal', version: 1, blocksJson: JSON.stringify(blocksJson) }
    const { updateCaraHtmlDocument } = await copilot.dana.data(update, { id, input })
    assert.match(updateCaraHtmlDocument.fields[0].message, message)
  }
})
