import assert from 'node:assert/strict'
import { openWorld } from '../testing/openWorld.ts'

Deno.test('a signed-in user sees themselves and their colleagues', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const { agencyUser, agencyUsers } = await dana.data(/* GraphQL */ `
    query {
      agencyUser {
        id
        email
        agency {
          id
          name
        }
      }
      agencyUsers {
        name
      }
    }
  `)
  assert.equal(agencyUser.email, 'dana.whitfield@harborline.example')
  assert.deepEqual(agencyUser.agency, { id: world.harborline.id, name: 'Harborline Insurance Group' })
  assert.deepEqual(
    agencyUsers.map(({ name }: { name: string }) => name),
    ['Dana Whitfield', 'Marcus Bell', 'Priya Natarajan'],
  )
})
