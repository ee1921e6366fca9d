import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { knownRecord } from './knownRecord.ts'

const known = { __id: 'sr_roofing', __typename: 'ServiceRequest', id: 'sr_roofing' }

function handled(parentId: string, args: Record<string, unknown>) {
  const store = new Store(new RecordSource({ sr_roofing: known }))
  const environment = new Environment({ network: Network.create(() => Promise.reject(new Error())), store })
  let answer: unknown
  environment.commitUpdate((records) => {
    const parent = records.get(parentId) ?? records.create(parentId, '__Root')
    answer = knownRecord.kind === 'linked' && knownRecord.handle({} as never, parent, args, records)
  })
  return answer
}

test.each([
  ['a request that the list brought', 'client:root', { id: 'sr_roofing' }, 'sr_roofing'],
  ['a request that nobody has seen', 'client:root', { id: 'sr_gone' }, undefined],
  ['a list of requests', 'client:root', { state: 'OPEN' }, undefined],
  ['a question with more to it than an id', 'client:root', { id: 'sr_roofing', first: 50 }, undefined],
  ['a field of a record', 'ac_alder', { id: 'sr_roofing' }, undefined],
])('%s is known: %s, %j', (_what, parent, args, id) => {
  expect(handled(parent, args)).toBe(id)
})
