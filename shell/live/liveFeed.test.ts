// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AgencyChange } from '../contract/LiveFeed.ts'
import { liveFeed } from './liveFeed.ts'
import { type Notice, StreamRefused, type WatchOptions } from './watchAgency.ts'

interface Stream {
  options: WatchOptions
  end: (error?: Error) => void
  send: (cursor: string, nodeId: string) => void
}

let isHidden = false

beforeEach(() => {
  vi.useFakeTimers()
  isHidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
})
afterEach(() => void vi.useRealTimers())

/** A server whose streams the test controls. */
function server() {
  const streams: Stream[] = []
  async function* watch(options: WatchOptions): AsyncGenerator<Notice> {
    const waiting: Notice[] = []
    let ended: { error: Error | undefined } | undefined
    let wake = () => undefined as void
    const end = (error?: Error) => {
      ended = { error }
      wake()
    }
    options.signal.addEventListener('abort', () => end(new Error('aborted')))
    streams.push({
      options,
      end,
      send(cursor, nodeId) {
        const change = {
          nodeId,
          subjectId: nodeId,
          typename: 'ServiceRequest',
          updateTypes: [],
          actorId: null,
        }
        waiting.push({ cursor, change })
        wake()
      },
    })
    options.onOpen()
    for (;;) {
      const next = waiting.shift()
      if (next) yield next
      else if (ended?.error) throw ended.error
      else if (ended) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  return { streams, watch }
}

async function open() {
  const { streams, watch } = server()
  const feed = liveFeed({ watch, startCursor: '10' })
  const seen: string[] = []
  feed.onChanges((changes) => seen.push(...idsOf(changes)))
  await settle()
  return { feed, seen, streams }
}

function idsOf(changes: readonly AgencyChange[] | null): string[] {
  return changes?.map(({ nodeId }) => nodeId) ?? ['anything']
}

function settle(ms = 0) {
  return vi.advanceTimersByTimeAsync(ms)
}

async function show(isShown: boolean) {
  isHidden = !isShown
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
}

test('a hidden tab closes its stream and resumes when shown', async () => {
  const { feed, seen, streams } = await open()
  streams[0]?.send('11', 'sr_01')
  await settle()
  await show(false)
  expect(streams[0]?.options.signal.aborted).toBe(true)
  await settle(60_000)
  expect(streams).toHaveLength(1)
  expect(feed.status()).toBe('live')

  await show(true)
  expect(streams[1]?.options.after).toBe('11')
  streams[1]?.send('12', 'sr_02')
  await settle()
  expect(seen).toEqual(['sr_01', 'sr_02'])
})

test('a tab opened in the background opens its stream when first shown', async () => {
  isHidden = true
  const { streams } = await open()
  expect(streams).toEqual([])
  await show(true)
  expect(streams[0]?.options.after).toBe('10')
})

test('reports a broken stream as lost and resumes after the last received change', async () => {
  const { feed, streams } = await open()
  streams[0]?.send('11', 'sr_01')
  await settle()
  streams[0]?.end(new Error('the line is down'))
  await settle()
  expect(feed.status()).toBe('lost')
  await settle(1_900)
  expect(streams).toHaveLength(1)
  await settle(200)
  expect(feed.status()).toBe('live')
  expect(streams[1]?.options.after).toBe('11')
})

test('going offline is reported immediately, and going online opens a new stream immediately', async () => {
  const { feed } = await open()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await settle()
  expect(feed.status()).toBe('lost')
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await settle()
  expect(feed.status()).toBe('live')
})

test('reopens a stream that is silent for 30 seconds', async () => {
  const { streams } = await open()
  await settle(29_000)
  streams[0]?.options.onHeard()
  await settle(29_000)
  expect(streams).toHaveLength(1)
  await settle(2_000)
  expect(streams).toHaveLength(2)
})

test('reopens a stream the server completed after a second, without reporting a loss', async () => {
  const { feed, streams } = await open()
  streams[0]?.end()
  await settle()
  expect(feed.status()).toBe('live')
  await settle(1_000)
  expect(streams).toHaveLength(2)
})

test('when the server no longer knows the position, screens are told to refetch everything', async () => {
  const { seen, streams } = await open()
  streams[0]?.end(new StreamRefused('unknown cursor', { status: 400 }))
  await settle(2_100)
  expect(streams[1]?.options.after).toBeUndefined()
  expect(seen).toEqual(['anything'])
})

test('a screen that opens after a change still receives it, since its data may be older', async () => {
  const { feed, streams } = await open()
  streams[0]?.send('11', 'sr_01')
  await settle()
  const heard: string[] = []
  feed.onChanges((changes) => heard.push(...idsOf(changes)))
  expect(heard).toEqual(['sr_01'])
})
