import { Outlet, useParams } from '@coverdesk/contract'
import { Page } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { policyId } from './policyId.ts'
import { PolicyTabs } from './PolicyTabs.tsx'

/** The layout of a policy: its header, the tabs and the open sub-page. */
export function PolicyFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      {children}
      <PolicyTabs id={policyId(useParams())} />
      <Outlet />
    </Page>
  )
}
