import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'

Deno.test('a call that staff log becomes notes, with what the client wants as a task of its own', async () => {
  await using desk = await openDesk()
  const { messages, artifacts } = await desk.ask(
    'Log a call: spoke with Marta at Casco Roofing, she is fine with the renewal premium and wants to add an umbrella quote',
  )
  assert.equal(
    messages.at(-1).content,
    'I wrote "Call summary: Casco Roofing LLC" with **1 task:**\n\n- Wants to add an umbrella quote',
  )
  assert.deepEqual(
    artifacts.map(({ title }: { title: string }) => title),
    ['Call summary: Casco Roofing LLC'],
  )
})
