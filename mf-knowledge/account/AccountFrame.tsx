import { Outlet, useParams } from '@coverdesk/contract'
import { Page } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { accountId } from './accountId.ts'
import { AccountTabs } from './AccountTabs.tsx'

/** The layout of an account: its header, the tabs and the open sub-page. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      {children}
      <AccountTabs id={accountId(useParams())} />
      <Outlet />
    </Page>
  )
}
