import assert from 'node:assert/strict'
import { auditServer } from 'graphql-http'
import { openWorld } from '../testing/openWorld.ts'

Deno.test('complies with the GraphQL over HTTP specification', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const results = await auditServer({
    url: 'http://localhost:3000/graphql',
    fetchFn: (url: string, init: RequestInit) => {
      const { pathname, search } = new URL(url)
      return dana.fetch(pathname + search, init)
    },
  })
  const failures = results.filter(({ status }) => status !== 'ok')
  assert.deepEqual(
    failures.map(({ id, name, status }) => `${id} ${name}: ${status}`),
    [],
  )
  assert.equal(results.length, 61)
})
