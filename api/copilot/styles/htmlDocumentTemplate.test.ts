import { PDFDocument } from '@cantoo/pdf-lib'
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '../../testing/createClient.ts'
import { openWorld, type World } from '../../testing/openWorld.ts'

const create = `mutation ($input: HtmlDocumentTemplateInput!) {
  createHtmlDocumentTemplate(input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on CreateHtmlDocumentTemplateSuccess { htmlDocumentTemplate { id baseStyleId prefixFiles { id name } } }
  }
}`

const update = `mutation ($id: ID!, $input: HtmlDocumentTemplateInput!) {
  updateHtmlDocumentTemplate(id: $id, input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on UpdateHtmlDocumentTemplateSuccess { htmlDocumentTemplate { prefixFiles { name } suffixFiles { name } } }
  }
}`

const proposal = {
  title: 'Harborline proposal',
  description: 'Cover and back page of the agency.',
  baseStyleId: 'builtin:elegant-premium',
}

Deno.test('keeps a start page while its id is sent and removes it otherwise', async () => {
  await withFiles(async (world) => {
    const dana = await world.as(world.dana)
    const cover = await upload(dana, 'cover.pdf', await pdf())
    const created = await dana.data(create, { input: { ...proposal, uploadPrefixFile: cover } })
    const { id, prefixFiles } = created.createHtmlDocumentTemplate.htmlDocumentTemplate
    assert.deepEqual(prefixFiles, [{ id: cover, name: 'cover.pdf' }])

    const back = await upload(dana, 'back.pdf', await pdf())
    const kept = await dana.data(update, {
      id,
      input: { ...proposal, prefixFileId: cover, uploadSuffixFile: back },
    })
    assert.deepEqual(kept.updateHtmlDocumentTemplate.htmlDocumentTemplate, {
      prefixFiles: [{ name: 'cover.pdf' }],
      suffixFiles: [{ name: 'back.pdf' }],
    })
    const removed = await dana.data(update, { id, input: { ...proposal, suffixFileId: back } })
    assert.deepEqual(removed.updateHtmlDocumentTemplate.htmlDocumentTemplate, {
      prefixFiles: [],
      suffixFiles: [{ name: 'back.pdf' }],
    })
  })
})

Deno.test('rejects a page file that cannot be joined, under its field', async () => {
  await withFiles(async (world) => {
    const dana = await world.as(world.dana)
    const locked = await PDFDocument.create()
    locked.addPage()
    locked.encrypt({ userPassword: 'harbor', ownerPassword: 'harbor' })
    for (const [name, content, message] of [
      [
        'broken.pdf',
        '%PDF-1.7\nnothing else',
        'This PDF is damaged and cannot be opened. Save it again, then upload it.',
      ],
      [
        'locked.pdf',
        await locked.save(),
        'This PDF is protected with a password. Remove the protection, then upload it.',
      ],
      ['notes.txt', 'Harborline', 'Choose a PDF file.'],
    ] as const) {
      const uploadPrefixFile = await upload(dana, name, content)
      const { createHtmlDocumentTemplate } = await dana.data(create, {
        input: { ...proposal, uploadPrefixFile },
      })
      assert.deepEqual(createHtmlDocumentTemplate.fields, [{ path: 'uploadPrefixFile', message }])
    }
  })
})

Deno.test('rejects another user’s upload and another style’s page', async () => {
  await withFiles(async (world) => {
    const [dana, marcus] = [await world.as(world.dana), await world.as(world.marcus)]
    const cover = await upload(dana, 'cover.pdf', await pdf())
    const message = 'This file is no longer available. Choose it again.'
    const foreign = await marcus.data(create, { input: { ...proposal, uploadPrefixFile: cover } })
    assert.deepEqual(foreign.createHtmlDocumentTemplate.fields, [{ path: 'uploadPrefixFile', message }])
    await dana.data(create, { input: { ...proposal, uploadPrefixFile: cover } })
    const borrowed = await dana.data(create, { input: { ...proposal, prefixFileId: cover } })
    assert.deepEqual(borrowed.createHtmlDocumentTemplate.fields, [{ path: 'uploadPrefixFile', message }])
  })
})

async function withFiles(test: (world: World) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coverdesk-'))
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => rm(dataDir, { recursive: true }))
  await using world = await openWorld({ dataDir })
  await test(world)
}

async function pdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([612, 792])
  return document.save()
}

async function upload(client: Client, name: string, content: string | Uint8Array): Promise<string> {
  const response = await client.fetch(`/files?name=${name}`, { method: 'PUT', body: content as BodyInit })
  assert.equal(response.status, 201, await response.clone().text())
  return (await response.json()).id
}
