import { openKv } from '@deno/kv'
import { loadDemo } from '../api/demo/index.ts'
import { openIdentity } from '../api/identity/index.ts'
import { openPlatform, silentLog } from '../api/platform/index.ts'
import { kinds } from '../api/schema.ts'
import { serviceRequestKind } from '../api/servicing/index.ts'
import { type Figure, median } from './figure.ts'
import { heapMegabytes } from './product/heapMegabytes.ts'

const rounds = 5
const requests = 100_000

/** Loading the tables of an agency of 100,000 requests against the raw range read of the same records. */
export async function run(): Promise<Figure[]> {
  const dataDir = Deno.makeTempDirSync({ prefix: 'coverdesk-tables-' })
  const config = { dataDir, kvUrl: '', kinds }
  // Memory used before the first agency; everything added since counts as the tables'.
  const empty = await heapMegabytes()
  try {
    const agencyId = await writeAgency(config)
    const loads: number[] = []
    const reads: number[] = []
    const sizes: number[] = []
    let rows = 0
    for (let round = 0; round < rounds; round += 1) {
      const platform = await openPlatform({ config })
      const started = performance.now()
      const agency = await platform.agency(agencyId)
      rows = agency.table(serviceRequestKind).size
      loads.push(performance.now() - started)
      sizes.push((await heapMegabytes()) - empty)
      await platform.close()
      reads.push(await rangeRead(dataDir, agencyId))
    }
    const ratio = median(loads.map((load, round) => load / (reads[round] ?? Number.NaN)))
    return [
      {
        name: 'Tables of the whole agency',
        value: median(loads),
        unit: 'ms',
        note: `${rows} requests and all that goes with them`,
      },
      { name: 'Raw range read of the same records', value: median(reads), unit: 'ms' },
      {
        name: 'Loading to the raw read',
        value: ratio,
        unit: '×',
        bar: { most: 2 },
        note: `median of ${rounds} alternating rounds`,
      },
      { name: 'Heap of all its tables', value: median(sizes), unit: 'MB', bar: { most: 150 } },
    ]
  } finally {
    Deno.removeSync(dataDir, { recursive: true })
  }
}

async function writeAgency(config: Parameters<typeof openPlatform>[0]['config']): Promise<string> {
  const platform = await openPlatform({ config })
  const identity = await openIdentity({ platform, deliverCode: () => Promise.resolve(), log: silentLog })
  await loadDemo({ platform, staff: identity.staff }, { requests })
  const [largest] = (await identity.staff.list()).toSorted((a, b) => b.users.length - a.users.length)
  identity.close()
  await platform.close()
  if (!largest) throw new Error('The demo founded no agency.')
  return largest.id
}

async function rangeRead(dataDir: string, agencyId: string): Promise<number> {
  const kv = await openKv(`${dataDir}/coverdesk.sqlite`)
  const started = performance.now()
  let count = 0
  for await (const { value } of kv.list({ prefix: [agencyId, 'record'] }, { batchSize: 500 })) {
    if (value) count += 1
  }
  const took = performance.now() - started
  kv.close()
  if (count < requests) throw new Error(`The raw read met ${count} records only.`)
  return took
}
