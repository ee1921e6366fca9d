import type { RequestContext } from '../graphql/index.ts'
import { agencyKind } from '../identity/index.ts'
import type { GraphqlServer } from './graphqlServer.ts'
import { dataBlock } from './dataBlock.ts'
import { escapeHtml } from './escapeHtml.ts'
import { fillList } from './fillList.ts'
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

/** The shell's page with its first data: the head goes out at once, frame and answers as soon as they are there. */
export function appPage(options: AppPageOptions): Response {
  const preloads = preloadsFor(options.remotes, options.url)
  const assets = new Set(preloads.flatMap((preload) => preload.assets))
  const template = options.template.replace('<!--preloads-->', () =>
    [...assets].map(preloadTag).join('\n    '),
  )
  // While it is being developed, the shell has no place for a frame.
  const headEnd = template.search(/<!--(?:frame|start)-->/)

  const page = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(template.slice(0, headEnd)))
      // Read before the answers: what happens in between is then told twice rather than not at all.
      const cursor = String(options.context.agency.head)
      const [viewer, answers] = await Promise.all([
        answerViewer(options),
        Promise.all(preloads.map((preload) => answer(options, preload))),
      ])
      const frame = frameOf(options, preloads, answers)
      const block = startBlock(options, cursor, [viewer, ...answers])
      const rest = template.slice(headEnd).replace('<!--frame-->', () => frame)
      controller.enqueue(encoder.encode(rest.replace('<!--start-->', () => block)))
      controller.close()
    },
  })
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** A question and its answer as JSON. */
interface Answer {
  readonly docId: string
  readonly variables: Record<string, unknown>
  readonly json: string
}

function frameOf(
  { firstFrame, context, remotes, url }: AppPageOptions,
  preloads: readonly PagePreload[],
  answers: readonly (Answer | null)[],
): string {
  const { agency, viewer } = context
  const links = remotes.flatMap(({ description }) => description.links)
  const heading = preloads.find((preload) => preload.heading)?.heading
  const at = preloads.findIndex((preload) => preload.list)
  const list = preloads[at]?.list
  const answered = answers[at]
  const { name = '' } = agency.table(agencyKind).get(agency.id) ?? {}
  return firstFrame({
    viewer: { ...viewer, agency: { id: agency.id, name } },
    links,
    address: url.pathname,
    heading,
    list: list && answered ? fillList(list, JSON.parse(answered.json)) : undefined,
  })
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

/** Null when there is none worth sending, so that the browser asks for itself. */
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
