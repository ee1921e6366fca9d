import { useLocation } from '@coverdesk/contract'
import { TabsNav } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

/** The sub-pages of an account; its dialogs open above the overview. */
export function AccountTabs({ id }: { id: string }) {
  const { pathname } = useLocation()
  const tabs = [
    {
      href: paths.accountOverview(id),
      label: 'Overview',
      also: [paths.editAccount(id), paths.mergeAccount(id)],
    },
    { href: paths.accountPolicies(id), label: 'Policies' },
    { href: paths.accountCertificates(id), label: 'Certificates' },
    { href: paths.exploreAccount(id), label: 'Explore with AI' },
    { href: paths.accountService(id), label: 'Service Requests' },
    { href: paths.accountConversations(id), label: 'Conversations' },
    { href: paths.accountTimeline(id), label: 'Timeline' },
  ]
  return (
    <TabsNav
      label="Account"
      items={tabs.map(({ href, label, also }) => ({
        href,
        label,
        isCurrent: pathname.startsWith(href) || (also?.includes(pathname) ?? false),
      }))}
    />
  )
}
