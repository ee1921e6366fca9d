import { links } from '@coverdesk/contract'
import { createBrowserRouter, data, Outlet, redirect, type RouteObject, useRouteError } from 'react-router'
import { formActions } from '../contract/formActions.ts'
import { followTrail } from '../contract/trail.ts'
import { Frame } from '../frame/Frame.tsx'
import type { RemoteDescription } from '../remotes/RemoteDescription.ts'
import { loadRemote } from '../remotes/loadRemote.ts'
import { AreaError } from './AreaError.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { areaOf } from './areaOf.ts'
import { firstPage } from './firstPage.ts'
import { releaseLeftQueries } from './releaseLeftQueries.ts'
import { Button, ErrorPage } from '@coverdesk/design-system'

/** The app's router: the frame, and one route per area, whose own routes come with its remote. */
export function createAppRouter(remotes: readonly RemoteDescription[]) {
  const arrived = new Set<string>()
  // One component for both: two would remount the frame when the page loads, closing an open search or menu.
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
      // The router ignores routes that arrive after their navigation was canceled.
      if (signal.aborted || arrived.has(remote.name)) return
      arrived.add(remote.name)
      patch(remote.name, formActions(routes))
    },
  })
  releaseLeftQueries(router)
  followTrail(router)
  return router
}

/** A pathless route has the error boundary; a static path would match exactly and never load the remote. */
function areaRoute({ name, areas }: RemoteDescription): RouteObject {
  return {
    id: name,
    ErrorBoundary: AreaError,
    children: areas.map((area) => ({ path: `${area}/*`, loader: findNothing, element: null })),
  }
}

/** Runs once the remote's routes are known, so that a page is only called missing when it is. */
function findNothing(): never {
  throw data(null, { status: 404 })
}

/** The application error page, which replaces everything because the frame itself failed. */
function AppError() {
  const error = useRouteError()
  return (
    <ErrorPage error={error} actions={<Button onPress={() => location.reload()}>Reload the page</Button>} />
  )
}
