import assert from 'node:assert/strict'
import { create, replace } from '../change.ts'
import { databaseFile } from '../databaseFile.ts'
import { keys } from '../keys.ts'
import { openPlatform } from '../platform.ts'
import { dana } from './openTestPlatform.ts'
import { requestKind, roofingRequest } from './tradeKinds.ts'
import { verifyStore } from './verifyStore.ts'

const kinds = [requestKind]

interface Harm {
  readonly what: string
  readonly finds: RegExp
  readonly harm: (kv: Deno.Kv, at: { agencyId: string; id: string }) => Promise<unknown>
}

const harms: readonly Harm[] = [
  {
    what: 'a lost record',
    finds: /is in the ledger but not in the store/,
    harm: (kv, { agencyId, id }) => kv.delete(keys.record(agencyId, 'testRequest', id)),
  },
  {
    what: 'a record of an earlier state',
    finds: /is not what its entries say/,
    harm: (kv, { agencyId, id }) =>
      kv.set(keys.record(agencyId, 'testRequest', id), { value: roofingRequest(), trail: [1, 2] }),
  },
  {
    what: 'a head that was not moved',
    finds: /The head is 1, the ledger ends at 2/,
    harm: (kv, { agencyId }) => kv.set(keys.head(agencyId), { seq: 1 }),
  },
  {
    what: 'a record that no entry made',
    finds: /is not in the ledger/,
    harm: (kv, { agencyId }) =>
      kv.set(keys.record(agencyId, 'testRequest', 'tr_forged'), { value: roofingRequest(), trail: [1] }),
  },
]

for (const { what, finds, harm } of harms) {
  Deno.test(`reports a store with ${what}`, async () => {
    const dataDir = await Deno.makeTempDir({ prefix: 'coverdesk-' })
    const platform = await openPlatform({ config: { dataDir, kvUrl: '', kinds } })
    const agency = await platform.createAgency()
    const id = agency.newId(requestKind)
    await agency.commit(dana, [create(requestKind, id, roofingRequest(), 'CREATE')])
    const read = await agency.read(requestKind, id)
    assert(read)
    await agency.commit(dana, [replace(read, roofingRequest({ state: 'CLOSED' }), 'CLOSE')])
    await platform.close()
    assert.deepEqual(await verifyStore({ dataDir, kinds }), [])

    const kv = await Deno.openKv(databaseFile(dataDir))
    await harm(kv, { agencyId: agency.id, id })
    kv.close()
    // Damage that the store itself detects at startup is not tested here.
    await Deno.remove(`${dataDir}/coverdesk.mark.json`)
    const problems = await verifyStore({ dataDir, kinds })
    assert(
      problems.some((problem) => finds.test(problem)),
      problems.join('\n'),
    )
    await Deno.remove(dataDir, { recursive: true })
  })
}
