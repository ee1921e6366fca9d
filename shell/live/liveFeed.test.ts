import { expect, test, vi } from 'vitest'
import type { AgencyChange, LiveFeed } from '../contract/LiveFeed.ts'
import type { TabChannel, TabMessage } from './tabChannel.ts'
import { liveFeed } from './liveFeed.ts'
import { type Notice, StreamRefused, type WatchOptions } from './watchAgency.ts'

/** A browser with one lock, one channel and one agency's ledger, in which tabs open and close. */
function browser() {
  const ledger: Notice[] = []
  const listeners = new Map<symbol, (message: TabMessage) => void>()
  const streams: { options: WatchOptions; end: (error?: Error) => void; send: (notice: Notice) => void }[] =
    []
  const queue: { tab: symbol; hold: () => Promise<never> }[] = []
  const waits: { ms: number; go: () => void }[] = []
  const guards: { declareDead: () => void; heard: number }[] = []
  let leader: symbol | undefined

  async function* watch(options: WatchOptions): AsyncGenerator<Notice> {
    const after = options.after
    const waiting = after === undefined ? [] : ledger.filter(({ cursor }) => Number(cursor) > Number(after))
    let wake = () => undefined as void
    let ended: { error: Error | undefined } | undefined
    const end = (error?: Error) => ((ended = { error }), wake())
    options.signal.addEventListener('abort', () => end(new Error('aborted')))
    streams.push({ options, send: (notice) => (waiting.push(notice), wake()), end })
    options.onOpen()
    for (;;) {
      const next = waiting.shift()
      if (next) yield next
      else if (ended?.error) throw ended.error
      else if (ended) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  }

  function appoint() {
    const next = leader === undefined ? queue.shift() : undefined
    if (!next) return
    leader = next.tab
    void next.hold()
  }

  return {
    streams,
    waits,
    guards,
    openTab(startCursor?: string): {
      feed: LiveFeed
      seen: (readonly AgencyChange[] | null)[]
      close: () => void
    } {
      const tab = Symbol('tab')
      const channel: TabChannel = {
        send: (message) => listeners.forEach((listen, other) => other !== tab && listen(message)),
        listen: (listen) => void listeners.set(tab, listen),
      }
      const lead = (hold: () => Promise<never>) => {
        queue.push({ tab, hold })
        appoint()
      }
      const wait = (ms: number) => new Promise<void>((go) => waits.push({ ms, go }))
      const guard = (declareDead: () => void) => {
        const guarding = { declareDead, heard: 0 }
        guards.push(guarding)
        return {
          heard: () => void (guarding.heard += 1),
          release: () => guards.splice(guards.indexOf(guarding), 1),
        }
      }
      const feed = liveFeed({ watch, guard, lead, channel, wait, startCursor })
      const seen: (readonly AgencyChange[] | null)[] = []
      feed.onChanges((changes) => seen.push(changes))
      return {
        feed,
        seen,
        close() {
          listeners.delete(tab)
          if (leader === tab) leader = undefined
          appoint()
        },
      }
    },
    /** A colleague changes a request; whichever stream is open hears of it. */
    change(cursor: string, nodeId = 'sr_01') {
      const notice = {
        cursor,
        change: { nodeId, subjectId: nodeId, typename: 'ServiceRequest', updateTypes: [] },
      }
      ledger.push(notice)
      streams.at(-1)?.send(notice)
    },
  }
}

function idsOf(seen: (readonly AgencyChange[] | null)[]): string[] {
  return seen.flatMap((changes) => changes?.map(({ nodeId }) => nodeId) ?? ['anything'])
}

function settle(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve))
}

test('eight tabs hear of a change over one stream', async () => {
  const { openTab, change, streams } = browser()
  const tabs = Array.from({ length: 8 }, () => openTab('10'))
  change('11')
  await vi.waitFor(() => expect(tabs.map(({ seen }) => idsOf(seen))).toEqual(tabs.map(() => ['sr_01'])))
  expect(streams).toHaveLength(1)
  expect(tabs.map(({ feed }) => feed.status())).toEqual(tabs.map(() => 'live'))
})

test('when the leading tab closes, another goes on where it was and nothing is missed', async () => {
  const { openTab, change, streams } = browser()
  const first = openTab('10')
  const second = openTab('10')
  change('11')
  await vi.waitFor(() => expect(idsOf(second.seen)).toEqual(['sr_01']))
  streams.length = 0
  change('12', 'sr_02')
  first.close()
  await vi.waitFor(() => expect(idsOf(second.seen)).toEqual(['sr_01', 'sr_02']))
  expect(streams[0]?.options.after).toBe('11')
})

test('after a break the stream resumes at the last change that was seen', async () => {
  const { openTab, change, streams, waits } = browser()
  const { feed, seen } = openTab('10')
  change('11')
  await vi.waitFor(() => expect(idsOf(seen)).toEqual(['sr_01']))
  streams[0]?.end(new Error('the line is down'))
  await vi.waitFor(() => expect(feed.status()).toBe('lost'))
  expect(waits[0]?.ms).toBe(2000)
  waits[0]?.go()
  await vi.waitFor(() => expect(feed.status()).toBe('live'))
  expect(streams[1]?.options.after).toBe('11')
})

test('a line that went dead unseen is opened again at once, and what happened meanwhile arrives', async () => {
  const { openTab, change, streams, waits, guards } = browser()
  const { seen } = openTab('10')
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.options.onHeard()
  expect(guards).toEqual([expect.objectContaining({ heard: 1 })])
  // The stream looks open, and brings nothing.
  streams.length = 0
  change('11')
  guards[0]?.declareDead()
  await vi.waitFor(() => expect(idsOf(seen)).toEqual(['sr_01']))
  expect(streams[0]?.options.after).toBe('10')
  expect(waits).toEqual([])
  expect(guards).toHaveLength(1)
})

test('a stream that the server completes is opened again after a second, and nobody is told of a loss', async () => {
  const { openTab, streams, waits } = browser()
  const { feed } = openTab('10')
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.end()
  await vi.waitFor(() => expect(waits[0]?.ms).toBe(1000))
  expect(feed.status()).toBe('live')
})

test('when the server does not know the place any more, screens are told to look at everything', async () => {
  const { openTab, streams, waits } = browser()
  const { seen } = openTab('10')
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.end(new StreamRefused('unknown cursor', { status: 400 }))
  await vi.waitFor(() => expect(waits).toHaveLength(1))
  waits[0]?.go()
  await vi.waitFor(() => expect(seen).toEqual([null]))
  expect(streams[1]?.options.after).toBeUndefined()
})

test('a change that happened while a tab was loading reaches it as it opens', async () => {
  const { openTab, change } = browser()
  openTab('10')
  change('11')
  await settle()
  const late = openTab('10')
  await vi.waitFor(() => expect(idsOf(late.seen)).toEqual(['sr_01']))
})

test('a tab does not hear twice of what its data already holds', async () => {
  const { openTab, change } = browser()
  openTab('10')
  change('11')
  await settle()
  const late = openTab('11')
  change('12', 'sr_02')
  await vi.waitFor(() => expect(idsOf(late.seen)).toEqual(['sr_02']))
})

test('a screen that opens after a change hears of it too, because its data may have been read before', async () => {
  const { openTab, change } = browser()
  const { feed, seen } = openTab('10')
  change('11')
  await vi.waitFor(() => expect(idsOf(seen)).toEqual(['sr_01']))
  const heard: (readonly AgencyChange[] | null)[] = []
  feed.onChanges((changes) => heard.push(changes))
  expect(idsOf(heard)).toEqual(['sr_01'])
})
