import { Outlet, useLocation, usePageTitle } from '@coverdesk/contract'
import { Page, PageHeader, TabsNav } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

const tabs = [
  { href: paths.agencyProfile(), label: 'Agency profile' },
  { href: paths.users(), label: 'Users' },
  { href: paths.emailSettings(), label: 'Email' },
  { href: paths.automaticReplies(), label: 'Automatic replies' },
  { href: paths.apiKeys(), label: 'API keys' },
  { href: paths.securityLog(), label: 'Security log' },
]

/** The agency's settings; each tab is a page of its own. */
export function SettingsPage() {
  const { pathname } = useLocation()
  usePageTitle('Settings')
  return (
    <Page width="full">
      <PageHeader title="Settings" subtitle="These settings apply to everyone in your agency." />
      <TabsNav
        label="Settings"
        items={tabs.map((tab) => ({ ...tab, isCurrent: pathname.startsWith(tab.href) }))}
      />
      <Outlet />
    </Page>
  )
}
