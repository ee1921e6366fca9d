import { DesignSystemProvider, preloadParts } from '@coverdesk/design-system'
import { type ReactNode, StrictMode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { RouterProvider } from 'react-router/dom'
import { provideHost } from '../contract/host.ts'
import { slots } from '../contract/slots.ts'
import { RouterLink } from '../frame/RouterLink.tsx'
import { liveFeed } from '../live/liveFeed.ts'
import { watchAgency } from '../live/watchAgency.ts'
import { createEnvironment } from '../relay/createEnvironment.ts'
import { earlyAnswers } from '../relay/earlyAnswers.ts'
import { loadViewer } from '../relay/loadViewer.ts'
import { placeOfZip } from '../relay/placeOfZip.ts'
import { createAppRouter } from '../routing/createAppRouter.tsx'
import { leaveForSignIn } from '../routing/leave.ts'
import { firstScreen } from './firstScreen.ts'
import { startBlock } from './startBlock.ts'
import { atFirstSign } from './atFirstSign.ts'
import type { RemoteDescription } from '../remotes/RemoteDescription.ts'
import { loadRemote } from '../remotes/loadRemote.ts'

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
  void slots.shown.then(() => fillSlots(remotes))
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

/** The available remotes: from the page's data block if present, otherwise requested. */
async function remoteList(known: RemoteDescription[] | undefined): Promise<RemoteDescription[]> {
  if (known) return known
  const response = await fetch('/remotes.json', { cache: 'no-store' })
  if (!response.ok) throw new Error(`The list of areas answered with status ${response.status}.`)
  return response.json()
}

/** Loads the shared entry points that come on demand; importing them here makes the shell share them. */
async function loadEntryPoints(): Promise<void> {
  await Promise.allSettled([
    import('@coverdesk/contract/approvalOf'),
    import('@coverdesk/contract/SettledRequest'),
    import('@coverdesk/design-system/forms'),
    import('@coverdesk/design-system/data'),
    import('@coverdesk/design-system/conversation'),
    import('@coverdesk/design-system/frames'),
  ])
}

/**
 * Loads the remotes that fill slots of other areas, so that their entries show before their own area is opened. One
 * that fails to load leaves its slots empty here; opening its area reports the error and retries.
 */
async function fillSlots(remotes: readonly RemoteDescription[]): Promise<void> {
  const filling = remotes.filter(({ slots: filled = [] }) => filled.length > 0)
  await Promise.allSettled(filling.map(loadRemote))
}
