import type { RequestContext } from '../graphql/index.ts'
import { agencyKind } from '../identity/index.ts'
import type { GraphqlServer } from './graphqlServer.ts'
import { dataBlock } from './dataBlock.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { FirstFrame } from './firstFrame.ts'
import { preloadsFor, type QueriesAt } from './preloadsFor.ts'
import type { Remote } from './remotes.ts'

interface AppPageOptions {
  /** The built page, with placeholder comments for the preloads and the data. */
  readonly template: string
  readonly url: URL
  readonly context: RequestContext
  readonly graphql: GraphqlServer
  readonly remotes: readonly Remote[]
  /** The first document of every page of the shell; null if the shell has none. */
  readonly viewerDocId: string | null
  readonly firstFrame: FirstFrame
  readonly queriesAt: QueriesAt
  /** Empty if Mapbox is not used. */
  readonly mapboxToken: string
}

const encoder = new TextEncoder()

/** The shell's page with its first data: head and frame are sent immediately, the data when it is ready. */
export function appPage(options: AppPageOptions): Response {
  const preloads = preloadsFor(options.remotes, options.url, options.queriesAt)
  const assets = new Set(preloads.flatMap((preload) => preload.assets))
  const [page = '', tail = ''] = options.template
    .replace('<!--preloads-->', () => [...assets].map(preloadTag).join('\n    '))
    .split('<!--start-->')
  // In development, the shell has no place for a frame.
  const [head = '', afterFrame] = page.split('<!--frame-->')

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (html: string) => controller.enqueue(encoder.encode(html))
      send(head)
      // Read before the data: a change in between is then delivered twice instead of never.
      const cursor = String(options.context.agency.head)
      if (afterFrame !== undefined) send(frameOf(options) + afterFrame)
      const [viewer, answers] = await Promise.all([
        answerViewer(options),
        Promise.all(preloads.map((preload) => answer(options, preload))),
      ])
      send(startBlock(options, cursor, [viewer, ...answers]) + tail)
      controller.close()
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** A query and its result as JSON. */
interface Answer {
  readonly docId: string
  readonly variables: Record<string, unknown>
  readonly json: string
}

function frameOf({ firstFrame, context: { agency, viewer }, remotes, url }: AppPageOptions): string {
  const links = remotes.flatMap(({ description }) => description.links)
  const { name = '' } = agency.table(agencyKind).get(agency.id) ?? {}
  return firstFrame({ links, address: url.pathname, viewer: { ...viewer, agency: { id: agency.id, name } } })
}

function startBlock(
  { remotes, mapboxToken }: AppPageOptions,
  cursor: string,
  answers: readonly (Answer | null)[],
): string {
  const described = JSON.stringify(remotes.map(({ description }) => description))
  const token = mapboxToken === '' ? '' : `"mapboxToken":${JSON.stringify(mapboxToken)},`
  const written = answers
    .filter((one) => one !== null)
    .map(
      ({ docId, variables, json }) =>
        `{"docId":${JSON.stringify(docId)},"variables":${JSON.stringify(variables)},"response":${json}}`,
    )
  return dataBlock(`{"remotes":${described},"cursor":"${cursor}",${token}"answers":[${written.join(',')}]}`)
}

async function answerViewer(options: AppPageOptions): Promise<Answer | null> {
  const { viewerDocId } = options
  return viewerDocId === null ? null : answer(options, { docId: viewerDocId, variables: {} })
}

/** Null if there is nothing worth sending; the browser then fetches it. */
async function answer(
  { graphql, context }: AppPageOptions,
  { docId, variables }: Pick<Answer, 'docId' | 'variables'>,
): Promise<Answer | null> {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ doc_id: docId, variables }),
  })
  const response = await graphql.fetch(request, context)
  const json = await response.text()
  return response.ok && !json.startsWith('{"errors"') ? { docId, variables, json } : null
}

function preloadTag(address: string): string {
  const as = address.endsWith('.css') ? 'style' : 'script'
  return `<link rel="preload" as="${as}" href="${escapeHtml(address)}">`
}
