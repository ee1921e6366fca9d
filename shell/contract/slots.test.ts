import { expect, test, vi } from 'vitest'
import { registerSlot, slots } from './slots.ts'

test('a place shows what every area gives it, and only the id crosses', () => {
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

test('an area that arrives later is announced, and takes its own place again', () => {
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
