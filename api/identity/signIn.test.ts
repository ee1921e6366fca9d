import assert from 'node:assert/strict'
import { openWorld, type World } from '../testing/openWorld.ts'
import type { Client } from '../testing/createClient.ts'
import { sessionCookie } from './sessionActions.ts'
import { codeRules } from './signInCode.ts'

const signIn = /* GraphQL */ `
  mutation ($email: String!, $code: String) {
    agencySignIn(email: $email, code: $code) {
      __typename
      ... on AgencySignInSuccess {
        resendAt
        agencyUser {
          email
          agency {
            name
          }
        }
      }
      ... on SignInRefusedError {
        message
        retryAfter
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

async function ask(browser: Client, email: string) {
  return (await browser.data(signIn, { email })).agencySignIn
}

async function tryCode(browser: Client, email: string, code: string) {
  return (await browser.data(signIn, { email, code })).agencySignIn
}

async function isIn(browser: Client) {
  return (await browser.run('{ agencyUser { id } }')).status === 200
}

/** The code that was sent last; it is sent after the answer. */
async function lastCode(world: World): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 5))
  return world.codes.at(-1)?.code ?? assert.fail('no code was sent')
}

function otherCode(code: string): string {
  return code === '123456' ? '654321' : '123456'
}

Deno.test('signs in with a code requested by email', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  const asked = await ask(browser, ' Dana.Whitfield@Harborline.example ')
  assert.equal(asked.__typename, 'AgencySignInSuccess')
  assert.equal(asked.agencyUser, null)
  assert.equal(Date.parse(asked.resendAt), world.clock.now() + codeRules.resendAfter)

  const signedIn = await tryCode(browser, world.dana.email, await lastCode(world))
  assert.equal(signedIn.agencyUser.agency.name, 'Harborline Insurance Group')
  assert.equal(await isIn(browser), true)
})

Deno.test('the session cookie is unavailable to scripts and other sites', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  await ask(browser, world.dana.email)
  const code = await lastCode(world)
  const response = await browser.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: signIn, variables: { email: world.dana.email, code } }),
  })
  const header =
    response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-coverdesk=')) ?? ''
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) assert(header.includes(part), part)
  // 256 bits in base64url.
  assert.match(header, /^__Host-coverdesk=[\w-]{43};/)
})

Deno.test('a code expires after ten minutes', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  await ask(browser, world.dana.email)
  const code = await lastCode(world)
  world.clock.advance(codeRules.lifetime)
  assert.equal((await tryCode(browser, world.dana.email, code)).__typename, 'ValidationErrors')
  assert.equal(await isIn(browser), false)
})

Deno.test('a code works once', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  await ask(browser, world.dana.email)
  const code = await lastCode(world)
  const asking = new Map(browser.cookies)
  await tryCode(browser, world.dana.email, code)

  const again = world.signedOut()
  for (const [name, value] of asking) again.cookies.set(name, value)
  assert.equal((await tryCode(again, world.dana.email, code)).__typename, 'ValidationErrors')
})

Deno.test('a code does not work in another browser', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  const other = world.signedOut()
  await ask(browser, world.dana.email)
  const code = await lastCode(world)
  await ask(other, world.marcus.email)
  assert.equal((await tryCode(other, world.dana.email, code)).__typename, 'ValidationErrors')
  assert.equal((await tryCode(world.signedOut(), world.dana.email, code)).__typename, 'ValidationErrors')
  // What was tried elsewhere has not spoilt it.
  assert.equal((await tryCode(browser, world.dana.email, code)).__typename, 'AgencySignInSuccess')
})

Deno.test('after five wrong attempts even the right code is rejected', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  await ask(browser, world.dana.email)
  const code = await lastCode(world)
  const messages: string[] = []
  for (let tries = 0; tries < 5; tries++) {
    world.clock.advance(10_000)
    messages.push((await tryCode(browser, world.dana.email, otherCode(code))).message)
  }
  assert.equal(new Set(messages.slice(0, 4)).size, 1)
  world.clock.advance(10_000)
  const sixth = await tryCode(browser, world.dana.email, code)
  assert.equal(sixth.__typename, 'SignInRefusedError')
  assert.equal(sixth.message, messages[4])
})

Deno.test('an early attempt is rejected with a wait time and does not count', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  await ask(browser, world.dana.email)
  const code = await lastCode(world)
  await tryCode(browser, world.dana.email, otherCode(code))
  await tryCode(browser, world.dana.email, otherCode(code))
  const early = await tryCode(browser, world.dana.email, code)
  assert.equal(early.__typename, 'SignInRefusedError')
  assert.equal(early.retryAfter, 1)
  world.clock.advance(1_000)
  assert.equal((await tryCode(browser, world.dana.email, code)).__typename, 'AgencySignInSuccess')
})

Deno.test('of two simultaneous attempts with the right code exactly one signs in', async () => {
  await using world = await openWorld()
  for (let round = 0; round < 10; round++) {
    const browser = world.signedOut()
    await ask(browser, world.dana.email)
    const code = await lastCode(world)
    const twins = [world.signedOut(), world.signedOut()]
    for (const twin of twins) for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
    const answers = await Promise.all(twins.map((twin) => tryCode(twin, world.dana.email, code)))
    const names = answers.map(({ __typename }): string => __typename)
    assert.deepEqual(new Set(names), new Set(['AgencySignInSuccess', 'ValidationErrors']))
    world.clock.advance(10 * 60_000)
  }
})

Deno.test('another code is sent only after a wait shown on the screen', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  const first = await ask(browser, world.dana.email)
  await lastCode(world)
  world.clock.advance(codeRules.resendAfter - 1)
  assert.deepEqual(await ask(browser, world.dana.email), first)
  await lastCode(world)
  assert.equal(world.codes.length, 1)

  world.clock.advance(1)
  await ask(browser, world.dana.email)
  const second = await lastCode(world)
  assert.equal(world.codes.length, 2)
  assert.equal((await tryCode(browser, world.dana.email, second)).__typename, 'AgencySignInSuccess')
})

Deno.test('an unknown address gets the same responses as a known one and no code', async () => {
  await using world = await openWorld()
  const known = world.signedOut()
  const unknown = world.signedOut()
  assert.deepEqual(await ask(unknown, 'nobody@harborline.example'), await ask(known, world.dana.email))
  await lastCode(world)
  assert.deepEqual(
    world.codes.map(({ email }) => email),
    [world.dana.email],
  )
  for (let tries = 0; tries < 7; tries++) {
    world.clock.advance(5_000)
    assert.deepEqual(
      await tryCode(unknown, 'nobody@harborline.example', '000000'),
      await tryCode(known, world.dana.email, otherCode(await lastCode(world))),
    )
  }
})

Deno.test('limits the codes sent to an address, whatever the browser', async () => {
  await using world = await openWorld()
  const outcomes: string[] = []
  for (let asked = 0; asked < 8; asked++) {
    outcomes.push((await ask(world.signedOut(), world.dana.email)).__typename)
  }
  await lastCode(world)
  assert.deepEqual(outcomes.slice(5), ['AgencySignInSuccess', 'SignInRefusedError', 'SignInRefusedError'])
  assert.equal(world.codes.length, 6)
})

Deno.test('requesting a user’s codes from elsewhere does not keep them out', async () => {
  await using world = await openWorld()
  for (let asked = 0; asked < 8; asked++) await ask(world.signedOut('198.51.100.66'), world.dana.email)
  const browser = world.signedOut()
  assert.equal((await ask(browser, world.dana.email)).__typename, 'AgencySignInSuccess')
  const code = await lastCode(world)
  assert.equal((await tryCode(browser, world.dana.email, code)).__typename, 'AgencySignInSuccess')
})

Deno.test('counts the addresses of one IPv6 network together', async () => {
  await using world = await openWorld()
  for (let asked = 0; asked < 30; asked++) {
    await ask(world.signedOut(`2001:db8:12:34::${asked}`), world.dana.email)
  }
  await lastCode(world)
  assert.equal(world.codes.length, 6)
  assert.equal((await ask(world.signedOut(), world.dana.email)).__typename, 'AgencySignInSuccess')
})

Deno.test('limits the codes sent to a mailbox, whatever the network', async () => {
  await using world = await openWorld()
  const outcomes: string[] = []
  const unknown: string[] = []
  for (let asked = 0; asked < 32; asked++) {
    const network = `198.51.100.${asked}`
    outcomes.push((await ask(world.signedOut(network), world.dana.email)).__typename)
    unknown.push((await ask(world.signedOut(network), 'nobody@harborline.example')).__typename)
  }
  await lastCode(world)
  assert.equal(world.codes.length, 30)
  assert.deepEqual(outcomes.slice(29), ['AgencySignInSuccess', 'SignInRefusedError', 'SignInRefusedError'])
  assert.deepEqual(unknown, outcomes)
  world.clock.advance(2 * 60_000)
  assert.equal((await ask(world.signedOut(), world.dana.email)).__typename, 'AgencySignInSuccess')
})

Deno.test('a deactivated user gets the usual response and no code', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  await ask(browser, world.marcus.email)
  const code = await lastCode(world)
  await world.identity.staff.deactivateUser(world.marcus.email)
  assert.equal((await tryCode(browser, world.marcus.email, code)).__typename, 'ValidationErrors')
  assert.equal((await ask(world.signedOut(), world.marcus.email)).__typename, 'AgencySignInSuccess')
  await lastCode(world)
  assert.equal(world.codes.length, 1)
})

Deno.test('a session cookie planted before sign-in is useless after it', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  const planted = 'planted'.padEnd(43, '0')
  browser.cookies.set(sessionCookie, planted)
  await ask(browser, world.dana.email)
  await tryCode(browser, world.dana.email, await lastCode(world))
  assert.equal(await isIn(browser), true)
  assert.notEqual(browser.cookies.get(sessionCookie), planted)

  const thief = world.signedOut()
  thief.cookies.set(sessionCookie, planted)
  assert.equal(await isIn(thief), false)
})

Deno.test('signing in again ends the browser’s open session', async () => {
  await using world = await openWorld()
  const browser = await world.as(world.marcus)
  const thief = world.signedOut()
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
  await ask(browser, world.dana.email)
  await tryCode(browser, world.dana.email, await lastCode(world))
  assert.equal(await isIn(browser), true)
  assert.equal(await isIn(thief), false)
})

Deno.test('replaces an unknown browser cookie, whatever its value', async () => {
  await using world = await openWorld()
  for (const cookie of ['%0d%0aSet-Cookie: a=b', 'a%3B Domain=example.com', 'x'.repeat(5_000), '']) {
    const browser = world.signedOut()
    browser.cookies.set('__Host-coverdesk-browser', cookie)
    assert.equal((await ask(browser, world.priya.email)).__typename, 'AgencySignInSuccess')
    assert.match(browser.cookies.get('__Host-coverdesk-browser') ?? '', /^[\w-]{43}$/)
    world.clock.advance(10 * 60_000)
  }
})

Deno.test('limits the codes one network can try, whatever the address', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  const answers: { __typename: string; retryAfter?: number | null }[] = []
  for (let tries = 0; tries < 62; tries++) {
    answers.push(await tryCode(browser, `user${tries}@harborline.example`, '000000'))
  }
  assert.equal(answers[59]?.__typename, 'ValidationErrors')
  assert.equal(answers[60]?.retryAfter, 5)
})

Deno.test('reports an invalid address or code under its field', async () => {
  await using world = await openWorld()
  const browser = world.signedOut()
  assert.equal((await ask(browser, 'dana')).fields[0].path, 'email')
  assert.equal((await tryCode(browser, world.dana.email, '12345')).fields[0].path, 'code')
  assert.equal((await tryCode(browser, world.dana.email, '12345a')).fields[0].path, 'code')
})
