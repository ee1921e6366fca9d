import assert from 'node:assert/strict'
import { silentLog } from '../platform/index.ts'
import { readPersistedDocuments, type DocumentSource } from './persistedDocuments.ts'

function source(name: string, text: string | null): DocumentSource {
  return { name, read: () => Promise.resolve(text) }
}

const broken: readonly [string, DocumentSource][] = [
  ['a page of HTML', source('mf-copilot', '<!doctype html><h1>Not found</h1>')],
  ['JSON that is no documents', source('mf-copilot', '{"viewer": 7}')],
  ['nothing at all', source('mf-copilot', 'null')],
  ['an error', { name: 'mf-copilot', read: () => Promise.reject(new Error('The disk does not answer.')) }],
]

for (const [answer, remote] of broken) {
  Deno.test(`a remote that answers ${answer} for its documents affects no other app`, async () => {
    const logged: unknown[] = []
    const shell = source('shell', JSON.stringify({ viewer: 'query Viewer { agencyUser { name } }' }))
    const documents = readPersistedDocuments([remote, shell], (level, message, details) => {
      logged.push([level, message, details?.['app']])
    })
    assert.equal(await documents.find('viewer'), 'query Viewer { agencyUser { name } }')
    assert.equal(await documents.find('unknown'), null)
    // Within a second the server does not ask again.
    assert.deepEqual(logged, [['warn', 'the documents of an app cannot be read', 'mf-copilot']])
  })
}

Deno.test('a remote cannot replace another app’s document', async () => {
  const documents = readPersistedDocuments(
    [
      source('shell', JSON.stringify({ viewer: 'query Viewer { agencyUser { name } }' })),
      source('mf-copilot', JSON.stringify({ viewer: 'query Viewer { agencyUser { email } }' })),
    ],
    silentLog,
  )
  assert.equal(await documents.find('viewer'), 'query Viewer { agencyUser { name } }')
})
