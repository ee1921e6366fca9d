import assert from 'node:assert/strict'
import type { Client } from '../../testing/createClient.ts'
import { openWorld, type World } from '../../testing/openWorld.ts'

const signIn = /* GraphQL */ `
  mutation ($email: String!, $code: String) {
    agencySignIn(email: $email, code: $code) {
      __typename
    }
  }
`
const log = /* GraphQL */ `
  query ($type: SecurityEventType) {
    securityEvents(type: $type) {
      totalCount
      edges {
        node {
          label
          address
          requestId
          detail
          user {
            name
          }
        }
      }
    }
  }
`

async function ask(browser: Client, email: string): Promise<string> {
  return (await browser.data(signIn, { email })).agencySignIn.__typename
}

async function tryCode(browser: Client, email: string, code: string): Promise<string> {
  return (await browser.data(signIn, { email, code })).agencySignIn.__typename
}

/** What is done after the answer is done. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20))
}

async function signedIn(world: World, browser: Client): Promise<void> {
  await ask(browser, world.dana.email)
  await settled()
  const code = world.codes.at(-1)?.code ?? assert.fail('no code was sent')
  assert.equal(await tryCode(browser, world.dana.email, code), 'AgencySignInSuccess')
}

async function events(world: World, type?: string) {
  const dana = await world.as(world.dana)
  const { securityEvents } = await dana.data(log, { type })
  return securityEvents.edges.map(({ node }: { node: Record<string, unknown> }) => node)
}

Deno.test('a known browser gets a code while 30 networks exhaust the address’s limits', async () => {
  await using world = await openWorld()
  const browser = world.signedOut('198.51.100.4')
  await signedIn(world, browser)
  await browser.data('mutation { agencySignOut }')
  world.clock.advance(60_000)

  for (let network = 1; network <= 30; network++) {
    for (let asked = 0; asked < 6; asked++) {
      const stranger = world.signedOut(`203.0.113.${network}`)
      await ask(stranger, world.dana.email)
    }
  }
  // From the same office as the attack, even from the very network it used up.
  assert.equal(await ask(world.signedOut('198.51.100.4'), world.dana.email), 'SignInRefusedError')
  await signedIn(world, browser)
})

Deno.test('a forged cookie or one for another address is not a known browser', async () => {
  await using world = await openWorld()
  const browser = world.signedOut('198.51.100.4')
  await signedIn(world, browser)
  for (let network = 1; network <= 30; network++)
    await ask(world.signedOut(`203.0.113.${network}`), world.marcus.email)
  assert.equal(await ask(browser, world.marcus.email), 'SignInRefusedError')

  const forger = world.signedOut('198.51.100.9')
  forger.cookies.set('__Host-coverdesk-known', 'a2b4.c29tZXRoaW5n')
  assert.equal(await ask(forger, world.marcus.email), 'SignInRefusedError')
})

Deno.test('requesting a code in one browser does not invalidate another browser’s code', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  await ask(browser, world.dana.email)
  await settled()
  const code = world.codes.at(-1)?.code ?? ''
  for (let asked = 0; asked < 3; asked++) await ask(world.signedOut('203.0.113.80'), world.dana.email)
  assert.equal(await tryCode(browser, world.dana.email, code), 'AgencySignInSuccess')
})

Deno.test('logs sign-in, wrong codes and sign-out with address and request', async () => {
  await using world = await openWorld()
  const browser = world.signedOut('198.51.100.4')
  await ask(browser, world.dana.email)
  await settled()
  const code = world.codes.at(-1)?.code ?? ''
  await tryCode(browser, world.dana.email, code === '000000' ? '000001' : '000000')
  await settled()
  world.clock.advance(5_000)
  await tryCode(browser, world.dana.email, code)
  await browser.data('mutation { agencySignOut }')

  const [out, entered, failed] = await events(world)
  assert.deepEqual(
    [failed, entered, out].map((event) => [event?.['label'], event?.['address']]),
    [
      ['Wrong code', '198.51.100.4'],
      ['Signed in', '198.51.100.4'],
      ['Signed out', '198.51.100.4'],
    ],
  )
  assert.match(String(entered?.['requestId']), /^[0-9a-f-]{36}$/)
  assert.deepEqual(entered?.['user'], { name: 'Dana Whitfield' })
  assert(!JSON.stringify(await events(world)).includes(code))

  const walt = await world.as(world.walt)
  const prairie = await walt.data(log, { type: 'SIGN_IN' })
  assert.equal(prairie.securityEvents.totalCount, 0)
})

Deno.test('logs changes to users and keys, exports, and key use', async () => {
  await using world = await openWorld()
  const { id, key } = await world.identity.apiKeys.create(world.harborline, 'Client portal')
  const send = () =>
    world.signedOut().fetch('/inbound/service-requests', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'OTHER', clientName: 'Rosa Delgado', details: 'Please call me.' }),
    })
  await send()
  await send()
  await world.identity.apiKeys.revoke(world.harborline, id)
  await world.identity.staff.deactivateUser(world.priya.email)
  const dana = await world.as(world.dana)
  await (await dana.fetch('/exports/accounts.csv')).text()

  const found = (await events(world)).map(({ label, detail }: Record<string, unknown>) => [label, detail])
  assert.deepEqual(found.slice(0, 5), [
    ['Export', 'accounts'],
    ['User deactivated', null],
    ['API key revoked', 'Client portal'],
    ['API key used', 'Client portal'],
    ['API key created', 'Client portal'],
  ])
})

Deno.test('stops a script that writes a thousand times but not a busy user', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const create = (name: string) =>
    dana.run('mutation ($input: CreateCarrierInput!) { createCarrier(input: $input) { __typename } }', {
      input: { name },
    })
  const statuses: number[] = []
  for (let at = 0; at < 200; at++) statuses.push((await create(`Carrier ${at}`)).status)
  assert.equal(statuses.filter((status) => status === 200).length, 120)
  assert.equal(statuses.at(-1), 429)
  world.clock.advance(10_000)
  assert.equal((await create('Beacon Mutual')).status, 200)
  assert.equal((await events(world, 'WRITE_LIMITED')).length, 1)
})
