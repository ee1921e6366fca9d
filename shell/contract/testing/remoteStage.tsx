import { DesignSystemProvider, ErrorState, ToastRegion } from '@coverdesk/design-system'
import type { ComponentProps } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, Link, useRouteError } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { provideHost } from '../host.ts'
import type { AgencyChange } from '../LiveFeed.ts'
import type { RemoteRoute } from '../Remote.ts'
import { RequestFailure } from '../RequestFailure.ts'
import { followTrail } from '../trail.ts'
import type { RemoteAnswers } from './remoteAnswers.ts'

export interface RemoteStageOptions {
  routes: RemoteRoute[]
  /** The address that is opened. */
  at: string
  answers: RemoteAnswers
  /** What a change is about that says no more of itself. */
  usualChange?: AgencyChange
}

const someChange: AgencyChange = { nodeId: '', subjectId: '', typename: '', updateTypes: [], actorId: null }

const viewer = {
  id: 'au_dana',
  name: 'Dana Whitfield',
  email: 'dana.whitfield@harborline.example',
  agency: { id: 'ag_harborline', name: 'Harborline Insurance Group' },
}

/** A subscription that a screen opened: the test sends its events. */
type Stream = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0]

interface Sent {
  name: string
  variables: Record<string, unknown>
}

/** A remote on a stage: its routes, an API that answers by operation, and the live stream in the test's hand. */
export function remoteStage({ routes, at, answers, usualChange = someChange }: RemoteStageOptions) {
  const sent: Sent[] = []
  const streams = new Map<string, Stream>()
  const listeners = new Set<(changes: readonly AgencyChange[] | null) => void>()
  const environment = new Environment({
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 30 }),
    network: Network.create(
      async ({ name }, variables) => {
        sent.push({ name, variables })
        const answer = answers[name]
        if (!answer) throw new RequestFailure(`Nobody answers ${name}.`, { status: 0 })
        return { data: await answer(variables) } as { data: Record<string, unknown> }
      },
      ({ name }, variables) =>
        Observable.create((stream) => {
          sent.push({ name, variables })
          streams.set(name, stream)
          return () => streams.delete(name)
        }),
    ),
    UNSTABLE_defaultRenderPolicy: 'full',
  })
  provideHost({
    environment,
    viewer,
    live: {
      status: () => 'live',
      onStatus: () => () => undefined,
      onChanges(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    signIn: () => undefined,
  })
  const router = createMemoryRouter([{ path: '/app', children: routes, ErrorBoundary: StageError }], {
    initialEntries: [at],
  })
  followTrail(router)

  function Stage() {
    return (
      <RelayEnvironmentProvider environment={environment}>
        <DesignSystemProvider linkComponent={StageLink} navigate={(href) => void router.navigate(href)}>
          <RouterProvider router={router} />
          <ToastRegion />
        </DesignSystemProvider>
      </RelayEnvironmentProvider>
    )
  }

  return {
    Stage,
    router,
    /** What the remote asked the API, oldest first. */
    sent,
    /** The open subscriptions by their names. */
    streams,
    /** Colleagues' changes, as the live stream brings them; null after a lost connection. */
    tell(changes: readonly Partial<AgencyChange>[] | null) {
      const whole = changes?.map((change) => ({ ...usualChange, ...change })) ?? null
      for (const listener of listeners) listener(whole)
    },
  }
}

function StageLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <Link to={href} {...props} />
}

/** Where the app shows that an area failed. */
function StageError() {
  const error = useRouteError()
  return <ErrorState title="This page could not be loaded" description={String(error)} />
}
