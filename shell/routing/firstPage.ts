import { links } from '@coverdesk/contract'
import type { RemoteDescription } from '../remotes/RemoteDescription.ts'
import { linkGroups } from '../frame/linkGroups.ts'

/** Where the app opens: the assistant's home when it is there, else the first link of the sidebar. */
export function firstPage(remotes: readonly RemoteDescription[]): string {
  const [first] = linkGroups(remotes.flatMap((remote) => remote.links))
  const link = first?.links[0]
  return link ? `${links.app()}/${link.path}` : links.home()
}
