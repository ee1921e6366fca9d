// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ChangeQueue, changeQueue } from './changeQueue.ts'
import type { AgencyChange } from './LiveFeed.ts'
import { RequestFailure } from './RequestFailure.ts'

let queue: ChangeQueue | undefined
let isDown = false
let told: string[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  queue?.stop()
  vi.useRealTimers()
})

function change(nodeId: string): AgencyChange {
  return { nodeId, subjectId: nodeId, typename: 'ServiceRequest', updateTypes: [], actorId: null }
}

function openScreen() {
  isDown = false
  told = []
  queue = changeQueue(async (changes) => {
    await Promise.resolve()
    if (isDown) throw new RequestFailure('The server cannot be reached.', { status: 0 })
    told.push(changes.map(({ nodeId }) => nodeId).join(' ') || 'anything')
  })
  return queue
}

test('batches the changes of one frame', async () => {
  const { add } = openScreen()
  add([change('sr_roofing')])
  add([change('sr_trucking')])
  await vi.advanceTimersByTimeAsync(50)
  expect(told).toEqual(['sr_roofing sr_trucking'])
})

test('keeps changes that could not be fetched and fetches them with later ones', async () => {
  const { add } = openScreen()
  isDown = true
  add([change('sr_roofing')])
  await vi.advanceTimersByTimeAsync(1000)
  add([change('sr_trucking')])
  isDown = false
  await vi.advanceTimersByTimeAsync(500)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(told).toEqual(['sr_roofing sr_trucking'])
})

test('fetches immediately when the network returns', async () => {
  const { add } = openScreen()
  isDown = true
  add([change('sr_roofing')])
  await vi.advanceTimersByTimeAsync(60_000)
  isDown = false
  globalThis.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(50)
  expect(told).toEqual(['sr_roofing'])
})

test('after a connection loss everything is refetched, including known ids', async () => {
  const { add } = openScreen()
  add(null)
  add([change('sr_roofing')])
  await vi.advanceTimersByTimeAsync(50)
  expect(told).toEqual(['anything'])
})

test('a hidden tab waits until it is visible', async () => {
  const { add } = openScreen()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  add([change('sr_roofing')])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([])
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(50)
  expect(told).toEqual(['sr_roofing'])
})

test('a closed screen receives no more changes', async () => {
  const { add, stop } = openScreen()
  isDown = true
  add([change('sr_roofing')])
  await vi.advanceTimersByTimeAsync(50)
  stop()
  isDown = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([])
})
