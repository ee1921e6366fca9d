import { DesignSystemProvider, ErrorState, ToastRegion } from '@coverdesk/design-system'
import type { ComponentProps } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, Link, Outlet, useRouteError } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { provideHost } from '../host.ts'
import type { AgencyChange } from '../LiveFeed.ts'
import type { RemoteRoute } from '../Remote.ts'
import { RequestFailure } from '../RequestFailure.ts'
import { formActions } from '../formActions.ts'
import { followTrail } from '../trail.ts'
import type { RemoteAnswers } from './remoteAnswers.ts'

export interface RemoteStageOptions {
  routes: RemoteRoute[]
  /** The URL to open. */
  at: string
  answers: RemoteAnswers
  /** The default details of a change. */
  usualChange?: AgencyChange
}

const someChange: AgencyChange = { nodeId: '', subjectId: '', typename: '', updateTypes: [], actorId: null }

const viewer = {
  id: 'au_dana',
  name: 'Dana Whitfield',
  email: 'dana.whitfield@harborline.example',
  agency: { id: 'ag_harborline', name: 'Harborline Insurance Group' },
}

/** A subscription opened by a screen: the test sends its events. */
type Stream = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0]

interface Sent {
  name: string
  variables: Record<string, unknown>
}

/** A test harness for a remote: its routes, an API that responds by operation, and a live stream the test controls. */
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
  const router = createMemoryRouter(
    [{ path: '/app', Component: StageFrame, children: formActions(routes), ErrorBoundary: StageError }],
    {
      initialEntries: [at],
    },
  )
  followTrail(router)

  function Stage() {
    return (
      <RelayEnvironmentProvider environment={environment}>
        <DesignSystemProvider linkComponent={StageLink} navigate={(href) => void router.navigate(href)}>
          <RouterProvider router={router} />
        </DesignSystemProvider>
      </RelayEnvironmentProvider>
    )
  }

  return {
    Stage,
    router,
    /** The operations the remote sent, oldest first. */
    sent,
    /** The open subscriptions by name. */
    streams,
    /** Sends colleagues' changes through the live stream; null after a lost connection. */
    tell(changes: readonly Partial<AgencyChange>[] | null) {
      const whole = changes?.map((change) => ({ ...usualChange, ...change })) ?? null
      for (const listener of listeners) listener(whole)
    },
  }
}

function StageLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <Link to={href} {...props} />
}

/** As in the app, toasts may have links. */
function StageFrame() {
  return (
    <>
      <Outlet />
      <ToastRegion />
    </>
  )
}

/** Where the app shows an area's error. */
function StageError() {
  const error = useRouteError()
  return <ErrorState title="This page could not be loaded" description={String(error)} />
}
