import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** What a first load is slowed to, always with an empty cache. */
export interface Conditions {
  readonly cpuSlowdown: number
  readonly bitsPerSecond: number
  readonly latencyMs: number
  readonly viewport: { readonly width: number; readonly height: number }
}

/** A middling laptop on a middling line. */
const laptop: Conditions = {
  cpuSlowdown: 4,
  bitsPerSecond: 10_000_000,
  latencyMs: 40,
  viewport: { width: 1440, height: 900 },
}

/** Lighthouse's mobile profile: a middling phone on slow 4G. */
export const phone: Conditions = {
  cpuSlowdown: 4,
  bitsPerSecond: 1_638_400,
  latencyMs: 150,
  viewport: { width: 412, height: 823 },
}

/** What one first load cost; times in milliseconds from the start of navigation, bytes on the wire. */
export interface Load {
  readonly ready: number
  readonly lcp: number
  readonly cls: number
  /** What tasks took beyond 50 ms, from first paint until quiet. */
  readonly tbt: number
  /** The same from the start of navigation until ready. */
  readonly blockingUntilReady: number
  readonly requests: number
  /** The most requests that ran strictly one after another until ready. */
  readonly rounds: number
  readonly scriptAndStyleBytes: number
  readonly fontBytes: number
  readonly bytes: number
  /** All requests until the page was idle. */
  readonly settledBytes: number
  readonly settledFontBytes: number
  /** Script and style bytes below this path: what the remote costs. */
  bytesUnder(path: string): number
}

/** A page that is not ready by then will not be. */
const longestLoadMs = 60_000

interface Transfer {
  url: string
  type: string
  start: number
  end: number
  bytes: number
}

interface PageTimings {
  /** The moment just after the frame that first shows what the load waits for; 0 until then. */
  ready: number
  firstPaint: number
  lcp: number
  cls: number
  longTasks: { start: number; duration: number }[]
}

export interface LoadOptions {
  url: string
  /** Ready when an element that matches is painted. */
  ready: string
  /** The signed-in user; none by default. */
  session?: NonNullable<BrowserContextOptions['storageState']>
  /** A middling laptop unless given. */
  conditions?: Conditions
  /** Quiet time after ready that is still observed. */
  settleMs?: number
}

/** Loads a page once in a context of its own, with an empty cache, under the bench's conditions. */
export async function measureLoad(
  browser: Browser,
  { url, ready, session, conditions = laptop, settleMs = 1500 }: LoadOptions,
): Promise<Load> {
  const context = await browser.newContext({
    viewport: conditions.viewport,
    ...(session && { storageState: session }),
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const transfers = await recordTransfers(devtools)
    await throttle(devtools, conditions)
    const { promise: readiness, resolve: sayReady } = Promise.withResolvers<void>()
    await observePaints(page, { ready, devtools, sayReady })
    await page.goto(url, { waitUntil: 'commit' })
    const tooLong = setTimeout(longestLoadMs, 'too long', { ref: false })
    if ((await Promise.race([readiness, tooLong])) === 'too long')
      throw new Error(`${url} did not come to show ${ready}.`)
    await setTimeout(settleMs)
    const timings = await readTimings(devtools)
    if (!timings) throw new Error(`${url} led elsewhere while it was measured.`)
    return summary([...transfers.values()], timings)
  } finally {
    await context.close()
  }
}

function summary(transfers: readonly Transfer[], timings: PageTimings): Load {
  const readyAt = timings.ready
  const origin = Math.min(...transfers.map(({ start }) => start))
  // What was still under way when the screen was ready did not serve it.
  const untilReady = transfers.filter(({ end }) => end - origin <= readyAt)
  const code = untilReady.filter(({ type }) => type === 'Script' || type === 'Stylesheet')
  return {
    ready: readyAt,
    lcp: timings.lcp,
    cls: timings.cls,
    tbt: blocking(timings.longTasks, { from: timings.firstPaint, until: Infinity }),
    blockingUntilReady: blocking(timings.longTasks, { from: 0, until: readyAt }),
    requests: untilReady.length,
    rounds: serialRounds(untilReady),
    scriptAndStyleBytes: sum(code),
    fontBytes: sum(untilReady.filter(({ type }) => type === 'Font')),
    bytes: sum(untilReady),
    settledBytes: sum(transfers),
    settledFontBytes: sum(transfers.filter(({ type }) => type === 'Font')),
    bytesUnder: (path) => sum(code.filter((transfer) => new URL(transfer.url).pathname.startsWith(path))),
  }
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0)
}

function blocking(tasks: PageTimings['longTasks'], { from, until }: { from: number; until: number }): number {
  return tasks
    .filter(({ start }) => start >= from && start < until)
    .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0)
}

/** The longest chain of requests of which each began after the one before had ended. */
export function serialRounds(transfers: readonly Pick<Transfer, 'start' | 'end'>[]): number {
  let rounds = 0
  let lastEnd = -Infinity
  for (const { start, end } of transfers.toSorted((a, b) => a.end - b.end)) {
    if (start < lastEnd) continue
    rounds += 1
    lastEnd = end
  }
  return rounds
}

/**
 * Asks the page with a single expression: Playwright's own ways to wait bring a script of some 300 KB into it, and a
 * slowed machine would compile that within the load.
 */
async function readTimings(session: CDPSession): Promise<PageTimings | undefined> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'globalThis.timings',
    returnByValue: true,
  })
  return result.value as PageTimings | undefined
}

async function recordTransfers(session: CDPSession): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('data:')) return
    transfers.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      start: timestamp * 1000,
      end: Infinity,
      bytes: 0,
    })
  })
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.type = type
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) Object.assign(transfer, { end: timestamp * 1000, bytes: encodedDataLength })
  })
  return transfers
}

async function throttle(session: CDPSession, conditions: Conditions): Promise<void> {
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: conditions.bitsPerSecond / 8,
    uploadThroughput: conditions.bitsPerSecond / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
}

interface Observation {
  /** What the load waits for. */
  ready: string
  devtools: CDPSession
  /** Called once it is painted. */
  sayReady: () => void
}

/**
 * Notes what the browser tells of the page's paints. Nothing asks the page meanwhile, and nothing asks it for frames: a
 * slowed machine would feel both.
 */
async function observePaints(page: Page, { ready, devtools, sayReady }: Observation): Promise<void> {
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: 'sayReady' })
  devtools.once('Runtime.bindingCalled', sayReady)

  await page.addInitScript((wanted) => {
    const timings: PageTimings = { ready: 0, firstPaint: 0, lcp: 0, cls: 0, longTasks: [] }
    const bench = window as unknown as { timings: PageTimings; sayReady(payload: string): void }
    bench.timings = timings
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    observe('paint', (entry) => {
      if (entry.name === 'first-paint') timings.firstPaint = entry.startTime
    })
    observe('largest-contentful-paint', (entry) => {
      timings.lcp = entry.startTime
    })
    observe('layout-shift', (entry) => {
      timings.cls += (entry as PerformanceEntry & { value: number }).value
    })
    observe('longtask', ({ startTime, duration }) => {
      timings.longTasks.push({ start: startTime, duration })
    })
    const arrivals = new MutationObserver(() => {
      if (!document.querySelector(wanted)?.checkVisibility()) return
      arrivals.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          timings.ready = performance.now()
          bench.sayReady('')
        })
        port1.start()
        port2.postMessage(null)
      })
    })
    arrivals.observe(document, { childList: true, subtree: true, attributes: true })
  }, ready)
}
