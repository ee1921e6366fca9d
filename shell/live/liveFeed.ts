import type { AgencyChange, LiveFeed, LiveStatus } from '../contract/LiveFeed.ts'
import { restartDelay } from '../contract/restartDelay.ts'
import { StreamRefused, type watchAgency } from './watchAgency.ts'

type ChangesListener = (changes: readonly AgencyChange[] | null) => void

/** How long a change is reported to screens that open after it: their data may be older. */
const recentMs = 15_000

/** The server sends a keep-alive every 12 s. */
const longestSilenceMs = 30_000

interface LiveFeedOptions {
  watch: typeof watchAgency
  /** The ledger position of the page's initial data. */
  startCursor: string | undefined
}

/**
 * The agency's changes for this tab. A hidden tab closes its stream, because a browser opens only six connections to one
 * server over HTTP/1.1, and resumes when shown.
 */
export function liveFeed({ watch, startCursor }: LiveFeedOptions): LiveFeed {
  let status: LiveStatus = 'connecting'
  let cursor = startCursor
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
    recent = [...recent.filter(({ at }) => now - at < recentMs), { at: now, changes }]
    for (const listener of changeListeners) listener(changes)
  }

  /** Reads one stream until it ends; aborted when the tab is hidden or the network changes. */
  async function read(signal: AbortSignal, heard: () => void) {
    const resumesFrom = cursor
    const isFirst = status === 'connecting'
    const onOpen = () => {
      if (resumesFrom === undefined && !isFirst) tell(null)
      setStatus('live')
    }
    for await (const notice of watch({ after: resumesFrom, signal, onOpen, onHeard: heard })) {
      cursor = notice.cursor
      tell([notice.change])
    }
  }

  async function run() {
    for (let failures = 0; ;) {
      while (document.hidden) await connectionChange()
      const line = new AbortController()
      let silence = setTimeout(() => line.abort(), longestSilenceMs)
      void connectionChange({ signal: line.signal }).then(() => line.abort())
      try {
        await read(line.signal, () => {
          failures = 0
          clearTimeout(silence)
          silence = setTimeout(() => line.abort(), longestSilenceMs)
        })
      } catch (error) {
        if (error instanceof StreamRefused) cursor = undefined
        if (!line.signal.aborted) failures += 1
        if (!line.signal.aborted || !navigator.onLine) setStatus('lost')
      } finally {
        clearTimeout(silence)
      }
      const isAborted = line.signal.aborted
      line.abort()
      if (!isAborted || !navigator.onLine) await connectionChange({ ms: restartDelay(failures) })
    }
  }

  void run()
  return {
    status: () => status,
    onStatus: (listener) => subscribe(statusListeners, listener),
    onChanges(listener) {
      const since = Date.now() - recentMs
      for (const { at, changes } of recent) if (at > since) listener(changes)
      return subscribe(changeListeners, listener)
    },
  }
}

/** Resolves when the tab is shown or hidden, when the network changes, or after the delay. */
function connectionChange({ signal, ms }: { signal?: AbortSignal; ms?: number } = {}): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const timer = ms === undefined ? undefined : setTimeout(end, ms)
    document.addEventListener('visibilitychange', end, { signal: done.signal })
    addEventListener('online', end, { signal: done.signal })
    addEventListener('offline', end, { signal: done.signal })
    signal?.addEventListener('abort', end, { signal: done.signal })

    function end() {
      clearTimeout(timer)
      done.abort()
      resolve()
    }
  })
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
