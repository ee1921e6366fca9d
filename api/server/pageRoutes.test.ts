import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { openWorld } from '../testing/openWorld.ts'
import { builtApps, testFolder } from '../testing/testFolder.ts'

const html = { headers: { accept: 'text/html' } }

Deno.test('an app page arrives with the viewer, the first list and the remotes', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const dana = await world.as(world.dana)
  const response = await dana.fetch('/app/servicing?q=roof', html)
  const page = await response.text()
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert(
    page.includes('<link rel="preload" as="script" href="/remotes/mf-servicing/remoteEntry.4e5f6a7b.js">'),
  )
  assert(page.includes('<link rel="preload" as="style" href="/remotes/mf-servicing/page.css">'))

  const block = /<script type="application\/json" id="coverdesk-start">(.+?)<\/script>/.exec(page)?.[1]
  const start = JSON.parse(block ?? '')
  assert.deepEqual(start.answers, [
    { docId: 'viewer', variables: {}, response: { data: { agencyUser: { name: 'Dana Whitfield' } } } },
    {
      docId: 'list',
      variables: { text: 'roof' },
      response: { data: { serviceRequests: { totalCount: 0, edges: [] } } },
    },
  ])
  assert.equal(start.cursor, String(world.harborline.head))
  // A remote that offers nothing yet is not mentioned.
  assert.deepEqual(
    start.remotes.map(({ name, entry }: { name: string; entry: string }) => [name, entry]),
    [['mf-servicing', '/remotes/mf-servicing/remoteEntry.4e5f6a7b.js']],
  )
  assert.deepEqual(await (await dana.fetch('/remotes.json')).json(), start.remotes)
})

Deno.test('a page shows its user before its code loads', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const dana = await world.as(world.dana)
  const page = await (await dana.fetch('/app/servicing?q=roof', html)).text()
  assert(page.includes('<div id="coverdesk"><p>Harborline Insurance Group at /app/servicing</p></div>'))
})

Deno.test('a page arrives without data when its remote’s script fails', async () => {
  using apps = testFolder({
    ...builtApps,
    'mf-servicing/dist/server/remote.js': 'throw new Error("no window here")',
  })
  await using world = await openWorld({ root: apps.path })
  const page = await (await (await world.as(world.dana)).fetch('/app/servicing', html)).text()
  assert(page.includes('"docId":"viewer"'))
  assert(!page.includes('"docId":"list"'))
})

Deno.test('the sign-in page shows the first step unless the address has the second', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const first = await (await world.signedOut().fetch('/app/signin', html)).text()
  assert(first.includes('<p>Whose code?</p>'))
  assert(first.includes('{"mailbox":"/dev/mail"}'))
  const second = await (await world.signedOut().fetch('/app/signin?email=dana%40a.example', html)).text()
  assert(second.includes('<div id="coverdesk"></div>'))
})

Deno.test('data in the page cannot close its script block', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const dana = await world.as(world.dana)
  const attack = '</script><script>alert(1)</script><!--'
  const page = await (await dana.fetch(`/app/servicing?q=${encodeURIComponent(attack)}`, html)).text()
  assert(!page.includes('<script>alert'))
  const block = /id="coverdesk-start">(.+?)<\/script>/.exec(page)?.[1] ?? ''
  assert.equal(JSON.parse(block).answers[1].variables.text, attack)
})

Deno.test('redirects signed-out visitors to the sign-in page', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const browser = world.signedOut()
  const redirects: readonly [string, string][] = [
    ['/signin', '/app/signin'],
    ['/login', '/app/signin'],
    ['/signin?email=dana%40harborline.example', '/app/signin?email=dana%40harborline.example'],
    ['/app', '/app/signin'],
    ['/app/servicing/sr_1/overview', '/app/signin?next=%2Fapp%2Fservicing%2Fsr_1%2Foverview'],
    ['/app/servicing?status=closed', '/app/signin?next=%2Fapp%2Fservicing%3Fstatus%3Dclosed'],
  ]
  for (const [from, to] of redirects) {
    const response = await browser.fetch(from, html)
    assert.equal(response.status, 302, from)
    assert.equal(response.headers.get('location'), to)
  }
  assert.match(await (await browser.fetch('/app/signin', html)).text(), /Sign in/)
})

Deno.test('pages may run our script files but no inline script', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const response = await (await world.as(world.dana)).fetch('/app', html)
  const policy = response.headers.get('content-security-policy') ?? ''
  assert.match(policy, /default-src 'none'/)
  assert.match(policy, /script-src 'self';/)
  assert.match(policy, /media-src 'self'/)
  assert.match(policy, /frame-ancestors 'none'/)
  assert(!policy.includes('unsafe'))
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
})

Deno.test('pages may contact Mapbox only when a token is set', async () => {
  using apps = testFolder(builtApps)
  await using without = await openWorld({ root: apps.path })
  const plain = await (await without.as(without.dana)).fetch('/app', html)
  assert.doesNotMatch(plain.headers.get('content-security-policy') ?? '', /mapbox/)
  assert(!(await plain.text()).includes('mapboxToken'))
  await using world = await openWorld({ root: apps.path, mapboxToken: 'pk.harborline' })
  const page = await (await world.as(world.dana)).fetch('/app', html)
  const policy = page.headers.get('content-security-policy') ?? ''
  assert.match(policy, /connect-src 'self' https:\/\/api\.mapbox\.com;/)
  assert.match(policy, /script-src 'self';/)
  assert((await page.text()).includes('"mapboxToken":"pk.harborline"'))
})

Deno.test('a missing page says so', async () => {
  await using world = await openWorld()
  const response = await world.signedOut().fetch('/policies', html)
  assert.equal(response.status, 404)
  const page = await response.text()
  assert.match(page, /Page not found/)
  // Its own style is allowed by its hash, and its icon needs no request.
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  assert(response.headers.get('content-security-policy')?.includes(`'sha256-${hash}'`))
  assert.match(page, /rel="icon" href="data:/)
})

Deno.test('says when apps are not built yet', async () => {
  await using world = await openWorld()
  assert.equal((await world.signedOut().fetch('/app/signin', html)).status, 503)
})

Deno.test('redirects a signed-in user from the sign-in page, within the app only', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const dana = await world.as(world.dana)
  for (const [asked, led] of [
    ['/app/signin', '/app'],
    ['/app/signin?next=%2Fapp%2Fservicing%3Fq%3Droof', '/app/servicing?q=roof'],
    ['/app/signin?next=https%3A%2F%2Fevil.example%2Fapp', '/app'],
    ['/app/signin?next=%2Fapp%2Fsignin', '/app'],
  ] as const) {
    const response = await dana.fetch(asked, { ...html, redirect: 'manual' })
    assert.deepEqual([response.status, response.headers.get('location')], [302, led])
  }
})
