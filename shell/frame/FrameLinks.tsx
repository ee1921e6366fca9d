import { useLocation } from '@coverdesk/contract'
import { SidebarGroup, SidebarLink } from '@coverdesk/design-system'
import type { RemoteLink } from '../remotes/RemoteDescription.ts'
import { linkGroups } from './linkGroups.ts'
import { linkIcon } from './linkIcon.ts'

/** The sidebar's areas: a group shows when a remote has a link in it. */
export function FrameLinks({ links }: { links: readonly RemoteLink[] }) {
  const { pathname } = useLocation()
  return linkGroups(links).map(({ label, links: inGroup }) => (
    <SidebarGroup key={label} label={label}>
      {inGroup.map((link) => (
        <SidebarLink
          key={link.path}
          href={`/app/${link.path}`}
          label={link.label}
          icon={linkIcon(link.icon)}
          current={currentOf(`/app/${link.path}`, pathname)}
        />
      ))}
    </SidebarGroup>
  ))
}

function currentOf(href: string, pathname: string): 'page' | 'area' | undefined {
  if (pathname === href) return 'page'
  return pathname.startsWith(`${href}/`) ? 'area' : undefined
}
