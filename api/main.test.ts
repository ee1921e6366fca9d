import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import process from 'node:process'
import { apiCommand } from '../tools/apiCommand.ts'
import { freePort } from '../tools/freePort.ts'
import { ConfigError, readConfig } from './config.ts'
import { openIdentity } from './identity/index.ts'
import { AddressError, readTextFile, silentLog, StoreError, systemClock } from './platform/index.ts'
import { openStore } from './server/openStore.ts'
import { startServer } from './server/startServer.ts'
import { origin } from './testing/createClient.ts'
import { openDesk } from './testing/openDesk.ts'
import { testFolder } from './testing/testFolder.ts'

const root = path.resolve(import.meta.dirname ?? '.', '..')

interface Run {
  readonly child: ChildProcess
  /** What it has written until now. */
  output(): string
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>
}

/** Runs the server as `npm start` does, with this and nothing else in its environment. */
function run(environment: Readonly<Record<string, string>>): Run {
  const [program, ...programArguments] = apiCommand(environment)
  const child = spawn(program, programArguments, { cwd: root, env: environment })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += String(part)))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => text, ended }
}

/** Waits until the server has said so. */
async function said({ output, child }: Run, words: string): Promise<void> {
  while (!output().includes(words)) {
    assert.equal(child.exitCode, null, output())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Sends a signal as a terminal does: Deno takes one that it sent itself for the reason of the end. */
function tell({ child }: Run, signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid !== undefined) process.kill(child.pid, signal)
}

/** What is refused, by the name of it, the environment and what the message says. */
const refused: readonly [string, Record<string, string>, RegExp][] = [
  ['an address that is none', { HOST: '256.1.1.1' }, /^HOST should be a name or address of this computer/],
  ['a host that is none', { HOST: 'a..b' }, /^HOST should be a name or address of this computer/],
  [
    'a name that nobody knows',
    { HOST: 'nosuch.example' },
    /^HOST should be a name or address of this computer/,
  ],
  [
    'an address of another computer',
    { HOST: '192.0.2.7' },
    /^HOST should be a name or address of this computer/,
  ],
  ['a port that is none', { PORT: '70000' }, /^PORT should be a port from 0 to 65535/],
  ['a data folder that cannot be made', { DATA_DIR: '/proc/nope' }, /^DATA_DIR should be a folder/],
  ['a data folder that cannot be written', { DATA_DIR: '/proc' }, /^DATA_DIR should be a folder/],
  ['a data folder among those of the system', { DATA_DIR: '/sys/data' }, /^DATA_DIR should be a folder/],
  ['a data folder that is a file', { DATA_DIR: 'FOLDER/a file' }, /^DATA_DIR should be a folder/],
  ['a data folder in a file', { DATA_DIR: 'FOLDER/a file/data' }, /^DATA_DIR should be a folder/],
  ['a data folder with another database', { DATA_DIR: 'FOLDER/other' }, /^DATA_DIR should hold a database/],
  ['a shared store without a token', { KV_URL: 'https://kv.example' }, /^DENO_KV_ACCESS_TOKEN should be set/],
  [
    'a shared store that does not answer',
    { KV_URL: 'http://127.0.0.1:9', DENO_KV_ACCESS_TOKEN: 'token' },
    /^KV_URL should be the address of a KV Connect store/,
  ],
  [
    'files without their folder',
    { KV_URL: ':memory:', DATA_DIR: '/proc/nope' },
    /^DATA_DIR should be a folder/,
  ],
]

/** What only the program can show: how it ends, and what Deno itself lets it reach. */
const spawned = new Set([
  'a port that is none',
  'a data folder that cannot be made',
  'a data folder among those of the system',
])

for (const [name, environment, says] of refused) {
  Deno.test(`starting with ${name} ends with one message that gives the expected value`, async () => {
    using folder = testFolder({ 'a file': 'x', 'other/coverdesk.sqlite': 'no database at all '.repeat(100) })
    const given = Object.entries({ PORT: '0', DATA_DIR: 'FOLDER/data', ...environment })
    const asked = Object.fromEntries(given.map(([key, value]) => [key, value.replace('FOLDER', folder.path)]))
    const message = spawned.has(name) ? await messageOf(asked) : await refusalOf(asked)
    assert.match(message, says)
    assert.equal(message.trim().split('\n').length, 1, message)
  })
}

/** What the program says before it ends with an error. */
async function messageOf(environment: Readonly<Record<string, string>>): Promise<string> {
  const started = run(environment)
  assert.equal(await started.ended, 1, started.output())
  return started.output()
}

/** What a start in this process is refused with; the program prints such messages and ends. */
async function refusalOf(environment: Readonly<Record<string, string>>): Promise<string> {
  try {
    const config = readConfig(environment, readTextFile)
    await (await startServer({ config, log: silentLog, root })).stop()
  } catch (error) {
    if (error instanceof ConfigError || error instanceof StoreError || error instanceof AddressError)
      return error.message
    throw error
  }
  return assert.fail('The server started.')
}

Deno.test('detects a port in use before loading the demo', async () => {
  using folder = testFolder()
  const other = createServer()
  const port = await freePort()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  const started = run({ PORT: String(port), DATA_DIR: folder.path })
  assert.equal(await started.ended, 1)
  assert.equal(started.output(), `PORT should be free; another program listens on port ${port} already.\n`)
  other.close()

  const again = run({ PORT: '0', DATA_DIR: folder.path, DEMO: 'no' })
  await said(again, 'Coverdesk is at ')
  const second = run({ PORT: '0', DATA_DIR: folder.path })
  assert.equal(await second.ended, 1)
  assert.match(second.output(), /^The database in .* is in use by process \d+\. Stop that process first/)
  tell(again, 'SIGTERM')
  assert.equal(await again.ended, 0, again.output())
})

Deno.test('a server listens on an IPv6 address with its store in memory', async () => {
  using folder = testFolder()
  const port = await freePort()
  const started = run({
    HOST: '::1',
    PORT: String(port),
    DATA_DIR: folder.path,
    KV_URL: ':memory:',
    DEMO: 'no',
  })
  await said(started, `Coverdesk is at http://[::1]:${port}`)
  assert.equal((await fetch(`http://[::1]:${port}/health`)).status, 200)
  tell(started, 'SIGTERM')
  assert.equal(await started.ended, 0, started.output())
})

Deno.test('a server starts with a long data folder name', async () => {
  using folder = testFolder()
  const dataDir = `${folder.path}/${'the data of the agency and of all its branches '.repeat(4).trim()}`
  const started = run({ PORT: '0', DATA_DIR: dataDir, DEMO: 'no' })
  await said(started, 'Coverdesk is at ')
  tell(started, 'SIGTERM')
  assert.equal(await started.ended, 0, started.output())
})

Deno.test('stopping while the demo loads is clean, and the demo is complete', async () => {
  using folder = testFolder()
  const first = run({ PORT: '0', DATA_DIR: folder.path })
  while (!existsSync(`${folder.path}/coverdesk.sqlite-wal`))
    await new Promise((resolve) => setTimeout(resolve, 10))
  tell(first, 'SIGTERM')
  assert.equal(await first.ended, 0, first.output())
  const second = run({ PORT: '0', DATA_DIR: folder.path })
  await said(second, 'Sign in as dana.whitfield@harborline.example')
  tell(second, 'SIGINT')
  assert.equal(await second.ended, 0, second.output())
})

Deno.test('an interrupted demo load is not taken as complete', async () => {
  using folder = testFolder()
  const first = run({ PORT: '0', DATA_DIR: folder.path })
  while (
    !existsSync(`${folder.path}/coverdesk.sqlite-wal`) ||
    statSync(`${folder.path}/coverdesk.sqlite-wal`).size < 300_000
  )
    await new Promise((resolve) => setTimeout(resolve, 5))
  tell(first, 'SIGKILL')
  await first.ended
  const second = run({ PORT: '0', DATA_DIR: folder.path })
  assert.equal(await second.ended, 1, second.output())
  assert.match(
    second.output(),
    /^DATA_DIR should be a folder without half a demo: .* Remove the folder, or set DEMO=no/,
  )
  const third = run({ PORT: '0', DATA_DIR: folder.path, DEMO: 'no' })
  await said(third, 'Coverdesk is at ')
  tell(third, 'SIGTERM')
  assert.equal(await third.ended, 0, third.output())
})

Deno.test('stopping ends open streams at once and cuts off an endless upload', async () => {
  using folder = testFolder()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  await foundAgency(folder.path)
  const server = run({
    PORT: String(port),
    DATA_DIR: folder.path,
    PUBLIC_URL: origin,
    GRAPHQL_DOCUMENTS: 'any',
  })
  await said(server, 'Sign in as dana.whitfield@harborline.example')
  const { client } = await openDesk(url, 'dana.whitfield@harborline.example')
  const streams = await Promise.all(
    Array.from({ length: 5 }, () =>
      client.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ query: 'subscription { watchAgency { cursor } }' }),
      }),
    ),
  )
  assert(streams.every(({ status }) => status === 200))
  const leaving = new AbortController()
  const upload = client
    .fetch('/files?name=policy.pdf', {
      method: 'PUT',
      body: ReadableStream.from(dribble(leaving.signal)),
      signal: leaving.signal,
    })
    .catch(() => 'cut off')
  await arrived(folder.path)

  const streamsEnded = Promise.all(streams.map((stream) => stream.text().catch(() => '')))
  tell(server, 'SIGTERM')
  const first = await Promise.race([streamsEnded.then(() => 'streams'), upload.then(() => 'upload')])
  assert.equal(first, 'streams', 'the streams end at once')
  assert.equal(await server.ended, 0, server.output())
  assert.doesNotMatch(server.output(), / at .*\.[jt]s:/)
  leaving.abort()
  await upload
})

/** Puts an agency with Dana Whitfield into an empty folder. */
async function foundAgency(dataDir: string): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir }, readTextFile)
  const platform = await openStore({ config, clock: systemClock, log: silentLog })
  const identity = await openIdentity({ platform, deliverCode: () => Promise.resolve(), log: silentLog })
  const agency = await identity.staff.createAgency('Harborline Insurance Group', 'America/New_York')
  await identity.staff.addUser(agency, {
    email: 'dana.whitfield@harborline.example',
    name: 'Dana Whitfield',
  })
  identity.close()
  await platform.close()
}

/** Waits until a part of an upload is in the folder: a request that comes after the signal is refused at once. */
async function arrived(dataDir: string): Promise<void> {
  const incoming = path.join(dataDir, 'blobs', 'incoming')
  const isThere = () =>
    readdirSync(incoming, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile())
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function* dribble(signal: AbortSignal): AsyncIterable<Uint8Array<ArrayBuffer>> {
  yield new TextEncoder().encode('%PDF-1.7\n')
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    yield new Uint8Array(1_000)
  }
}
