import assert from 'node:assert/strict'
import { openFolder, silentLog, startHttpServer } from '../platform/index.ts'
import { testFolder } from '../testing/testFolder.ts'
import { readPersistedDocuments } from './persistedDocuments.ts'
import { createRemotes, readAddress } from './remotes.ts'

const servicing = JSON.stringify({ name: 'mf-servicing', entry: 'remoteEntry.1.js', areas: ['servicing'] })
const knowledge = JSON.stringify({ name: 'mf-knowledge', entry: 'remoteEntry.2.js', areas: ['accounts'] })

Deno.test('a separately shipped remote replaces the built one and leaves the others', async () => {
  using folder = testFolder({ 'servicing/remote.json': servicing, 'knowledge/remote.json': knowledge })
  await using elsewhere = await serve({ '/remote.json': servicing.replace('.1.', '.9.') })
  const remotes = createRemotes({
    built: new Map([
      ['mf-servicing', openFolder(`${folder.path}/servicing`)],
      ['mf-knowledge', openFolder(`${folder.path}/knowledge`)],
    ]),
    addresses: [{ name: 'mf-servicing', url: elsewhere.url }],
    log: silentLog,
  })
  const entries = (await remotes.list()).map(({ description }) => description.entry)
  assert.deepEqual(entries, [`${elsewhere.url}remoteEntry.9.js`, '/remotes/mf-knowledge/remoteEntry.2.js'])
  assert.deepEqual(remotes.origins, [elsewhere.url.replace(/\/$/, '')])
})

Deno.test('knows the documents of a separately shipped remote even while it is down', async () => {
  const elsewhere = await serve({
    '/persisted.json': JSON.stringify({ abc: 'query { agencyUser { name } }' }),
  })
  const documents = readPersistedDocuments(
    [{ name: 'mf-servicing', read: () => readAddress(`${elsewhere.url}persisted.json`) }],
    silentLog,
  )
  assert.equal(await documents.find('abc'), 'query { agencyUser { name } }')
  await elsewhere[Symbol.asyncDispose]()
  assert.equal(await documents.find('unknown'), null)
  assert.equal(await documents.find('abc'), 'query { agencyUser { name } }')
})

for (const [state, files] of [
  ['is down', {}],
  ['answers something else', { '/remote.json': '<!doctype html>' }],
] as const) {
  Deno.test(`still offers the area of a remote that ${state}, to show the failure`, async () => {
    await using elsewhere = await serve(files)
    const remotes = createRemotes({
      built: new Map(),
      addresses: [{ name: 'mf-servicing', url: elsewhere.url }],
      log: silentLog,
    })
    assert.deepEqual(
      (await remotes.list()).map(({ description }) => description.areas),
      [['servicing']],
    )
  })
}

async function serve(files: Readonly<Record<string, string>>): Promise<{ url: string } & AsyncDisposable> {
  const server = await startHttpServer({ host: '127.0.0.1', port: 0 }, (request) => {
    const text = files[new URL(request.url).pathname]
    return text === undefined ? new Response(null, { status: 404 }) : new Response(text)
  })
  return { url: `${server.address}/`, [Symbol.asyncDispose]: () => server.stop(1_000) }
}
