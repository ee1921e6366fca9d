import type { CommandGroup } from '@coverdesk/design-system/frames'
import type { RemoteDescription } from '../remotes/RemoteDescription.ts'
import { areaOf } from '../routing/areaOf.ts'
import type { RecordCommand } from './recordCommand.ts'
import type { FoundCommand } from './useSearch.ts'

/** The group title for each record type. */
const titles: Readonly<Record<string, string>> = {
  Account: 'Accounts',
  AgencyUser: 'Colleagues',
  BusinessPolicy: 'Policies',
  Call: 'Calls',
  CaraWorkspace: 'Workspaces',
  CertificateOfLiabilityInsurance: 'Certificates',
  Contact: 'Contacts',
  EmailThread: 'Emails',
  File: 'Documents',
  ServiceRequest: 'Service Requests',
}

interface SearchGroupsOptions {
  /** The registered areas: types without an area are not offered. */
  remotes: readonly RemoteDescription[]
  recent: readonly RecordCommand[]
  found: readonly FoundCommand[]
  /** The query of these results. */
  foundFor: string
  /** Whether the results are for the current query. */
  isSettled: boolean
}

/** The palette's groups: recent records, pages, actions, and results, with the best result's type first. */
export function searchGroups(options: SearchGroupsOptions): CommandGroup[] {
  const { remotes, recent, found, foundFor, isSettled } = options
  const isThere = ({ href }: RecordCommand) => areaOf(remotes, href.split(/[?#]/)[0] ?? '') !== undefined
  const byType = Map.groupBy(
    found.filter(({ command }) => isThere(command)),
    ({ typename }) => typename,
  )
  const foundGroups = [...byType].map(([typename, results]): CommandGroup => ({
    id: typename,
    title: titles[typename] ?? typename,
    // Enter must not open outdated results.
    isFound: isSettled,
    commands: results.map(({ command }) => ({ ...command, keywords: foundFor })),
  }))
  return [
    { id: 'recent', title: 'Recent', isRecent: true, commands: recent.filter(isThere) },
    ...pageGroups(remotes),
    ...foundGroups,
  ]
}

function pageGroups(remotes: readonly RemoteDescription[]): CommandGroup[] {
  const pages = remotes.flatMap(({ links }) => links)
  const actions = remotes.flatMap(({ actions: offered = [] }) => offered)
  return [
    {
      id: 'pages',
      title: 'Go to',
      commands: pages.map(({ label, path }) => ({ id: path, kind: 'page', label, href: `/app/${path}` })),
    },
    {
      id: 'actions',
      title: 'Do',
      commands: actions.map(({ label, path, keywords }) => ({
        id: path,
        kind: path.endsWith('/new') ? 'create' : 'page',
        label,
        keywords,
        href: `/app/${path}`,
      })),
    },
  ]
}
