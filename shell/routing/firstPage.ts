import { links } from '@coverdesk/contract'
import type { RemoteDescription } from '../remotes/RemoteDescription.ts'
import { linkGroups } from '../frame/linkGroups.ts'

/** The app's first page: the assistant's home if available, otherwise the first sidebar link. */
export function firstPage(remotes: readonly RemoteDescription[]): string {
  const [first] = linkGroups(remotes.flatMap((remote) => remote.links))
  const link = first?.links[0]
  return link ? `${links.app()}/${link.path}` : links.home()
}
