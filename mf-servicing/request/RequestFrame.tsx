import { Outlet, useParams } from '@coverdesk/contract'
import { Page } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { requestId } from './requestId.ts'
import { RequestTabs } from './RequestTabs.tsx'

/** The layout of a service request: its header, the tabs and the open sub-page. */
export function RequestFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      {children}
      <RequestTabs id={requestId(useParams())} />
      <Outlet />
    </Page>
  )
}
