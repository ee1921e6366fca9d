import { DesignSystemProvider, preloadParts } from '@coverdesk/design-system'
import { type ReactNode, StrictMode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { RouterProvider } from 'react-router/dom'
import { provideHost } from '../contract/host.ts'
import { RouterLink } from '../frame/RouterLink.tsx'
import { liveFeed } from '../live/liveFeed.ts'
import { watchAgency } from '../live/watchAgency.ts'
import { createEnvironment } from '../relay/createEnvironment.ts'
import { earlyAnswers } from '../relay/earlyAnswers.ts'
import { loadViewer } from '../relay/loadViewer.ts'
import { placeOfZip } from '../relay/placeOfZip.ts'
import { fillSlots } from '../remotes/fillSlots.ts'
import { remoteList } from '../remotes/remoteList.ts'
import { createAppRouter } from '../routing/createAppRouter.tsx'
import { leaveForSignIn } from '../routing/leave.ts'
import { firstScreen } from './firstScreen.ts'
import { startBlock } from './startBlock.ts'
import { atFirstSign } from './atFirstSign.ts'
import { loadEntryPoints } from './loadEntryPoints.ts'

/** Starts the app: the signed-in user, the available areas, and the router. */
export async function start(): Promise<ReactNode> {
  const block = startBlock()
  const environment = createEnvironment(earlyAnswers(block?.answers ?? []))
  const [viewer, remotes] = await Promise.all([loadViewer(environment), remoteList(block?.remotes)])
  const live = liveFeed({ watch: watchAgency, startCursor: block?.cursor })
  provideHost({ environment, live, viewer, signIn: () => void leaveForSignIn() })

  const router = createAppRouter(remotes)
  await firstScreen(router)
  atFirstSign(() => void Promise.all([preloadParts(), fillSlots(remotes), loadEntryPoints()]))
  return (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <DesignSystemProvider
          linkComponent={RouterLink}
          navigate={(href) => void router.navigate(href)}
          mapboxToken={block?.mapboxToken}
          placeOfZip={(postalCode) => placeOfZip(environment, postalCode)}
        >
          <RouterProvider router={router} />
        </DesignSystemProvider>
      </RelayEnvironmentProvider>
    </StrictMode>
  )
}
