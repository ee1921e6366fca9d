import type { RouteObject } from 'react-router'

/** A route of a remote; its path is relative to `/app`. */
export type RemoteRoute = RouteObject

/** What a remote exports as `./remote`: `export const remote = { routes } satisfies Remote`. */
export interface Remote {
  routes: RemoteRoute[]
  /** Called once when the remote has loaded: the place to fill slots. */
  start?: () => void
}
