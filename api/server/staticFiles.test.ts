import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { openWorld } from '../testing/openWorld.ts'
import { builtApps, testFolder } from '../testing/testFolder.ts'

const hashed = '/assets/main.0a1b2c3d.js'

Deno.test('caches hashed files permanently and revalidates others', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const browser = world.signedOut()
  const forEver = await browser.fetch(hashed)
  assert.equal(forEver.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal(forEver.headers.get('content-type'), 'text/javascript; charset=utf-8')
  assert.equal(await forEver.text(), 'console.log("the shell")')
  const again = await browser.fetch('/assets/plain.js')
  assert.equal(again.headers.get('cache-control'), 'no-cache')
  await again.body?.cancel()
})

Deno.test('scripts, which may be workers, have a policy; style sheets need none', async () => {
  using apps = testFolder({ ...builtApps, 'shell/dist/assets/main.0a1b2c3d.css': 'body {}' })
  await using world = await openWorld({ root: apps.path })
  const browser = world.signedOut()
  const [script, styles] = [await browser.fetch(hashed), await browser.fetch('/assets/main.0a1b2c3d.css')]
  assert.match(script.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  assert.equal(styles.headers.get('content-type'), 'text/css; charset=utf-8')
  assert.equal(styles.headers.get('content-security-policy'), null)
  assert.equal(styles.headers.get('x-content-type-options'), 'nosniff')
  await Promise.all([script.body?.cancel(), styles.body?.cancel()])
})

const encodings: readonly [string, string | null][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
  ['', null],
]

for (const [accepted, encoding] of encodings) {
  Deno.test(`answers '${accepted}' with ${encoding ?? 'the plain file'}`, async () => {
    using apps = testFolder(builtApps)
    await using world = await openWorld({ root: apps.path })
    const response = await world.signedOut().fetch(hashed, { headers: { 'accept-encoding': accepted } })
    assert.equal(response.headers.get('content-encoding'), encoding)
    assert.equal(response.headers.get('vary'), 'Accept-Encoding')
    await response.body?.cancel()
  })
}

Deno.test('does not send an unchanged file again', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const browser = world.signedOut()
  const first = await browser.fetch('/assets/plain.js')
  await first.body?.cancel()
  const etag = first.headers.get('etag') ?? ''
  const known = { headers: { 'if-none-match': etag } }
  assert.equal((await browser.fetch('/assets/plain.js', known)).status, 304)
  writeFileSync(`${apps.path}/shell/dist/assets/plain.js`, 'console.log("changed")')
  const changed = await browser.fetch('/assets/plain.js', known)
  assert.equal(await changed.text(), 'console.log("changed")')
})

Deno.test('a HEAD request returns a file’s size without content', async () => {
  using apps = testFolder(builtApps)
  await using world = await openWorld({ root: apps.path })
  const response = await world.signedOut().fetch(hashed, { method: 'HEAD' })
  assert.equal(response.headers.get('content-length'), '24')
  assert.equal(await response.text(), '')
})

const unreachable = [
  '/assets/../persisted.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/index.html',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%00',
  '/assets/%zz.js',
  '/assets/',
  '/remotes/mf-servicing/persisted.json',
  '/remotes/mf-servicing/preloads.json',
  '/remotes/mf-unknown/remoteEntry.js',
]

for (const address of unreachable) {
  Deno.test(`${address} is not found`, async () => {
    using apps = testFolder(builtApps)
    await using world = await openWorld({ root: apps.path })
    const response = await world.signedOut().fetch(address)
    assert.equal(response.status, 404)
    await response.body?.cancel()
  })
}
