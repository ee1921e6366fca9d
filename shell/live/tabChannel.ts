import type { LiveStatus } from '../contract/LiveFeed.ts'
import type { Notice } from './watchAgency.ts'

/** What the tabs of one browser tell each other about the live stream. */
export type TabMessage =
  | { kind: 'hello'; cursor: string | undefined }
  | { kind: 'notices'; notices: readonly Notice[] }
  | { kind: 'missed' }
  | { kind: 'status'; status: LiveStatus }

export interface TabChannel {
  send: (message: TabMessage) => void
  listen: (listener: (message: TabMessage) => void) => void
}

/** The channel of all tabs of one user: another user of the same browser hears nothing of it. */
export function tabChannel(userId: string): TabChannel {
  const channel = new BroadcastChannel(`coverdesk-live-${userId}`)
  return {
    send: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data)
    },
  }
}
