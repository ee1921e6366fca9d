import assert from 'node:assert/strict'
import { openTestServer } from '../testing/openTestServer.ts'
import { openWorld } from '../testing/openWorld.ts'
import { testFolder } from '../testing/testFolder.ts'
import { agencyCommand } from './agencyCommand.ts'

const viewer = '{ agencyUser { name } }'

Deno.test('creates an agency, adds a user, and lists both', async () => {
  await using world = await openWorld()
  const run = (...words: string[]) => agencyCommand(world.identity, words)
  assert.equal((await run('create', 'Cedar & Vale Agency', '--time-zone', 'America/Denver')).isDone, true)
  assert.equal((await run('add-user', 'Cedar & Vale Agency', 'Jo@Cedar.example', 'Jo Amsel')).isDone, true)
  const { lines } = await run('list')
  assert(lines.some((line) => /^Cedar & Vale Agency \(ag_\w{26}, America\/Denver\)$/.test(line)))
  assert(lines.includes('  Jo Amsel <jo@cedar.example>'))
})

Deno.test('deactivating a user ends their sessions at once and frees their email address', async () => {
  await using world = await openWorld()
  const run = (...words: string[]) => agencyCommand(world.identity, words)
  const dana = await world.as(world.dana)
  assert.equal((await dana.run(viewer)).status, 200)
  await run('deactivate-user', world.dana.email)
  assert.equal((await dana.run(viewer)).status, 401)
  assert((await run('list')).lines.includes(`  Dana Whitfield <${world.dana.email}>, deactivated`))
  assert.equal((await run('add-user', 'Prairie Mutual Brokers', world.dana.email, 'Dana W.')).isDone, true)
})

Deno.test('a user who returns keeps their id and takes the new name', async () => {
  await using world = await openWorld()
  const run = (...words: string[]) => agencyCommand(world.identity, words)
  await run('deactivate-user', world.dana.email)
  const { lines } = await run('add-user', 'Harborline Insurance Group', world.dana.email, 'Dana Reyes')
  assert.match(lines.join(), new RegExp(world.dana.id))
  const listed = (await run('list')).lines.filter((line) => line.includes(world.dana.email))
  assert.deepEqual(listed, [`  Dana Reyes <${world.dana.email}>`])
  const dana = await world.as(world.dana)
  assert.equal((await dana.data(viewer)).agencyUser.name, 'Dana Reyes')
})

const refusals: readonly [string[], RegExp][] = [
  [[], /^Usage: npm run agency -- COMMAND/],
  [['destroy'], /^Usage/],
  [['constructor'], /^Usage/],
  [['create', 'Cedar & Vale Agency'], /--time-zone ZONE$/],
  [['create', 'Cedar & Vale Agency', '--time-zone', 'Denver'], /'Denver' is no time zone/],
  [
    ['create', 'Harborline Insurance Group', '--time-zone', 'America/New_York'],
    /An agency named 'Harborline Insurance Group' already exists/,
  ],
  [['add-user', 'Nobody', 'jo@cedar.example', 'Jo Amsel'], /no agency 'Nobody'/],
  [['add-user', 'Harborline Insurance Group', 'jo', 'Jo Amsel'], /'jo' is not a valid email address/],
  [
    ['add-user', 'Harborline Insurance Group', 'walt.jensen@prairie.example', 'Walt'],
    /A user with the address walt\.jensen@prairie\.example already exists/,
  ],
  [['deactivate-user', 'nobody@harborline.example'], /no active user/],
  [['revoke-key', 'Harborline Insurance Group', 'ak_1'], /no key ak_1/],
  [['export', 'Harborline Insurance Group'], /^Usage: npm run agency -- export AGENCY FOLDER$/],
  [['export', 'Nobody', '/nowhere/harborline'], /^There is no agency 'Nobody'\.$/],
  [['export', 'Harborline Insurance Group', '/sys/harborline'], /^The export to \/sys\/harborline failed: /],
  [['import'], /^Usage: npm run agency -- import FOLDER$/],
  [['import', '/nowhere/harborline'], /^There is no finished export in \/nowhere\/harborline\.$/],
]

for (const [words, says] of refusals) {
  Deno.test(`rejects '${words.join(' ')}' with a clear message`, async () => {
    await using world = await openWorld()
    const { isDone, lines } = await agencyCommand(world.identity, words)
    assert.equal(isDone, false)
    assert.match(lines.join('\n'), says)
  })
}

Deno.test('does not import an agency when another agency has one of its users’ addresses', async () => {
  using away = testFolder()
  using place = testFolder()
  await using world = await openWorld()
  await using to = await openTestServer({ dataDir: away.path })
  const folder = `${place.path}/harborline`
  await agencyCommand(world.identity, ['export', 'Harborline Insurance Group', folder])
  const run = (...words: string[]) => agencyCommand(to.identity, words)
  await run('create', 'Oak Street Insurance', '--time-zone', 'America/New_York')
  await run('add-user', 'Oak Street Insurance', world.priya.email, 'Priya Natarajan')
  const { isDone, lines } = await run('import', folder)
  assert.equal(isDone, false)
  assert.match(
    lines.join(),
    /^A user with the address priya\.natarajan@\S+ already exists in another agency\.$/,
  )
  assert.equal((await to.platform.agencyIds()).length, 1)
  await run('deactivate-user', world.priya.email)
  assert.equal((await run('import', folder)).isDone, true)
  assert.equal((await to.platform.agencyIds()).length, 2)
})

Deno.test('shows an API key once and stores only its hash', async () => {
  await using world = await openWorld()
  const run = (...words: string[]) => agencyCommand(world.identity, words)
  const { lines } = await run('create-key', 'Harborline Insurance Group', 'Client portal')
  const key = lines[1] ?? ''
  assert.match(key, /^coverdesk_[\w-]{43}$/)
  assert.equal((await world.identity.apiKeys.find(key))?.agency.id, world.harborline.id)
  const listed = (await run('list-keys', 'Harborline Insurance Group')).lines.join('\n')
  assert.match(listed, /^ak_\w{26} {2}Client portal$/)
  const kept = JSON.stringify([
    await world.platform.keyspace('apiKeys').list('', 10),
    await world.harborline.entries([world.harborline.head]),
  ])
  assert(!kept.includes(key) && !kept.includes(key.replace('coverdesk_', '')))
})
