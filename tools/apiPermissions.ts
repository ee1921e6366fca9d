import path from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** The variables that the API and its packages read; it cannot see any other. */
const variables = [
  'PORT HOST PUBLIC_URL DATA_DIR KV_URL DENO_KV_ACCESS_TOKEN APP_ENV DEMO',
  'SMTP_URL MAIL_FROM PROVIDER_DOMAIN TRUSTED_PROXIES REMOTES GRAPHQL_DOCUMENTS',
  'S3_ENDPOINT S3_BUCKET S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY',
  'NODE_ENV',
].flatMap((line) => line.split(' '))

/** The least that the API can do its work with: its own files, its data folder, and the hosts that are configured. */
export function apiPermissions(root: string, environment: Environment): string[] {
  const dataDir = path.resolve(root, environment['DATA_DIR'] || 'data')
  const remotes = environment['REMOTES'] ?? ''
  const remotesFile = remotes === '' || remotes.startsWith('[') ? [] : [path.resolve(root, remotes)]
  return [
    '--no-prompt',
    `--allow-env=${variables.join(',')}`,
    `--allow-read=${list([root, dataDir, ...remotesFile])}`,
    `--allow-write=${list([dataDir])}`,
    `--allow-net=${list(hosts(environment, dataDir))}`,
    // Mail servers are told who calls.
    ...(environment['SMTP_URL'] ? ['--allow-sys=hostname'] : []),
  ]
}

/** Deno takes a doubled comma for a comma that belongs to a path. */
function list(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(',', ',,')).join(',')
}

function hosts(environment: Environment, dataDir: string): string[] {
  const listening = listeningAt(environment)
  const door = `unix:${path.join(dataDir, 'admin.sock')}`
  const addresses = [
    environment['KV_URL'],
    environment['SMTP_URL'],
    environment['S3_ENDPOINT'],
    ...remoteUrls(environment),
  ]
  return [listening, door, ...addresses.flatMap((address) => hostOf(address))]
}

/** A port that is none is the server's to refuse, in words that name the variable. */
function listeningAt({ HOST, PORT }: Environment): string {
  const host = HOST || '127.0.0.1'
  const port = Number(PORT || 3000)
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? `${host}:${port}` : host
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
