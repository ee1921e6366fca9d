import { openKv } from '@deno/kv'
import { create, openPlatform } from '../api/platform/index.ts'
import { dana } from '../api/platform/testing/openTestPlatform.ts'
import { requestKind, roofingRequest } from '../api/platform/testing/tradeKinds.ts'
import { type Figure, median } from './figure.ts'

const rounds = 5
const writes = 3_000

/** Commits (record, ledger entry and head) against raw atomic writes of the same three values. */
export async function run(): Promise<Figure[]> {
  const dataDir = Deno.makeTempDirSync({ prefix: 'coverdesk-commits-' })
  const kv = await openKv(`${dataDir}/raw.sqlite`)
  const platform = await openPlatform({ config: { dataDir, kvUrl: '', kinds: [requestKind] } })
  const agency = await platform.createAgency()
  const value = roofingRequest({ details: 'Leak above the loading dock. '.repeat(30) })

  async function commit(): Promise<void> {
    const id = agency.newId(requestKind)
    const committed = await agency.commit(dana, [create(requestKind, id, value, 'CREATE_SERVICE_REQUEST')])
    if (!committed.ok) throw new Error('A commit of a new record met a conflict.')
  }

  let raw = 0
  async function rawWrite(): Promise<void> {
    raw += 1
    const id = `tr_${String(raw).padStart(26, '0')}`
    const entry = { seq: raw, at: Date.now(), actor: dana, kind: 'testRequest', id, subjectId: id }
    const written = await kv
      .atomic()
      .check({ key: ['ag', 'record', 'testRequest', id], versionstamp: null })
      .set(['ag', 'record', 'testRequest', id], { value, trail: [raw] })
      .set(['ag', 'ledger', raw], {
        ...entry,
        updateTypes: ['CREATE_SERVICE_REQUEST'],
        operation: 'create',
        changed: value,
      })
      .set(['ag', 'head'], raw)
      .commit()
    if (!written.ok) throw new Error('A raw write met a conflict.')
  }

  try {
    await inFlight(1, commit, 500)
    await inFlight(1, rawWrite, 500)
    const figures: Figure[] = []
    for (const flight of [1, 8, 32]) {
      const commits: number[] = []
      const raws: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        commits.push(await inFlight(flight, commit, writes))
        raws.push(await inFlight(flight, rawWrite, writes))
      }
      figures.push(...compared(flight, { commits, raws }))
    }
    return figures
  } finally {
    kv.close()
    await platform.close()
    Deno.removeSync(dataDir, { recursive: true })
  }
}

const bars: Record<number, Figure['bar']> = { 1: { least: 0.8 }, 32: { least: 2 } }

function compared(flight: number, { commits, raws }: { commits: number[]; raws: number[] }): Figure[] {
  const ratio = median(commits.map((value, round) => value / (raws[round] ?? Number.NaN)))
  const bar = bars[flight]
  return [
    { name: `Commits, ${flight} in flight`, value: median(commits), unit: 'a second' },
    { name: `Raw atomic writes, ${flight} in flight`, value: median(raws), unit: 'a second' },
    { name: `Commits to raw, ${flight} in flight`, value: ratio, unit: '×', ...(bar && { bar }) },
  ]
}

/** Commits per second with that many in flight. */
async function inFlight(flight: number, write: () => Promise<void>, count: number): Promise<number> {
  let left = count
  async function worker(): Promise<void> {
    while (left > 0) {
      left -= 1
      await write()
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: flight }, worker))
  return count / ((performance.now() - started) / 1000)
}
