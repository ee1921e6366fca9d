import type { RequestContext } from '../graphql/index.ts'
import { agencyKind } from '../identity/index.ts'
import type { GraphqlServer } from './graphqlServer.ts'
import { dataBlock } from './dataBlock.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { FirstFrame } from './firstFrame.ts'
import { preloadsFor, type PagePreload } from './preloadsFor.ts'
import type { Remote } from './remotes.ts'

interface AppPageOptions {
  /** The built page, with a comment where the preloads go and one where the data goes. */
  readonly template: string
  readonly url: URL
  readonly context: RequestContext
  readonly graphql: GraphqlServer
  readonly remotes: readonly Remote[]
  /** The document with which every page of the shell begins; null when the shell has none. */
  readonly viewerDocId: string | null
  readonly firstFrame: FirstFrame
  /** Empty when nobody asks Mapbox. */
  readonly mapboxToken: string
}

const encoder = new TextEncoder()

/** The shell's page with its first data: the head goes out at once, the answers as soon as they are there. */
export function appPage(options: AppPageOptions): Response {
  const preloads = preloadsFor(options.remotes, options.url)
  const assets = new Set(preloads.flatMap((preload) => preload.assets))
  const [head = '', tail = ''] = options.template
    .replace('<!--preloads-->', () => [...assets].map(preloadTag).join('\n    '))
    .replace('<!--frame-->', () => frameOf(options, preloads))
    .split('<!--start-->')

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(head))
      controller.enqueue(encoder.encode((await startBlock(options, preloads)) + tail))
      controller.close()
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function frameOf(
  { firstFrame, context, remotes, url }: AppPageOptions,
  preloads: readonly PagePreload[],
): string {
  const { agency, viewer } = context
  const links = remotes.flatMap(({ description }) => description.links)
  const heading = preloads.find((preload) => preload.heading)?.heading
  const { name = '' } = agency.table(agencyKind).get(agency.id) ?? {}
  const facts = { links, address: url.pathname, heading }
  return firstFrame({ ...facts, viewer: { ...viewer, agency: { id: agency.id, name } } })
}

async function startBlock(options: AppPageOptions, preloads: readonly PagePreload[]): Promise<string> {
  const { remotes, context, viewerDocId, mapboxToken } = options
  // Read before the answers: what happens in between is then told twice rather than not at all.
  const cursor = String(context.agency.head)
  const viewer = viewerDocId === null ? [] : [{ docId: viewerDocId, variables: {} }]
  const wanted = [...viewer, ...preloads]
  const answers = await Promise.all(wanted.map((question) => answer(options, question)))
  const described = JSON.stringify(remotes.map(({ description }) => description))
  const token = mapboxToken === '' ? '' : `"mapboxToken":${JSON.stringify(mapboxToken)},`
  return dataBlock(
    `{"remotes":${described},"cursor":"${cursor}",${token}"answers":[${answers.filter(Boolean).join(',')}]}`,
  )
}

/** One answer as JSON; empty when there is none worth sending, so that the browser asks for itself. */
async function answer(
  { graphql, context }: AppPageOptions,
  question: { docId: string; variables: Record<string, unknown> },
): Promise<string> {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ doc_id: question.docId, variables: question.variables }),
  })
  const response = await graphql.fetch(request, context)
  const text = await response.text()
  if (!response.ok || text.startsWith('{"errors"')) return ''
  const { docId, variables } = question
  return `{"docId":${JSON.stringify(docId)},"variables":${JSON.stringify(variables)},"response":${text}}`
}

function preloadTag(address: string): string {
  const as = address.endsWith('.css') ? 'style' : 'script'
  return `<link rel="preload" as="${as}" href="${escapeHtml(address)}">`
}
