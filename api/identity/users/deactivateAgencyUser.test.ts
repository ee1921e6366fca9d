import assert from 'node:assert/strict'
import { openWorld, type World } from '../../testing/openWorld.ts'

const add = /* GraphQL */ `
  mutation ($input: AddAgencyUserInput!) {
    addAgencyUser(input: $input) {
      __typename
      ... on ValidationErrors {
        fields {
          path
          message
        }
      }
    }
  }
`

const deactivate = /* GraphQL */ `
  mutation ($id: ID!) {
    deactivateAgencyUser(id: $id) {
      __typename
      ... on NamedError {
        message
      }
    }
  }
`

const users =
  '{ agencyUser { agency { users { id name isActive viewerCanDeactivate { isAllowed reason } } } } }'

async function userEvents(client: Awaited<ReturnType<World['as']>>) {
  const { securityEvents } = await client.data(
    '{ securityEvents { edges { node { type detail user { name } } } } }',
  )
  return securityEvents.edges
    .map(({ node }: { node: { type: string; user: { name: string }; detail: string } }) => node)
    .filter(({ type }: { type: string }) => type.startsWith('USER_'))
    .slice(0, 2)
}

Deno.test('a user adds a colleague and deactivates another, and the security log names both', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const marcus = await world.as(world.marcus)
  const input = { name: ' Rosa Lindgren ', email: 'Rosa.Lindgren@Harborline.example' }
  assert.equal((await dana.data(add, { input })).addAgencyUser.__typename, 'AddAgencyUserSuccess')
  const answer = await dana.data(deactivate, { id: world.marcus.id })
  assert.equal(answer.deactivateAgencyUser.__typename, 'DeactivateAgencyUserSuccess')

  const { agencyUser } = await dana.data(users)
  assert.deepEqual(
    agencyUser.agency.users.map(({ name, isActive }: Record<string, unknown>) => [name, isActive]),
    [
      ['Dana Whitfield', true],
      ['Priya Natarajan', true],
      ['Rosa Lindgren', true],
      ['Marcus Bell', false],
    ],
  )
  const { errors } = await marcus.run('{ agencyUser { name } }')
  assert.equal(errors?.[0]?.extensions?.['code'], 'UNAUTHENTICATED')
  assert.deepEqual(await userEvents(dana), [
    {
      type: 'USER_DEACTIVATED',
      detail: 'Marcus Bell (marcus.bell@harborline.example)',
      user: { name: 'Dana Whitfield' },
    },
    {
      type: 'USER_ADDED',
      detail: 'Rosa Lindgren (rosa.lindgren@harborline.example)',
      user: { name: 'Dana Whitfield' },
    },
  ])
})

Deno.test('a taken address and a missing name are field errors', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const fieldsFor = async (name: string, email: string) =>
    (await dana.data(add, { input: { name, email } })).addAgencyUser.fields
  assert.deepEqual(await fieldsFor(' ', 'rosa'), [
    { path: 'name', message: 'Enter a name.' },
    { path: 'email', message: 'Enter an email address, like dana@agency.com.' },
  ])
  assert.deepEqual(await fieldsFor('Marcus Bell', world.marcus.email), [
    { path: 'email', message: `A user with the address ${world.marcus.email} already exists.` },
  ])
})

Deno.test('users cannot deactivate themselves, and one active user always remains', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const marcus = await world.as(world.marcus)
  const { deactivateAgencyUser } = await dana.data(deactivate, { id: world.dana.id })
  assert.deepEqual(deactivateAgencyUser, {
    __typename: 'UserNotDeactivatedError',
    message: "You can't deactivate yourself. Ask a colleague to do it.",
  })
  await dana.data(deactivate, { id: world.priya.id })
  // The two who are left deactivate each other at the same time.
  await Promise.all([
    dana.run(deactivate, { id: world.marcus.id }),
    marcus.run(deactivate, { id: world.dana.id }),
  ])
  const listed = await Promise.all([dana.run(users), marcus.run(users)])
  const [left] = listed.flatMap(({ data }) => data?.agencyUser?.agency.users ?? [])
  assert.equal(listed.filter(({ data }) => data?.agencyUser).length, 1)
  assert.equal(left.isActive, true)
  assert.equal(left.viewerCanDeactivate.isAllowed, false)
})

Deno.test('a reactivated user keeps their identity', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  await dana.data(deactivate, { id: world.marcus.id })
  await dana.data(add, { input: { name: world.marcus.name, email: world.marcus.email } })
  const { agencyUser } = await dana.data(users)
  const marcus = agencyUser.agency.users.find(({ id }: { id: string }) => id === world.marcus.id)
  assert.equal(marcus?.isActive, true)
})
