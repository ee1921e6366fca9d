import type { LiveFeed } from '../contract/LiveFeed.ts'
import { guardLine } from './guardLine.ts'
import { liveFeed } from './liveFeed.ts'
import { tabChannel } from './tabChannel.ts'
import { watchAgency } from './watchAgency.ts'

/** Starts the live feed of this tab. Without locks (a page that is not secure) each tab holds a stream of its own. */
export function startLiveFeed(userId: string, startCursor: string | undefined): LiveFeed {
  return liveFeed({
    watch: watchAgency,
    guard: guardLine,
    lead: (hold) => {
      if (!('locks' in navigator)) return void hold()
      void navigator.locks.request(`coverdesk-live-${userId}`, hold)
    },
    channel: tabChannel(userId),
    wait,
    startCursor,
  })
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })
}
