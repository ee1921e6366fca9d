import type { AgencyChange, LiveFeed, LiveStatus } from '../contract/LiveFeed.ts'
import type { TabChannel } from './tabChannel.ts'
import type { guardLine } from './guardLine.ts'
import { restartDelay } from '../contract/restartDelay.ts'
import { StreamRefused, type Notice, type watchAgency } from './watchAgency.ts'

type ChangesListener = (changes: readonly AgencyChange[] | null) => void

export interface LiveFeedParts {
  /** Opens the stream. */
  watch: typeof watchAgency
  /** Resolves when this tab is the one that holds the stream, and keeps that until the tab is gone. */
  lead: (hold: () => Promise<never>) => void
  channel: TabChannel
  /** Says when the stream is to be taken for dead, though nobody closed it. */
  guard: typeof guardLine
  /** Waits, or less when the network comes back. */
  wait: (ms: number) => Promise<void>
  /** The place in the ledger that the page's first data is from. */
  startCursor: string | undefined
}

/** How many notices a tab keeps for tabs that open a moment after their data was read. */
const KEPT = 500

/** How long a change is told to screens that open after it: their data may have been read before. */
const RECENT_MS = 15_000

/**
 * The agency's changes for this tab. One tab of the browser holds the stream and tells the others, because a browser
 * opens only six connections to one server over HTTP/1.1; when that tab closes, another goes on where it was.
 */
export function liveFeed({ watch, guard, lead, channel, wait, startCursor }: LiveFeedParts): LiveFeed {
  let status: LiveStatus = 'connecting'
  let cursor = startCursor
  const kept: Notice[] = []
  const statusListeners = new Set<() => void>()
  const changeListeners = new Set<ChangesListener>()
  let recent: { at: number; changes: readonly AgencyChange[] | null }[] = []

  function setStatus(next: LiveStatus) {
    if (status === next) return
    status = next
    for (const listener of statusListeners) listener()
  }

  function tell(changes: readonly AgencyChange[] | null) {
    const now = Date.now()
    recent = [...recent.filter(({ at }) => now - at < RECENT_MS), { at: now, changes }]
    for (const listener of changeListeners) listener(changes)
  }

  function tellRecent(listener: ChangesListener) {
    const since = Date.now() - RECENT_MS
    for (const { at, changes } of recent) if (at > since) listener(changes)
  }

  function take(notices: readonly Notice[]) {
    const fresh = notices.filter((notice) => cursor === undefined || isAfter(notice.cursor, cursor))
    const last = fresh.at(-1)
    if (!last) return
    cursor = last.cursor
    kept.push(...fresh)
    kept.splice(0, kept.length - KEPT)
    tell(fresh.map(({ change }) => change))
  }

  channel.listen((message) => {
    switch (message.kind) {
      case 'notices':
        return take(message.notices)
      case 'missed':
        return tell(null)
      case 'status':
        return setStatus(message.status)
      case 'hello':
        if (isLeading) greet(message.cursor)
    }
  })

  /** A tab has opened: it learns the state, and what happened since its data was read. */
  function greet(since: string | undefined) {
    channel.send({ kind: 'status', status })
    const [oldest] = kept
    if (since === undefined || !oldest) return
    if (kept.length === KEPT && isAfter(oldest.cursor, since)) return channel.send({ kind: 'missed' })
    const missed = kept.filter((notice) => isAfter(notice.cursor, since))
    if (missed.length > 0) channel.send({ kind: 'notices', notices: missed })
  }

  let isLeading = false
  channel.send({ kind: 'hello', cursor })
  lead(async () => {
    isLeading = true
    for (let failures = 0; ;) {
      const resumesFrom = cursor
      const isFirst = status === 'connecting'
      const line = new AbortController()
      const { heard, release } = guard(() => line.abort())
      try {
        const onOpen = () => {
          failures = 0
          if (resumesFrom === undefined && !isFirst) announceGap()
          announceStatus('live')
        }
        const options = { after: resumesFrom, signal: line.signal, onOpen, onHeard: heard }
        for await (const notice of watch(options)) {
          take([notice])
          channel.send({ kind: 'notices', notices: [notice] })
        }
      } catch (error) {
        failures += 1
        if (error instanceof StreamRefused) cursor = undefined
        announceStatus('lost')
      } finally {
        release()
      }
      // A line that went dead unseen says nothing about the server: it is opened again at once.
      if (!line.signal.aborted) await wait(restartDelay(failures))
    }
  })

  function announceStatus(next: LiveStatus) {
    setStatus(next)
    channel.send({ kind: 'status', status: next })
  }

  function announceGap() {
    tell(null)
    channel.send({ kind: 'missed' })
  }

  return {
    status: () => status,
    onStatus: (listener) => subscribe(statusListeners, listener),
    onChanges(listener) {
      tellRecent(listener)
      return subscribe(changeListeners, listener)
    },
  }
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Cursors are places in the agency's ledger, which counts up. */
function isAfter(cursor: string, other: string): boolean {
  return Number(cursor) > Number(other)
}
