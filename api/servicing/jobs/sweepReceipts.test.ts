import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { inboundReceiptKind } from '../inbound/inboundReceipt.ts'
import { receiveServiceRequest } from '../inbound/receiveServiceRequest.ts'

const day = 24 * 60 * 60_000

Deno.test('remembers an idempotency key for thirty days', async () => {
  await using world = await openWorld()
  const { harborline, clock, platform } = world
  const receive = async () => {
    const body = { type: 'OTHER', clientName: 'Ridgeline Roofing', details: 'Please call us.' }
    const inbound = { keyId: 'ak_00000000000000000000000000', body, idempotencyKey: 'ridgeline-call' }
    const received = await receiveServiceRequest({ agency: harborline, clock }, inbound)
    return received.outcome === 'accepted' ? received.id : received.outcome
  }
  await platform.jobs.start()
  const first = await receive()
  clock.advance(29 * day)
  await platform.jobs.runDue()
  assert.equal(await receive(), first)

  clock.advance(2 * day)
  await platform.jobs.runDue()
  assert.equal(harborline.table(inboundReceiptKind).size, 0)
  assert.notEqual(await receive(), first)
})
