import type { RemoteLink } from '../remotes/RemoteDescription.ts'

/** The sidebar's groups and links in the order of the specification (section 2.2). */
const order = {
  Home: ['home'],
  Copilot: ['workspaces', 'presets', 'styles'],
  Servicing: ['servicing'],
  Communication: ['calls', 'emails'],
  Knowledge: ['accounts', 'policies'],
} satisfies Record<string, string[]>

export interface LinkGroup {
  label: string
  links: RemoteLink[]
}

/** Groups that have links, in the specified order; unknown ones are last. */
export function linkGroups(links: readonly RemoteLink[]): LinkGroup[] {
  const known = Object.keys(order)
  const labels = [...new Set([...known, ...links.map(({ group }) => group)])]
  return labels
    .map((label) => ({ label, links: sortLinks(label, links) }))
    .filter((group) => group.links.length > 0)
}

function sortLinks(label: string, links: readonly RemoteLink[]): RemoteLink[] {
  const paths: string[] = Object.entries(order).find(([known]) => known === label)?.[1] ?? []
  const rank = ({ path }: RemoteLink) => (paths.includes(path) ? paths.indexOf(path) : paths.length)
  return links.filter(({ group }) => group === label).toSorted((a, b) => rank(a) - rank(b))
}
