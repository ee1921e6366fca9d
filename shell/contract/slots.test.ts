import { expect, test, vi } from 'vitest'
import { registerSlot, slots } from './slots.ts'

test('a slot renders every area’s contribution and passes only the id', () => {
  registerSlot('serviceRequest.actions', 'copilot', ({ serviceRequestId }) => [
    {
      id: 'open',
      label: 'Open in Copilot',
      href: `/app/servicing/${serviceRequestId}/copilot`,
    },
  ])
  const actions = slots.actions('serviceRequest.actions', { serviceRequestId: 'sr_01' })
  expect(actions.map(({ label, href }) => [label, href])).toEqual([
    ['Open in Copilot', '/app/servicing/sr_01/copilot'],
  ])
})

test('notifies when an area registers late, and the area can replace its own entry', () => {
  const listen = vi.fn<() => void>()
  const stop = slots.subscribe(listen)
  registerSlot('policy.actions', 'copilot', () => [{ id: 'quote', label: 'Quote', href: '/app/home' }])
  registerSlot('policy.actions', 'copilot', () => [{ id: 'quote', label: 'Send a quote', href: '/app/home' }])
  expect(listen).toHaveBeenCalledTimes(2)
  expect(slots.actions('policy.actions', { policyId: 'bp_01' }).map(({ label }) => label)).toEqual([
    'Send a quote',
  ])
  stop()
})

test('tells that a page shows a slot, so that the areas that fill it are loaded', async () => {
  const stop = slots.subscribe(() => undefined)
  await expect(slots.shown).resolves.toBeUndefined()
  stop()
})
