import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { takeCertificateNumber } from './certificateNumbers.ts'

Deno.test('assigns sixty numbers requested at once in sequence', async () => {
  await using world = await openWorld()
  const actor = { type: 'AGENCY_USER', id: world.dana.id } as const
  const asked = Array.from({ length: 60 }, () => takeCertificateNumber(world.harborline, actor, '2026'))
  const expected = Array.from({ length: 60 }, (_, at) => at + 1)
  assert.deepEqual(new Set(await Promise.all(asked)), new Set(expected))
})

Deno.test('numbers start at one for each agency and year', async () => {
  await using world = await openWorld()
  const actor = { type: 'SYSTEM', id: null } as const
  const taken = await Promise.all([
    takeCertificateNumber(world.harborline, actor, '2026'),
    takeCertificateNumber(world.harborline, actor, '2027'),
    takeCertificateNumber(world.prairie, actor, '2026'),
  ])
  assert.deepEqual(taken, [1, 1, 1])
})
