import { useLocation } from '@coverdesk/contract'
import { TabsNav } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

/** The sub-pages of a policy; its dialogs open above the overview. */
export function PolicyTabs({ id }: { id: string }) {
  const { pathname } = useLocation()
  const tabs = [
    {
      href: paths.policyOverview(id),
      label: 'Overview',
      also: [paths.editPolicy(id), paths.renewPolicy(id), paths.certificateFacts(id)],
    },
    { href: paths.policyDocuments(id), label: 'Documents' },
    { href: paths.explorePolicy(id), label: 'Explore with AI' },
    { href: paths.reviewPolicy(id), label: 'Details' },
    { href: paths.policyHistory(id), label: 'History' },
  ]
  return (
    <TabsNav
      label="Policy"
      items={tabs.map(({ href, label, also = [] }) => ({
        href,
        label,
        isCurrent: pathname.startsWith(href) || also.includes(pathname),
      }))}
    />
  )
}
