import { useLocation } from '@coverdesk/contract'
import { TabsNav } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

/** The sub-pages of a request; the conversation has a tab once there are calls or e-mail threads. */
export function RequestTabs({ id }: { id: string }) {
  const { pathname } = useLocation()
  const tabs = [
    { href: paths.overview(id), label: 'Overview' },
    { href: paths.activity(id), label: 'Comments and Activity' },
  ]
  return (
    <TabsNav
      label="Service request"
      items={tabs.map((tab) => ({ ...tab, isCurrent: pathname.startsWith(tab.href) }))}
    />
  )
}
