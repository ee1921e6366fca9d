import process from 'node:process'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig, variableNames } from '../api/config.ts'
import { loadDemo, StoreNotEmptyError } from '../api/demo/index.ts'
import { openIdentity } from '../api/identity/index.ts'
import { readEnvironment, readTextFile, silentLog, StoreError, systemClock } from '../api/platform/index.ts'
import { openEngines } from '../api/server/openEngines.ts'
import { openStore } from '../api/server/openStore.ts'
import { replayDay } from './replayDay.ts'

// npm run demo -- --requests 100000: two demo agencies, the first with so many requests, into an empty store;
// --accounts 100000 gives it so many accounts with their policies and certificates; --read has their documents read at
// once, rather than when the server starts.
// npm run demo -- --replay --key KEY: plays a day of calls and emails into the desk that runs.
const isReplay = process.argv.includes('--replay')
if (isReplay) {
  await replay()
  process.exit()
}
const { read: readsDocuments, ...wanted } = options()
try {
  const config = readConfig(readEnvironment(variableNames), readTextFile)
  const engines = openEngines({ clock: systemClock })
  const platform = await openStore({ config, clock: systemClock, log: silentLog, engines })
  try {
    const start = performance.now()
    // Nobody signs in meanwhile.
    const identity = await openIdentity({ platform, deliverCode: () => Promise.resolve(), log: silentLog })
    const { documents } = engines
    const demo = await loadDemo({ platform, staff: identity.staff, documents }, wanted)
    if (readsDocuments) await platform.jobs.runDue()
    identity.close()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(
      `Loaded ${demo.accounts} accounts and ${demo.requests} service requests in ${seconds} s. Sign in as ${demo.email}.`,
    )
  } finally {
    await platform.close()
    engines.close()
  }
} catch (reason) {
  const isExpected =
    reason instanceof StoreNotEmptyError || reason instanceof StoreError || reason instanceof ConfigError
  if (!isExpected) throw reason
  console.error(reason.message)
  process.exit(1)
}

async function replay(): Promise<void> {
  const { values } = parseArgs({
    options: {
      replay: { type: 'boolean' },
      key: { type: 'string' },
      pause: { type: 'string', default: '3' },
      url: { type: 'string' },
    },
  })
  if (!values.key) {
    console.error(
      'Usage: npm run demo -- --replay --key KEY [--pause 3] (npm run agency -- create-key makes a key)',
    )
    process.exit(2)
  }
  const { publicUrl } = readConfig(readEnvironment(variableNames), readTextFile)
  const played = await replayDay({
    url: values.url ?? publicUrl,
    key: values.key,
    pause: Number(values.pause) * 1_000,
  })
  console.log(`Played ${played} calls and emails.`)
}

function options() {
  const { values } = parseArgs({
    options: {
      read: { type: 'boolean', default: false },
      requests: { type: 'string', default: '400' },
      accounts: { type: 'string' },
      certificates: { type: 'string' },
      seed: { type: 'string', default: '2026' },
    },
  })
  const { read, ...numbers } = values
  const counts = Object.entries(numbers).map(([name, value]) => [name, Number(value)] as const)
  const isMeant = counts.every(
    ([name, count]) =>
      Number.isInteger(count) && (name === 'seed' || count >= (name === 'certificates' ? 0 : 1)),
  )
  if (isMeant) return { read, ...Object.fromEntries(counts) }
  console.error(
    'Usage: npm run demo -- [--requests 100000] [--accounts 30000] [--certificates 5000] [--seed 2026] [--read]',
  )
  return process.exit(2)
}
