/**
 * Prints what the tables of the largest agency in a folder take: `{ "milliseconds", "megabytes" }`.
 *
 *     deno run --v8-flags=--expose-gc bench/product/measureTables.ts DATA_DIR
 */
import process from 'node:process'
import { openPlatform } from '../../api/platform/index.ts'
import { kinds } from '../../api/schema.ts'
import { heapMegabytes } from './heapMegabytes.ts'

const [dataDir = ''] = process.argv.slice(2)
const platform = await openPlatform({ config: { dataDir, kvUrl: '', kinds } })
let largest = { milliseconds: 0, megabytes: 0 }
for (const id of await platform.agencyIds()) {
  const before = await heapMegabytes()
  const started = performance.now()
  const agency = await platform.agency(id)
  const milliseconds = performance.now() - started
  const megabytes = (await heapMegabytes()) - before
  if (agency.head > 0 && megabytes > largest.megabytes) largest = { milliseconds, megabytes }
}
console.log(JSON.stringify(largest))
await platform.close()
