import { matchRoutes, type RouteObject } from 'react-router'
import type { PageQuery, QueryAt } from '../contract/defineEntrypoint.tsx'

/** The queries of the page at a URL, for the server to send their data with the HTML. */
export function queriesAt(routes: RouteObject[], address: string): PageQuery[] {
  const url = new URL(address)
  const app: RouteObject = { path: '/app', children: routes }
  const matches = matchRoutes([app], url.pathname) ?? []
  return matches.flatMap(({ route: { handle }, params }) =>
    hasQuery(handle) ? [handle.queryAt(params, url)] : [],
  )
}

function hasQuery(handle: unknown): handle is { queryAt: QueryAt } {
  return typeof handle === 'object' && handle !== null && 'queryAt' in handle
}
