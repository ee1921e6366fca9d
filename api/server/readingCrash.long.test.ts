import assert from 'node:assert/strict'
import { startServer } from '../../e2e/startServer.ts'
import { drawnPdf } from '../reading/testing/drawnPdf.ts'
import { verifyStore } from '../platform/testing/verifyStore.ts'
import { kinds } from '../schema.ts'
import { origin } from '../testing/createClient.ts'
import { openDesk, type Desk } from '../testing/openDesk.ts'

const pages = 400

/** Long enough for a kill in the middle. */
function longPolicy(): Promise<Uint8Array> {
  return drawnPdf((pdf) => {
    for (let page = 1; page <= pages; page++) {
      pdf.addPage().fontSize(9)
      for (let line = 1; line <= 40; line++)
        pdf.text(
          `Clause ${page}.${line} applies to location ${line} up to $${line},000.`,
          60,
          60 + line * 15,
          {
            lineBreak: false,
          },
        )
    }
  })
}

async function readingOf({ client }: Desk, id: string) {
  const document =
    'query ($id: ID!) { node(id: $id) { ... on File { reading { state pagesRead pages failure } } } }'
  return (await client.data(document, { id })).node.reading
}

async function until(desk: Desk, id: string, isDone: (reading: Record<string, unknown> | null) => boolean) {
  for (let tries = 0; tries < 6_000; tries++) {
    const reading = await readingOf(desk, id)
    if (isDone(reading)) return reading
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The document was not read in ten minutes.')
}

Deno.test('a document that was being read when the server was killed is read after its restart', async () => {
  const server = await startServer({ environment: { GRAPHQL_DOCUMENTS: 'any', PUBLIC_URL: origin } })
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => server.remove())
  const desk = await openDesk(server.url, 'dana.whitfield@harborline.example')
  const body = new Uint8Array(await longPolicy())
  const answer = await desk.client.fetch('/files?name=Policy.pdf', { method: 'PUT', body })
  const { id } = await answer.json()
  await until(desk, id, (reading) => reading?.['state'] === 'READING')
  await server.stop('SIGKILL')
  assert.deepEqual(await verifyStore({ dataDir: server.dataDir, kinds }), [])

  await server.start()
  assert.equal((await readingOf(desk, id)).state, 'READING')
  const read = await until(desk, id, (reading) => reading?.['state'] !== 'READING')
  assert.deepEqual([read.state, read.pages, read.pagesRead, read.failure], ['READ', pages, pages, null])
  await server.stop()
  assert.deepEqual(await verifyStore({ dataDir: server.dataDir, kinds }), [])
})
