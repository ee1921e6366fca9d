import type { Remote } from './remotes.ts'

/** A document to run with the page, and the URLs of the files the page will request. */
export interface PagePreload {
  readonly docId: string
  readonly variables: Record<string, unknown>
  readonly assets: readonly string[]
}

/** The shell's function that reads the first queries of a URL from a remote's routes. */
export type QueriesAt = (
  routes: readonly unknown[],
  address: string,
) => readonly Pick<PagePreload, 'docId' | 'variables'>[]

/** The first queries of the pages at a URL, with the variables the browser will send. */
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
