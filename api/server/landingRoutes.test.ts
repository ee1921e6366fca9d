import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { openWorld } from '../testing/openWorld.ts'
import { builtApps, testFolder } from '../testing/testFolder.ts'

const html = { headers: { accept: 'text/html' } }

Deno.test('the public page links to the demo form and the sign-in screen', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const response = await world.signedOut().fetch('/', html)
  assert.equal(response.status, 200)
  const page = await response.text()
  assert(page.includes('<a href="https://forms.example/demo?from=page&amp;to=us">Book a Demo</a>'))
  assert(page.includes('<link rel="canonical" href="http://localhost:3000/">'))
  assert(page.includes('Log in'))
})

Deno.test('allows the public page’s inline styles by hash and nothing else', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const response = await world.signedOut().fetch('/', html)
  const policy = response.headers.get('content-security-policy') ?? ''
  const [rules, attribute] = ['main { color: black }', '--share:0.6'].map((css) =>
    createHash('sha256').update(css).digest('base64'),
  )
  assert(policy.includes(`style-src 'self' 'unsafe-hashes' 'sha256-${rules}' 'sha256-${attribute}';`))
  assert.match(policy, /script-src 'self';/)
})

Deno.test('hides the sign-in link when turned off', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path, hasLandingLogin: false })
  const page = await (await world.signedOut().fetch('/', html)).text()
  assert(page.includes('Book a Demo'))
  assert(!page.includes('Log in'))
})

Deno.test('the public page’s files are cached permanently', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const response = await world.signedOut().fetch('/landing/page.0a1b2c3d.css')
  assert.equal(response.status, 200)
  assert.match(response.headers.get('cache-control') ?? '', /immutable/)
})

Deno.test('search engines may index the public page but not the app', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const robots = await (await world.signedOut().fetch('/robots.txt')).text()
  assert.match(robots, /Disallow: \/app/)
  assert.match(robots, /Sitemap: http:\/\/localhost:3000\/sitemap\.xml/)
  const sitemap = await (await world.signedOut().fetch('/sitemap.xml')).text()
  assert(sitemap.includes('<loc>http://localhost:3000/</loc>'))
})

Deno.test('without a public page the address leads to the app', async () => {
  await using world = await openWorld()
  const response = await world.signedOut().fetch('/', html)
  assert.equal(response.headers.get('location'), '/app')
})
