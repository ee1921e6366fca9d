import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder with files in it, until the end of the test. */
export interface TestFolder extends Disposable {
  readonly path: string
}

/** Writes files by their paths into a folder of its own. */
export function testFolder(files: Readonly<Record<string, string>> = {}): TestFolder {
  const root = mkdtempSync(path.join(tmpdir(), 'coverdesk test '))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  return { path: root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}

const viewer = 'query loadViewerQuery { agencyUser { name } }'
const list =
  'query RequestsPageQuery($text: String) { serviceRequests(text: $text) { totalCount edges { node { id clientName } } } }'

/** The apps as a build leaves them, as small as can be. */
export const builtApps: Readonly<Record<string, string>> = {
  'shell/dist/index.html':
    '<!doctype html><html><head><!--preloads--></head><body><div id="coverdesk"><!--frame--></div><!--start--></body></html>',
  'shell/dist/signin.html':
    '<!doctype html><html><body><title>Sign in</title><div id="coverdesk"><!--frame--></div><!--start--></body></html>',
  'shell/dist/server/firstFrame.js':
    'export function firstFrame(facts) { return `<p>${facts.viewer.agency.name} at ${facts.address}</p>` }',
  'shell/dist/server/queriesAt.js':
    'export function queriesAt(routes, address) { return routes.flatMap(({ path, queryAt }) => new URL(address).pathname === `/app/${path}` ? [queryAt(new URL(address))] : []) }',
  'shell/dist/server/firstStep.js':
    'export function firstStep({ mailbox }) { if (!mailbox) throw new Error("no mailbox"); return "<p>Whose code?</p>" }',
  'shell/dist/persisted.json': JSON.stringify({ viewer }),
  'shell/dist/assets/main.0a1b2c3d.js': 'console.log("the shell")',
  'shell/dist/assets/main.0a1b2c3d.js.br': 'brotli',
  'shell/dist/assets/main.0a1b2c3d.js.gz': 'gzip',
  'shell/dist/assets/plain.js': 'console.log("plain")',
  'mf-servicing/dist/remoteEntry.4e5f6a7b.js': 'console.log("servicing")',
  'mf-servicing/dist/persisted.json': JSON.stringify({ list }),
  'mf-servicing/dist/remote.json': JSON.stringify({
    name: 'mf-servicing',
    entry: 'remoteEntry.4e5f6a7b.js',
    version: '0.1.0',
    areas: ['servicing'],
  }),
  'mf-servicing/dist/preloads.json': JSON.stringify({ list: ['remoteEntry.4e5f6a7b.js', 'page.css'] }),
  'mf-servicing/dist/server/remote.js':
    'export const remote = { routes: [{ path: "servicing", queryAt: (url) => ({ docId: "list", variables: { text: url.searchParams.get("q") } }) }] }',
  'mf-landing/page/dist/page.html': '<a href="%DEMO_URL%">Book a Demo</a>',
  'mf-landing/page/dist/page.login.html':
    '<style>main { color: black }</style><link rel="canonical" href="%PUBLIC_URL%/"><a href="%DEMO_URL%">Book a Demo</a><a>Log in</a><div style="--share:0.6"></div>',
  'mf-landing/page/dist/page.0a1b2c3d.css': 'main { color: black }',
  'mf-landing/dist/remote.json': JSON.stringify({ name: 'mf-landing' }),
}
