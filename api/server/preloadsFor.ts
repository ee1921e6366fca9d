import type { Remote } from './remotes.ts'

/** A document to answer with the page, and the addresses of the files that the page will ask for. */
export interface PagePreload {
  readonly docId: string
  readonly variables: Record<string, unknown>
  readonly assets: readonly string[]
}

/** The shell's function that reads from a remote's routes what the pages at an address ask first. */
export type QueriesAt = (
  routes: readonly unknown[],
  address: string,
) => readonly Pick<PagePreload, 'docId' | 'variables'>[]

/** What the pages at an address ask first: their own variables, as the browser will write them. */
export function preloadsFor(remotes: readonly Remote[], url: URL, queriesAt: QueriesAt): PagePreload[] {
  const [, area = ''] = /^\/app\/([^/]+)/.exec(url.pathname) ?? []
  const remote = remotes.find(({ description }) => description.areas.includes(area))
  if (!remote) return []
  return queriesAt(remote.routes, url.href).map(({ docId, variables }) => ({
    docId,
    variables,
    assets: (remote.preloads[docId] ?? []).map((file) => remote.base + file),
  }))
}
