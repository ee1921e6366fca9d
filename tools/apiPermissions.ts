import path from 'node:path'
import { adminSocket } from '../api/admin/adminSocket.ts'
import { anthropicUrl } from '../api/model/modelConfig.ts'
import { hostAddress, isHost } from '../api/platform/hostAddress.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The variables that the API and its packages read; it cannot see any other. */
const variables = [
  'PORT HOST PUBLIC_URL DATA_DIR KV_URL DENO_KV_ACCESS_TOKEN APP_ENV DEMO',
  'SMTP_URL MAIL_FROM PROVIDER_DOMAIN SEND_DELAY_SECONDS TRUSTED_PROXIES REMOTES GRAPHQL_DOCUMENTS DEMO_URL LANDING_LOGIN STORYBOOK MAPBOX_TOKEN',
  'S3_ENDPOINT S3_BUCKET S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY',
  'MODEL_KIND MODEL_URL MODEL_NAME MODEL_KEY MODEL_DAILY_TOKENS MODEL_DAILY_DOLLARS MODEL_PRICES',
  // The package of Anthropic's API reads it when it loads.
  'ANTHROPIC_BASE_URL',
  'NODE_ENV',
  // The loader of native packages reads them.
  'NAPI_RS_NATIVE_LIBRARY_PATH NAPI_RS_FORCE_WASI',
  // The canvas on which scanned pages are drawn reads it.
  'DISABLE_SYSTEM_FONTS_LOAD',
  'IMAP_HOSTS MAILBOX_SECRET OAUTH_TOKEN_URL OAUTH_CLIENT_ID OAUTH_CLIENT_SECRET SEARCH_URL',
  // The log of the IMAP client reads it.
  'NODE_V8_COVERAGE',
].flatMap((line) => line.split(' '))

/** The least that the API can do its work with: its own files, its data folder, and the hosts that are configured. */
export function apiPermissions(root: string, environment: Environment): string[] {
  const dataDir = path.resolve(root, environment['DATA_DIR'] || 'data')
  const remotes = environment['REMOTES'] ?? ''
  const remotesFile = remotes === '' || remotes.startsWith('[') ? [] : [path.resolve(root, remotes)]
  const door = adminSocket(dataDir)
  const folders = door.ownFolder === null ? [dataDir] : [dataDir, door.ownFolder]
  const systemFacts = [
    // Mail servers are sent the host name.
    ...(environment['SMTP_URL'] || environment['IMAP_HOSTS'] ? ['hostname'] : []),
    // A folder outside of the data folder has to be this user's.
    ...(door.ownFolder === null ? [] : ['uid']),
  ]
  return [
    '--no-prompt',
    `--allow-env=${variables.join(',')}`,
    // The loader of native packages looks there for the C library of the system.
    `--allow-read=${list([root, ...folders, ...remotesFile, '/usr/bin/ldd'])}`,
    `--allow-write=${list(folders)}`,
    // Typst sets documents and a canvas draws scanned pages, as native packages.
    `--allow-ffi=${list(['@myriaddreamin', '@napi-rs'].map((scope) => path.join(root, 'node_modules', scope)))}`,
    `--allow-net=${list([`unix:${door.path}`, ...hosts(environment)])}`,
    ...(systemFacts.length === 0 ? [] : [`--allow-sys=${list(systemFacts)}`]),
  ]
}

/** Deno takes a doubled comma for a comma that belongs to a path. */
function list(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(',', ',,')).join(',')
}

function hosts(environment: Environment): string[] {
  const addresses = [
    environment['KV_URL'],
    environment['SMTP_URL'],
    environment['S3_ENDPOINT'],
    modelUrl(environment),
    environment['SEARCH_URL'],
    environment['OAUTH_TOKEN_URL'],
    ...remoteUrls(environment),
    ...(environment['RECORDING_HOSTS'] ?? '')
      .split(',')
      .map((host) => (host.trim() === '' ? '' : `https://${host.trim()}`)),
  ]
  const mailServers = (environment['IMAP_HOSTS'] ?? '').split(',').flatMap((host) => host.trim() || [])
  return [...listeningAt(environment), ...mailServers, ...addresses.flatMap((address) => hostOf(address))]
}

/** What is no host or port is the server's to refuse, in words that name the variable. */
function listeningAt({ HOST, PORT }: Environment): string[] {
  const host = HOST?.trim() || '127.0.0.1'
  if (!isHost(host)) return []
  const address = hostAddress(host)
  const port = Number(PORT || 3000)
  return [Number.isInteger(port) && port >= 0 && port <= 65_535 ? `${address}:${port}` : address]
}

function modelUrl({ MODEL_KIND, MODEL_URL }: Environment): string | undefined {
  return MODEL_URL?.trim() || (MODEL_KIND?.trim() === 'anthropic' ? anthropicUrl : undefined)
}

function remoteUrls({ REMOTES = '' }: Environment): string[] {
  return [...REMOTES.matchAll(/"url"\s*:\s*"([^"]+)"/g)].map(([, url = '']) => url)
}

/** A bucket may be part of the host name, so that a host brings its subdomains' ports along. */
function hostOf(address: string | undefined): string[] {
  const url = URL.parse(address ?? '')
  if (!url?.hostname) return []
  return [url.port ? `${url.hostname}:${url.port}` : url.hostname]
}
