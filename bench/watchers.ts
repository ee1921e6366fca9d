import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { openIdentity, sessionCookie } from '../api/identity/index.ts'
import { silentLog, startHttpServer, systemClock } from '../api/platform/index.ts'
import { assembleApp } from '../api/server/assembleApp.ts'
import { openEngines } from '../api/server/openEngines.ts'
import { openStore } from '../api/server/openStore.ts'
import { type Figure, median } from './figure.ts'

const watchers = 2_000
const changes = 20

/** 2,000 browsers that watch one agency over HTTP: how soon the last hears of a change, and what each costs. */
export async function run(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'coverdesk watchers '))
  const config = {
    dataDir,
    kvUrl: ':memory:',
    s3: null,
    smtpUrl: '',
    mailFrom: '',
    publicUrl: 'http://localhost',
    isProduction: false,
    providerDomain: '',
    sendDelayMs: 0,
    acceptsAnyDocument: true,
    remotes: null,
    demoUrl: '',
    hasLandingLogin: true,
    hasStorybook: false,
    mapboxToken: '',
  }
  const engines = openEngines({ clock: systemClock })
  const platform = await openStore({ config, clock: systemClock, log: silentLog, engines })
  const identity = await openIdentity({ platform, log: silentLog, deliverCode: () => Promise.resolve() })
  const app = assembleApp({
    config,
    platform,
    identity,
    engines,
    log: silentLog,
    root: '/nowhere',
  })
  const http = await startHttpServer({ host: '127.0.0.1', port: 0 }, (request, sender) =>
    app.fetch(request, { sender }),
  )
  const agency = await identity.staff.createAgency('Harborline Insurance Group', 'America/New_York')
  const dana = await identity.staff.addUser(agency, {
    email: 'dana@harborline.example',
    name: 'Dana Whitfield',
  })
  const cookie = `${sessionCookie}=${await identity.sessions.start(agency.id, dana)}`

  const before = residentKilobytes()
  const browsers = spawn('node', ['product/watch.ts', http.address, cookie, String(watchers)], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: browsers.stdout })[Symbol.asyncIterator]()
  if ((await lines.next()).value !== 'ready') throw new Error('The browsers did not come.')
  await until(() => followers(agency) === watchers)
  const each = (residentKilobytes() - before) / watchers

  const delays: number[] = []
  for (let change = 0; change < changes; change += 1) {
    const email = `clerk.${change}@harborline.example`
    const started = performance.timeOrigin + performance.now()
    await identity.staff.addUser(agency, { email, name: `Clerk ${change}` })
    const [, , at] = String((await lines.next()).value).split(' ')
    delays.push(Number(at) - started)
  }
  browsers.stdin.end()
  await until(() => followers(agency) === 0)
  const left = followers(agency)
  engines.close()
  identity.close()
  await http.stop(1_000)
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
  return [
    {
      name: 'A change reaches the last watcher, median',
      value: median(delays),
      unit: 'ms',
      note: 'the commit included',
    },
    {
      name: 'A change reaches the last watcher, slowest',
      value: Math.max(...delays),
      unit: 'ms',
      bar: { most: 250 },
      note: `of ${changes} changes`,
    },
    {
      name: 'Memory of each watcher',
      value: each,
      unit: 'KB',
      bar: { most: 100 },
      note: 'resident, streams open',
    },
    { name: 'Watchers left after they go', value: left, unit: '', bar: { most: 0 } },
  ]
}

function residentKilobytes(): number {
  ;(globalThis as { gc?: () => void }).gc?.()
  return Deno.memoryUsage().rss / 1024
}

function followers(agency: object): number {
  if ('followers' in agency && typeof agency.followers === 'number') return agency.followers
  throw new Error('The store does not count its followers.')
}

/** Waits up to five seconds; anything later shows in the figures. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !isSo(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 50))
}
