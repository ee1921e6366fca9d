import { Outlet, useNavigate, useParams, useShortcuts } from '@coverdesk/contract'
import { Page } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { commenting } from './commenting.ts'
import { requestId } from './requestId.ts'
import { RequestTabs } from './RequestTabs.tsx'

/** The layout of a service request: its header, the tabs and the open sub-page. */
export function RequestFrame({ children }: { children: ReactNode }) {
  const id = requestId(useParams())
  const navigate = useNavigate()
  // Here, not in the page: the overview can be read before the header's data has come.
  useShortcuts(
    { c: () => void navigate(paths.activity(id), { state: commenting, preventScrollReset: true }) },
    { c: 'Write a comment' },
  )
  return (
    <Page>
      {children}
      <RequestTabs id={id} />
      <Outlet />
    </Page>
  )
}
