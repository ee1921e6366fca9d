import type { Client } from '../api/testing/createClient.ts'
import { openWorld } from '../api/testing/openWorld.ts'
import { type Figure, percentile } from './figure.ts'

const count = 50_000

const preview = `query ImportBenchQuery($fileId: ID!) {
  previewImport(fileId: $fileId, list: ACCOUNTS) { __typename ... on ImportPreview { isComplete } }
}`
const start = `mutation ImportBenchMutation($input: StartImportInput!) {
  startImport(input: $input) { __typename ... on StartImportSuccess { listImport { id } } }
}`
const undo = `mutation ImportBenchUndoMutation($id: ID!) { undoImport(id: $id) { __typename } }`
const progress = `query ImportBenchProgressQuery($id: ID!) {
  node(id: $id) { ... on ListImport { state doneCount createdCount } }
}`
const list = `query ImportBenchListQuery { accounts(first: 50) { edges { node { id account { name } } } } }`

interface Previewed {
  previewImport: { isComplete: boolean }
}

/** The time to import 50,000 clients with their contacts, and its effect on other users. */
export async function run(): Promise<Figure[]> {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const marcus = await world.as(world.marcus)
  const answer = await dana.fetch('/files?name=clients.csv', { method: 'PUT', body: clients() })
  const { id: fileId } = await answer.json()

  const previewed = await timed(async () => {
    while (!(await dana.data<Previewed>(preview, { fileId })).previewImport.isComplete);
  })
  const input = { fileId, list: 'ACCOUNTS' }
  const started = performance.now()
  const { startImport } = await dana.data<{ startImport: { listImport: { id: string } } }>(start, { input })
  const { id } = startImport.listImport
  const others = await untilRun(world, marcus)
  const importing = (performance.now() - started) / 1_000
  const { node } = await dana.data<{ node: { createdCount: number } }>(progress, { id })
  if (node.createdCount !== count) throw new Error(`${node.createdCount} of ${count} accounts came.`)

  const undoing = await timed(async () => {
    await dana.data(undo, { id })
    await untilRun(world, marcus)
  })
  const note = `${count} rows of a CSV file; each an account with its contact`
  return [
    { name: 'Dry run', value: previewed / 1_000, unit: 's', note },
    { name: 'Import', value: importing, unit: 's', bar: { most: 60 }, note },
    { name: "A colleague's list meanwhile: p95", value: percentile(others, 95), unit: 'ms' },
    { name: "A colleague's list meanwhile: slowest", value: percentile(others, 100), unit: 'ms' },
    { name: 'Undo', value: undoing / 1_000, unit: 's' },
  ]
}

/** Runs all due jobs, and returns how long a colleague's list took each time meanwhile. */
async function untilRun(world: Awaited<ReturnType<typeof openWorld>>, colleague: Client): Promise<number[]> {
  const times: number[] = []
  const over = new AbortController()
  const work = world.platform.jobs.runDue().finally(() => over.abort())
  while (!over.signal.aborted) {
    times.push(await timed(() => colleague.data(list)))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await work
  return times
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

function clients(): string {
  const rows = Array.from({ length: count }, (_, at) =>
    [
      `C-${10_000 + at}`,
      `Casco Trading ${at} LLC`,
      `office@client${at}.example`,
      `(207) 555-${String(1_000 + (at % 9_000))}`,
      `${1 + (at % 900)} Congress Street,Portland,ME,04101`,
      '238160',
      `Nora Thibodeau ${at}`,
      `nora@client${at}.example`,
    ].join(','),
  )
  const heading = 'Client ID,Name,Email,Phone,Address,City,State,ZIP,NAICS,Contact name,Contact email'
  return `${heading}\n${rows.join('\n')}\n`
}
