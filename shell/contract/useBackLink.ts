import { useLocation } from 'react-router'
import { cameFrom } from './trail.ts'

export interface BackLink {
  readonly href: string
  readonly label: string
}

/** What a page is called that leads to a record of another area. */
const labels = { accounts: 'Account', policies: 'Policy', servicing: 'Service request' } as const

const tab =
  /^\/app\/(?<area>accounts|policies|servicing)\/[^/]+\/(?:overview|policies|certificates|service|timeline|documents|explore|history|conversation|activity)$/

/** The link at the head of a record: to where one came from, be it a record or the list as it was filtered; else to the plain list. */
export function useBackLink(list: BackLink): BackLink {
  const from = cameFrom(useLocation().key)
  if (!from) return list
  const href = from.pathname + from.search
  if (from.pathname === list.href) return { href, label: list.label }
  const area = tab.exec(from.pathname)?.groups?.['area'] as keyof typeof labels | undefined
  return area ? { href, label: labels[area] } : list
}
