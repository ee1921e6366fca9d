import type { RequestContext } from '../graphql/index.ts'
import type { GraphqlServer } from './graphqlServer.ts'
import { gzippedPageStream, pageStream } from './pageStream.ts'
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
  readonly isGzipped: boolean
}

/** The shell's page with its first data: the head goes out at once, the answers as soon as they are there. */
export function appPage(options: AppPageOptions): Response {
  const preloads = preloadsFor(options.remotes, options.url)
  const assets = new Set(preloads.flatMap((preload) => preload.assets))
  const [head = '', tail = ''] = options.template
    .replace('<!--preloads-->', () => [...assets].map(preloadTag).join('\n    '))
    .split('<!--start-->')

  const rest = startBlock(options, preloads).then((block) => block + tail)
  const body = options.isGzipped ? gzippedPageStream({ head, rest }) : pageStream({ head, rest })
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
      ...(options.isGzipped ? { 'content-encoding': 'gzip' } : {}),
    },
  })
}

async function startBlock(options: AppPageOptions, preloads: readonly PagePreload[]): Promise<string> {
  const { remotes, context, viewerDocId } = options
  // Read before the answers: what happens in between is then told twice rather than not at all.
  const cursor = String(context.agency.head)
  const viewer = viewerDocId === null ? [] : [{ docId: viewerDocId, variables: {} }]
  const wanted = [...viewer, ...preloads]
  const answers = await Promise.all(wanted.map((question) => answer(options, question)))
  const described = JSON.stringify(remotes.map(({ description }) => description))
  const json = `{"remotes":${described},"cursor":"${cursor}","answers":[${answers.filter(Boolean).join(',')}]}`
  return `<script type="application/json" id="coverdesk-start">${json.replaceAll('<', String.raw`\u003c`)}</script>`
}

/** One answer as JSON; empty when there is none worth sending, so that the browser asks for itself. */
async function answer(
  { graphql, context }: AppPageOptions,
  { docId, variables }: { docId: string; variables: Record<string, unknown> },
): Promise<string> {
  const response = await graphql.answer(docId, variables, context)
  if (response === null) return ''
  return `{"docId":${JSON.stringify(docId)},"variables":${JSON.stringify(variables)},"response":${response}}`
}

function preloadTag(address: string): string {
  const as = address.endsWith('.css') ? 'style' : 'script'
  return `<link rel="preload" as="${as}" href="${escapeAttribute(address)}">`
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
