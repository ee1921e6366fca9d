import assert from 'node:assert/strict'
import { openWorld } from '../testing/openWorld.ts'
import { testFolder } from '../testing/testFolder.ts'

const built = {
  'storybook-static/index.html': '<title>Coverdesk</title>',
  'storybook-static/assets/iframe-AbC.js': 'show()',
}

Deno.test('serves Storybook when enabled', async () => {
  using folder = testFolder(built)
  await using world = await openWorld({ root: folder.path, hasStorybook: true })
  const visitor = world.signedOut()
  const address = await visitor.fetch('/storybook')
  assert.equal(address.headers.get('location'), '/storybook/')
  const page = await visitor.fetch('/storybook/')
  assert.equal(page.status, 200)
  assert.match(await page.text(), /Coverdesk/)
  const script = await visitor.fetch('/storybook/assets/iframe-AbC.js')
  assert.equal(await script.text(), 'show()')
})

Deno.test('Storybook may frame its stories under its own policy', async () => {
  using folder = testFolder(built)
  await using world = await openWorld({ root: folder.path, hasStorybook: true })
  const page = await world.signedOut().fetch('/storybook/')
  assert.match(page.headers.get('content-security-policy') ?? '', /frame-ancestors 'self'/)
  const missing = await world.signedOut().fetch('/elsewhere')
  assert.match(missing.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
})

Deno.test('Storybook is off by default', async () => {
  using folder = testFolder(built)
  await using world = await openWorld({ root: folder.path })
  const page = await world.signedOut().fetch('/storybook/')
  assert.equal(page.status, 404)
})

Deno.test('a Storybook that is not built says how to build it', async () => {
  using folder = testFolder()
  await using world = await openWorld({ root: folder.path, hasStorybook: true })
  const page = await world.signedOut().fetch('/storybook/')
  assert.equal(page.status, 404)
  assert.match(await page.text(), /npm run storybook:build/)
})
