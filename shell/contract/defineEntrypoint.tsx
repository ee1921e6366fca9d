import { loadable } from '@coverdesk/design-system'
import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react'
import { type PreloadedQuery, loadQuery } from 'react-relay'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  type FetchPolicy,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
  type VariablesOf,
  createOperationDescriptor,
} from 'relay-runtime'
import { RedirectOnFailure } from './RedirectOnFailure.tsx'
import { almostThere } from './almostThere.ts'
import { DialogPage, type EntrypointDialog } from './dialogRoute.tsx'
import { addressOf, type EntrypointAddress } from './entrypointAddress.ts'
import { host } from './host.ts'
import { hold } from './queryRefs.ts'

/** What an entrypoint's page receives: its query, already loading. */
export interface PageProps<TQuery extends OperationType> {
  queryRef: PreloadedQuery<TQuery>
}

type Params = Readonly<Record<string, string | undefined>>

export interface EntrypointOptions<TQuery extends OperationType> {
  /** The compiled query: its artifact's default export. */
  query: GraphQLTaggedNode
  /** The only place that maps a URL to variables. */
  variables: (address: EntrypointAddress) => VariablesOf<TQuery>
  /** `() => import('./RequestPage.tsx').then((module) => module.RequestPage)` */
  page: () => Promise<ComponentType<PageProps<TQuery>>>
  /** Shown until code and data have loaded: the page's skeleton, or the content of its dialog. Default: nothing. */
  loading?: ReactNode
  /** For a page that is a dialog: it is framed and can be closed while it loads, and `useDialog` returns its props. */
  dialog?: EntrypointDialog
  /**
   * Wraps the page and its `loading`, for elements that must stay mounted: a click on a tab
   * that is replaced between mousedown and mouseup is lost.
   */
  frame?: ComponentType<{ children: ReactNode }>
  /** Where to redirect when the query fails; by default the area's error with a retry. */
  redirectOnFailure?: string
  /** Default `store-and-network`: cached data shows immediately and is refreshed. */
  fetchPolicy?: FetchPolicy
}

/** The parts of a route that load code and data together: spread it into a route, or preload it on intent. */
export interface Entrypoint {
  loader: (args: Pick<LoaderFunctionArgs, 'params' | 'request'>) => Promise<{ queryRef: unknown }>
  Component: ComponentType
  /** Preloads the code and query of a URL on hover or focus. */
  preload: (params: Params, url: URL) => void
  /** Preloads only the code, for a dialog that must open while offline. */
  preloadCode: () => void
  /** The server calls this to send the query's data with the page. */
  handle: { queryAt: QueryAt }
}

/** A persisted document and its variables. */
export interface PageQuery {
  docId: string
  variables: object
}

export type QueryAt = (params: Params, url: URL) => PageQuery

/** Binds a query to a page: the route's loader starts both at once, and the page renders as they load. */
export function defineEntrypoint<TQuery extends OperationType>(
  options: EntrypointOptions<TQuery>,
): Entrypoint {
  const {
    query,
    variables,
    page,
    loading = null,
    dialog,
    frame: Frame = Fragment,
    redirectOnFailure,
  } = options
  const code = loadable(page)

  function start(params: Params, url: URL, fetchPolicy: FetchPolicy) {
    code.preload()
    return loadQuery<TQuery>(host().environment, query, variables(addressOf(params, url)), { fetchPolicy })
  }

  async function loader({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
    const fetchPolicy = options.fetchPolicy ?? 'store-and-network'
    const queryRef = hold(start(params, new URL(request.url), fetchPolicy))
    await almostThere([code.arrival(), answerOf(query, queryRef)])
    return { queryRef }
  }

  function preload(params: Params, url: URL) {
    const early = start(params, url, 'store-or-network')
    // Long enough for the following click; Relay's store keeps the data for the loader.
    setTimeout(() => early.dispose(), 10_000)
  }

  function Entered() {
    const { queryRef } = useLoaderData<{ queryRef: PreloadedQuery<TQuery> }>()
    const content = <code.Component queryRef={queryRef} />
    const entered = dialog ? (
      <DialogPage dialog={dialog} loading={loading}>
        {content}
      </DialogPage>
    ) : (
      <Frame>
        <Suspense fallback={loading}>{content}</Suspense>
      </Frame>
    )
    if (redirectOnFailure === undefined) return entered
    return <RedirectOnFailure to={redirectOnFailure}>{entered}</RedirectOnFailure>
  }

  function queryAt(params: Params, url: URL): PageQuery {
    const { id } = getRequest(query).params
    return { docId: id ?? '', variables: variables(addressOf(params, url)) }
  }

  return { loader, Component: Entered, preload, preloadCode: code.preload, handle: { queryAt } }
}

/** Resolves when the query's data is in the store or has failed; null when the store already has it. */
function answerOf<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  { environment, source, variables }: PreloadedQuery<TQuery>,
): Promise<void> | null {
  const operation = createOperationDescriptor(getRequest(query), variables)
  if (!source || environment.check(operation).status === 'available') return null
  return new Promise((resolve) => {
    source.subscribe({ next: () => resolve(), error: () => resolve(), complete: resolve })
  })
}
