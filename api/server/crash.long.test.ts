import assert from 'node:assert/strict'
import process from 'node:process'
import { startServer } from '../../e2e/startServer.ts'
import { askServer } from '../admin/index.ts'
import { createRandom } from '../demo/random.ts'
import { fileKind } from '../files/index.ts'
import { jobKind, openPlatform, printLine } from '../platform/index.ts'
import { verifyStore } from '../platform/testing/verifyStore.ts'
import { kinds } from '../schema.ts'
import { origin } from '../testing/createClient.ts'
import { expectedRequest, type Matter, type ShownRequest } from '../testing/matter.ts'
import { openDesk, type Desk } from '../testing/openDesk.ts'
import { storm } from '../testing/storm.ts'

const rounds = 12
const people = ['dana.whitfield', 'marcus.bell', 'priya.natarajan'].map(
  (name) => `${name}@harborline.example`,
)

Deno.test('a server killed repeatedly during work keeps its acknowledged writes', async () => {
  const seed = Number(process.env['STORM_SEED'] ?? Math.floor(Math.random() * 2 ** 32))
  printLine(`Storms of the seed ${seed}; STORM_SEED=${seed} brings them again.`)
  const random = createRandom(seed)
  const server = await startServer({
    environment: { GRAPHQL_DOCUMENTS: 'any', PUBLIC_URL: origin },
  })
  const { dataDir } = server
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => server.remove())

  const desks = await Promise.all(people.map((email) => openDesk(server.url, email)))
  const [desk] = desks
  assert(desk)
  const scene = await sceneAt(desk)
  const matters: Matter[] = []
  let latest: readonly Matter[] = []
  for (let round = 0; round < rounds; round++) {
    // Sessions, keys and unanswered requests survive the process.
    await receiveAgain(desk, latest)
    const apiKey = await newKey(dataDir)
    const kill = () => server.stop('SIGKILL')
    latest = await storm({ ...scene, random: random.fork(), desks, apiKey, kill })
    matters.push(...latest)
    assert.deepEqual(await verifyStore({ dataDir, kinds }), [], `after round ${round + 1}`)
    await server.start()
  }

  await receiveAgain(desk, matters)
  const requestOfFile = new Map<string, string>()
  for (const matter of matters) {
    const { id, shown } = await showRecognized(desk, matter)
    assert.deepEqual(shown, expectedRequest(matter, shown))
    for (const file of shown.resolution?.files ?? []) requestOfFile.set(file, id)
  }
  for (const { id, name, content } of matters.flatMap(({ uploads }) => uploads)) {
    if (id !== null) assert.deepEqual(await desk.download(id), { name, content })
  }
  // Anything sent twice was recorded once.
  const ids = await requestIds(desk)
  assert.equal(ids.length, scene.requestIds.length + matters.length)
  assert.deepEqual(new Set(ids), new Set([...scene.requestIds, ...matters.map(({ id }) => id)]))

  await server.stop()
  assert.deepEqual(await verifyStore({ dataDir, kinds }), [])
  const { files, enrichments } = await readStore(dataDir)
  // The policies and certificates of the demo have their own documents.
  const ofRequests = files.filter(({ attachedTo }) => attachedTo === null || attachedTo.startsWith('sr_'))
  assert(requestOfFile.keys().every((id) => ofRequests.some((file) => file.id === id)))
  for (const { id, attachedTo } of ofRequests) assert.equal(attachedTo, requestOfFile.get(id) ?? null)
  assert(enrichments.every((job) => job?.value.state === 'DONE'))
  assert.equal(enrichments.length, matters.length)
  assert.deepEqual(new Set(enrichments.map((job) => job?.value.input)), new Set(matters.map(({ id }) => id)))
})

/** The agency's users, contacts and earlier requests. */
async function sceneAt(desk: Desk) {
  const { agencyUsers, serviceRequests } = await desk.client.data(`{
    agencyUsers { id }
    serviceRequests(first: 200) { edges { node { account { account { email } } } } }
  }`)
  const emails: (string | undefined)[] = serviceRequests.edges.map(
    ({ node }: { node: { account: { account: { email?: string } } | null } }) => node.account?.account.email,
  )
  return {
    assigneeIds: agencyUsers.map(({ id }: { id: string }) => id),
    clientEmails: [...new Set(emails.filter((email) => typeof email === 'string'))],
    requestIds: await requestIds(desk),
  }
}

async function requestIds(desk: Desk): Promise<string[]> {
  const document = `query ($after: String) {
    serviceRequests(first: 200, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } }
  }`
  const ids: string[] = []
  let page = { hasNextPage: true, endCursor: null }
  while (page.hasNextPage) {
    const { serviceRequests } = await desk.client.data(document, { after: page.endCursor })
    ids.push(...serviceRequests.edges.map(({ node }: { node: { id: string } }) => node.id))
    page = serviceRequests.pageInfo
  }
  return ids
}

/** A key created through the admin socket, which a killed server leaves unlocked. */
async function newKey(dataDir: string): Promise<string> {
  const answer = await askServer(dataDir, ['create-key', 'Harborline Insurance Group', 'Website'])
  const key = answer?.lines.at(-1)
  assert(answer?.isDone && key)
  return key
}

/** Resends what the client application sent: acknowledged requests keep their ids. */
async function receiveAgain(desk: Desk, matters: readonly Matter[]): Promise<void> {
  await Promise.all(
    matters.map(async (matter) => {
      const id = await desk.receive(matter.inbound)
      assert.equal(matter.id ?? id, id)
      matter.id = id
    }),
  )
}

/** Waits for the job planned before a kill: the documents of twelve storms may be read before it. */
async function showRecognized(desk: Desk, { id }: Matter): Promise<{ id: string; shown: ShownRequest }> {
  assert(id)
  for (let tries = 0; ; tries++) {
    const shown = await desk.show(id)
    if (shown.isRecognized || tries === 3_000) return { id, shown }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Not visible in responses: which requests the files belong to, and how their jobs ended. */
async function readStore(dataDir: string) {
  const platform = await openPlatform({ config: { dataDir, kvUrl: '', kinds } })
  const agencies = await Promise.all((await platform.agencyIds()).map((id) => platform.agency(id)))
  const jobs = await Promise.all(
    agencies.map((agency) => {
      const rows = agency.table(jobKind).related('name', 'enrichServiceRequest')
      return agency.readMany(
        jobKind,
        rows.map(({ id }) => id),
      )
    }),
  )
  const files = agencies.flatMap((agency) => [...agency.table(fileKind).values()])
  await platform.close()
  return { files, enrichments: jobs.flat() }
}
