import { useLiveStatus, useViewer } from '@coverdesk/contract'
import { AppFrame, Badge, Sidebar, ToastRegion, TopBar, WifiOffIcon } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { ScrollRestoration } from 'react-router'
import type { RemoteDescription } from '../remotes/RemoteDescription.ts'
import { FrameLinks } from './FrameLinks.tsx'
import { FrameLogo } from './FrameLogo.tsx'
import { FrameSearch } from './FrameSearch.tsx'
import { PageArrival } from './PageArrival.tsx'
import { PendingBar } from './PendingBar.tsx'
import { ShortcutKeys } from './ShortcutKeys.tsx'
import { UnsavedEdits } from './UnsavedEdits.tsx'
import { UserMenu } from './UserMenu.tsx'

interface FrameProps {
  remotes: readonly RemoteDescription[]
  children: ReactNode
}

/** What stays mounted across pages: sidebar, top bar, toasts and the current page's shortcuts. */
export function Frame({ remotes, children }: FrameProps) {
  const viewer = useViewer()
  const topBarEnd = (
    <>
      <LiveNotice />
      <UserMenu viewer={viewer} />
    </>
  )
  return (
    <AppFrame
      sidebar={
        <Sidebar logo={<FrameLogo viewer={viewer} />}>
          <FrameLinks links={remotes.flatMap(({ links }) => links)} />
        </Sidebar>
      }
      topBar={<TopBar start={<FrameSearch remotes={remotes} />} end={topBarEnd} />}
    >
      <PendingBar />
      {children}
      <PageArrival />
      <ShortcutKeys />
      <ScrollRestoration />
      <UnsavedEdits />
      <ToastRegion />
    </AppFrame>
  )
}

/** Says that live updates are interrupted; renders nothing otherwise. */
function LiveNotice() {
  const status = useLiveStatus()
  return (
    <div role="status">
      {status === 'lost' && (
        <Badge tone="warning" icon={WifiOffIcon}>
          {navigator.onLine ? 'Reconnecting' : 'Offline'}
        </Badge>
      )}
    </div>
  )
}
