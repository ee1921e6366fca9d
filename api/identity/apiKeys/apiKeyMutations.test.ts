import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'

const create = /* GraphQL */ `
  mutation ($label: String!) {
    createApiKey(label: $label) {
      __typename
      ... on CreateApiKeySuccess {
        key
        agency {
          apiKeys {
            id
            label
            revokedAt
          }
        }
      }
      ... on ValidationErrors {
        fields {
          path
          message
        }
      }
    }
  }
`
const revoke = /* GraphQL */ `
  mutation ($id: ID!) {
    revokeApiKey(id: $id) {
      __typename
      ... on RevokeApiKeySuccess {
        agency {
          apiKeys {
            id
            revokedAt
          }
        }
      }
    }
  }
`

Deno.test('a user creates and revokes an API key, and the security log names the user', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const { createApiKey } = await dana.data(create, { label: ' Client portal ' })
  const [made] = createApiKey.agency.apiKeys
  assert.equal(made.label, 'Client portal')
  assert.equal((await world.identity.apiKeys.find(createApiKey.key))?.keyId, made.id)

  const { revokeApiKey } = await dana.data(revoke, { id: made.id })
  assert.notEqual(revokeApiKey.agency.apiKeys[0].revokedAt, null)
  assert.equal(await world.identity.apiKeys.find(createApiKey.key), null)

  const { securityEvents } = await dana.data(
    '{ securityEvents { edges { node { type detail requestId user { name } } } } }',
  )
  const events = securityEvents.edges
    .map(({ node }: { node: Record<string, unknown> }) => node)
    .filter(({ type }: Record<string, unknown>) => String(type).startsWith('API_KEY'))
  assert.deepEqual(
    events.map(({ type, detail, user }: Record<string, unknown>) => ({ type, detail, user })),
    ['API_KEY_REVOKED', 'API_KEY_CREATED'].map((type) => ({
      type,
      detail: 'Client portal',
      user: { name: 'Dana Whitfield' },
    })),
  )
  assert(events.every(({ requestId }: Record<string, unknown>) => requestId !== null))
  assert(!JSON.stringify(events).includes(createApiKey.key))
})

Deno.test('rejects a key without a label and another agency’s key', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  assert.deepEqual((await dana.data(create, { label: '  ' })).createApiKey, {
    __typename: 'ValidationErrors',
    fields: [{ path: 'label', message: 'Enter a label that says who uses the key.' }],
  })
  const { id, key } = await world.identity.apiKeys.create(world.prairie, 'Phone system')
  assert.equal((await dana.data(revoke, { id })).revokeApiKey.__typename, 'NotFoundError')
  assert.notEqual(await world.identity.apiKeys.find(key), null)
})

Deno.test('exports the security log as filtered', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  await dana.data(create, { label: 'Client portal' })
  const csv = await (await dana.fetch('/exports/security-events.csv?type=API_KEY_CREATED')).text()
  const [heading, ...lines] = csv.trim().split('\r\n')
  assert.match(heading ?? '', /Time \(UTC\),Event,User,Email,Detail,IP address,Request ID$/)
  assert.equal(lines.length, 1)
  assert.match(
    lines[0] ?? '',
    /API key created,Dana Whitfield,dana\.whitfield@harborline\.example,Client portal/,
  )
})
