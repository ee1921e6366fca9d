import { useLocation } from 'react-router'
import { cameFrom } from './trail.ts'

export interface BackLink {
  readonly href: string
  readonly label: string
}

/** The label of a page that links to a record of another area. */
const labels = { accounts: 'Account', policies: 'Policy', servicing: 'Service request' } as const

const tab =
  /^\/app\/(?<area>accounts|policies|servicing)\/[^/]+\/(?:overview|policies|certificates|service|timeline|documents|explore|history|conversation|activity)$/

/** A record's back link: to the previous record or the filtered list, otherwise to the unfiltered list. */
export function useBackLink(list: BackLink): BackLink {
  const from = cameFrom(useLocation().key)
  if (!from) return list
  const href = from.pathname + from.search
  if (from.pathname === list.href) return { href, label: list.label }
  const area = tab.exec(from.pathname)?.groups?.['area'] as keyof typeof labels | undefined
  return area ? { href, label: labels[area] } : list
}
