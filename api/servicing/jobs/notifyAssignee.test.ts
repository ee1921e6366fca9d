import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import type { World } from '../../testing/openWorld.ts'
import { openRequest } from '../testing/openRequest.ts'

const update = `mutation ($id: ID!, $input: UpdateServiceRequestInput!) {
  updateServiceRequest(id: $id, input: $input) { __typename }
}`

function letters(world: World) {
  return world.platform.mail.mailbox?.() ?? []
}

Deno.test('emails the assignee of a request with a link', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  await dana.data(update, { id, input: { assigneeId: world.priya.id, dueAt: '2026-03-20T00:00:00Z' } })
  await world.platform.jobs.runDue()
  const [letter, ...others] = letters(world)
  assert.equal(others.length, 0)
  assert.equal(letter?.to, 'priya.natarajan@harborline.example')
  assert.equal(letter?.subject, 'Question for Summit Ridge Roofing LLC')
  assert.equal(
    letter?.text,
    `Hello Priya,

Dana Whitfield assigned you a request of Summit Ridge Roofing LLC: Question. It is due on Friday, March 20.

http://localhost:3000/app/servicing/${id}/overview
`,
  )
})

Deno.test('does not email users about their own assignments, due dates, or removals', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline, { assigneeId: world.priya.id })
  const dana = await world.as(world.dana)
  for (const input of [
    { dueAt: '2026-03-20T00:00:00Z' },
    { assigneeId: world.dana.id },
    { assigneeId: null },
  ]) {
    await dana.data(update, { id, input })
  }
  await world.platform.jobs.runDue()
  assert.deepEqual(letters(world), [])
})

Deno.test('does not email about an assignment that has changed since', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  await dana.data(update, { id, input: { assigneeId: world.priya.id } })
  await dana.data(update, { id, input: { assigneeId: world.marcus.id } })
  await world.platform.jobs.runDue()
  assert.deepEqual(
    letters(world).map(({ to }) => to),
    ['marcus.bell@harborline.example'],
  )
})
