import { links } from '@coverdesk/contract'
import { createBrowserRouter, Outlet, redirect, type RouteObject } from 'react-router'
import { followTrail } from '../contract/trail.ts'
import { Frame } from '../frame/Frame.tsx'
import type { RemoteDescription } from '../remotes/RemoteDescription.ts'
import { loadRemote } from '../remotes/loadRemote.ts'
import { AreaError } from './AreaError.tsx'
import { AppError } from './AppError.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { areaOf } from './areaOf.ts'
import { firstPage } from './firstPage.ts'
import { releaseLeftQueries } from './releaseLeftQueries.ts'

/** The router of the app: the frame, and one route for each area, whose own routes come with its remote. */
export function createAppRouter(remotes: readonly RemoteDescription[]) {
  const arrived = new Set<string>()
  // One component for both: as two, the frame would be made anew when the page comes, and a search or menu in it closed.
  const FrameOfPages = () => (
    <Frame remotes={remotes}>
      <Outlet />
    </Frame>
  )

  const app: RouteObject = {
    path: links.app(),
    Component: FrameOfPages,
    HydrateFallback: FrameOfPages,
    ErrorBoundary: AppError,
    children: [
      { index: true, loader: () => redirect(firstPage(remotes)), element: null },
      ...remotes.map(areaRoute),
      { path: '*', Component: NotFoundPage },
    ],
  }

  const router = createBrowserRouter([app, { path: '*', Component: NotFoundPage }], {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const remote = areaOf(remotes, path)
      if (!remote || arrived.has(remote.name)) return
      const { routes } = await loadRemote(remote)
      // The router ignores routes that come after their navigation was given up.
      if (signal.aborted || arrived.has(remote.name)) return
      arrived.add(remote.name)
      patch(remote.name, routes)
    },
  })
  releaseLeftQueries(router)
  followTrail(router)
  return router
}

/** A pathless route owns the error boundary; a static path would match exactly and never ask for the remote. */
function areaRoute({ name, areas }: RemoteDescription): RouteObject {
  return {
    id: name,
    ErrorBoundary: AreaError,
    children: areas.map((area) => ({ path: `${area}/*`, Component: NotFoundPage })),
  }
}
