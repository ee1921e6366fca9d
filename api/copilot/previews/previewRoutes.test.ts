import assert from 'node:assert/strict'
import type { DocumentModel } from '../../documents/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { artifactKind, newArtifact } from '../artifacts/artifact.ts'
import { caraWorkspaceKind } from '../workspaces/caraWorkspace.ts'

const createStyle = `mutation {
  createHtmlDocumentTemplate(input: { title: "Harborline", description: "", baseStyleId: "builtin:warm-human" }) {
    ... on CreateHtmlDocumentTemplateSuccess { htmlDocumentTemplate { id } }
  }
}`

Deno.test('previews a style only for its own agency, in a page without scripts or remote content', async () => {
  await using world = await openWorld()
  const [dana, walt] = [await world.as(world.dana), await world.as(world.walt)]
  const { createHtmlDocumentTemplate } = await dana.data(createStyle)
  const address = `/preview-html/${createHtmlDocumentTemplate.htmlDocumentTemplate.id}?version=1`

  const shown = await dana.fetch(address)
  assert.equal(shown.status, 200)
  assert.match(await shown.text(), /Harborline Insurance Group/)
  const policy = shown.headers.get('content-security-policy') ?? ''
  assert.match(policy, /default-src 'none'.*sandbox$/)
  assert.doesNotMatch(policy, /script-src|connect-src/)

  assert.equal((await walt.fetch(address)).status, 404)
  assert.equal((await world.signedOut().fetch(address)).status, 401)
})

Deno.test('shows a document in the selected style and falls back to the default for another agency’s style', async () => {
  await using world = await openWorld()
  const [dana, walt] = [await world.as(world.dana), await world.as(world.walt)]
  const { workspaceId, artifactId } = await storeDocument(world.harborline)
  const address = `/html/${workspaceId}/${artifactId}`
  const asked = async (styleId: string) => (await dana.fetch(`${address}?style_id=${styleId}`)).text()

  const elegant = await asked('builtin:elegant-premium')
  assert.match(elegant, /Renewal meeting/)
  assert.doesNotMatch(elegant, /<script>/)
  assert.notEqual(await asked('builtin:technical-structured'), elegant)

  const { createHtmlDocumentTemplate } = await walt.data(createStyle)
  const foreign = await asked(createHtmlDocumentTemplate.htmlDocumentTemplate.id)
  assert.equal(foreign, await asked('builtin:classic-professional'))

  assert.equal((await walt.fetch(address)).status, 404)
  assert.equal((await dana.fetch(`/html/cw_${'0'.repeat(26)}/${artifactId}`)).status, 404)
  const pdf = await dana.fetch(`${address}.pdf?style_id=builtin:elegant-premium`)
  assert.equal(pdf.headers.get('content-type'), 'application/pdf')
  assert.equal((await pdf.text()).slice(0, 5), '%PDF-')
  const docx = await dana.fetch(`${address}.docx`)
  assert.equal(docx.headers.get('content-disposition'), "attachment; filename*=UTF-8''Renewal%20meeting.docx")
  assert.equal((await docx.text()).slice(0, 2), 'PK')
})

async function storeDocument(agency: AgencyStore) {
  const document: DocumentModel = {
    title: 'Renewal meeting',
    language: 'en-US',
    author: 'Harborline Insurance Group',
    createdAt: '2026-03-16T15:30:00Z',
    footer: 'Harborline Insurance Group',
    blocks: [
      { type: 'heading', level: 1, text: 'Renewal meeting' },
      { type: 'paragraph', text: '<script>fetch("https://elsewhere.example")</script>' },
    ],
  }
  const workspaceId = agency.newId(caraWorkspaceKind)
  const artifactId = agency.newId(artifactKind)
  const write = newArtifact(
    artifactId,
    { type: 'HTML_DOCUMENT', document, styleId: 'builtin:warm-human' },
    { workspaceId, stageId: null, title: document.title, citations: [], at: 1_773_675_000_000 },
  )
  const committed = await agency.commit({ type: 'SYSTEM', id: null }, write.changes, { texts: write.texts })
  assert(committed.ok)
  return { workspaceId, artifactId }
}
