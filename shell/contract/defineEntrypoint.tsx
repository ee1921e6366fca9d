import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react'
import { type PreloadedQuery, loadQuery } from 'react-relay'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  type FetchPolicy,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime'
import { RedirectOnFailure } from './RedirectOnFailure.tsx'
import { almostThere } from './almostThere.ts'
import { answerOf } from './answerOf.ts'
import { host } from './host.ts'
import { loadable } from './loadable.tsx'
import { hold } from './queryRefs.ts'

/** What the page of an entrypoint gets: its query, already on the way. */
export interface PageProps<TQuery extends OperationType> {
  queryRef: PreloadedQuery<TQuery>
}

type Params = Readonly<Record<string, string | undefined>>

export interface EntrypointAddress {
  /** A parameter of the route's path; one that is missing throws. */
  param: (name: string) => string
  url: URL
}

export interface EntrypointOptions<TQuery extends OperationType> {
  /** The compiled query: the default export of its artifact. */
  query: GraphQLTaggedNode
  /** The only place where an address becomes variables. */
  variables: (address: EntrypointAddress) => VariablesOf<TQuery>
  /** `() => import('./RequestPage.tsx').then((module) => module.RequestPage)` */
  page: () => Promise<ComponentType<PageProps<TQuery>>>
  /** Shown until code and data are there: a skeleton of the page. Default: nothing. */
  loading?: ReactNode
  /**
   * Around the page from the start, for what has to stay in place when the page replaces `loading`: a press on a tab
   * that is replaced between down and up is lost.
   */
  frame?: ComponentType<{ children: ReactNode }>
  /** Where to go instead when the query fails; absent: the area's error with a retry. */
  redirectOnFailure?: string
  /** Default `store-and-network`: what is known shows at once and is brought up to date. */
  fetchPolicy?: FetchPolicy
}

/** The parts of a route that start code and data together: spread it into a route, or preload it on intent. */
export interface Entrypoint {
  loader: (args: Pick<LoaderFunctionArgs, 'params' | 'request'>) => Promise<{ queryRef: unknown }>
  Component: ComponentType
  /** Starts code and query of an address of this route before it is entered, on hover or focus. */
  preload: (params: Params, url: URL) => void
  /** Starts the code alone, for a dialog that has to open while the connection is down. */
  preloadCode: () => void
  /** The server asks this for the query to answer together with the page. */
  handle: { queryAt: QueryAt }
}

/** A persisted document and its variables. */
export interface PageQuery {
  docId: string
  variables: object
}

export type QueryAt = (params: Params, url: URL) => PageQuery

/** Ties a query to a page: the route's loader starts both at once, and the page renders as they arrive. */
export function defineEntrypoint<TQuery extends OperationType>(
  options: EntrypointOptions<TQuery>,
): Entrypoint {
  const { query, variables, page, loading = null, frame: Frame = Fragment, redirectOnFailure } = options
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
    // Long enough for the click that follows; Relay's store keeps the answer for the loader.
    setTimeout(() => early.dispose(), 10_000)
  }

  function Entered() {
    const { queryRef } = useLoaderData<{ queryRef: PreloadedQuery<TQuery> }>()
    const entered = (
      <Frame>
        <Suspense fallback={loading}>
          <code.Component queryRef={queryRef} />
        </Suspense>
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

function addressOf(params: Params, url: URL): EntrypointAddress {
  return { url, param: (name) => requiredParam(params, name) }
}

function requiredParam(params: Params, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`The address has no “${name}”.`)
  return value
}
