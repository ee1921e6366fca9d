import { z } from 'zod'
import { modelVariables, readModelConfig, type ModelConfig } from './model/index.ts'
import { isHost, reachableHost, type MailboxConfig } from './platform/index.ts'

/** Where a remote of the shell is found. */
export interface RemoteAddress {
  readonly name: string
  /** The folder that holds its manifest, ending in a slash. */
  readonly url: string
}

/** What the environment decides, checked once at start. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly kvUrl: string
  readonly kvAccessToken: string
  readonly publicUrl: string
  readonly isProduction: boolean
  readonly smtpUrl: string
  readonly mailFrom: string
  readonly providerDomain: string
  /** How long an approved email waits before it is sent, so that the approval can be undone. */
  readonly sendDelayMs: number
  /** How many proxies are in front of the server; each forwards the client address. */
  readonly trustedProxies: number
  readonly s3: S3Config | null
  /** The mail servers that agencies may have followed; null when none are. */
  readonly mailboxes: MailboxConfig | null
  /** The SearXNG-compatible service that Cara looks things up with; empty without one. */
  readonly searchUrl: string
  /** The language model that may phrase answers and plan work; null when none is configured. */
  readonly model: ModelConfig | null
  readonly remotes: readonly RemoteAddress[] | null
  /** Accepts any document instead of the persisted ones: for development, tests and audits. */
  readonly acceptsAnyDocument: boolean
  /** Where 'Book a Demo' on the public page leads. */
  readonly demoUrl: string
  /** Whether the public page has a link to the sign-in screen. */
  readonly hasLandingLogin: boolean
  /** Suggests streets while an address is typed; empty when city and state come from the ZIP code alone. */
  readonly mapboxToken: string
  /** Whether the design system's Storybook is served at `/storybook`. */
  readonly hasStorybook: boolean
  /** Whether an empty store is given the demo agencies at start; the default start's own doing. */
  readonly loadsDemo: boolean
}

export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The environment asks for something that cannot be; the message names every variable and what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Every variable that the server reads. */
export const variableNames = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'KV_URL',
  'DENO_KV_ACCESS_TOKEN',
  'PUBLIC_URL',
  'APP_ENV',
  'SMTP_URL',
  'MAIL_FROM',
  'PROVIDER_DOMAIN',
  'SEND_DELAY_SECONDS',
  'TRUSTED_PROXIES',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'REMOTES',
  'GRAPHQL_DOCUMENTS',
  'DEMO',
  'DEMO_URL',
  'LANDING_LOGIN',
  'STORYBOOK',
  'MAPBOX_TOKEN',
  'SEARCH_URL',
  'IMAP_HOSTS',
  'MAILBOX_SECRET',
  'OAUTH_TOKEN_URL',
  'OAUTH_CLIENT_ID',
  'OAUTH_CLIENT_SECRET',
  ...modelVariables,
] as const

export type VariableName = (typeof variableNames)[number]
export type Environment = Readonly<Partial<Record<VariableName, string>>>

const remotesShape = z.array(z.object({ name: z.string().regex(/^[a-z][a-z-]*$/), url: z.url() }))

/** Reads the configuration; throws a `ConfigError` that lists every problem at once. `readText` reads the file that REMOTES may name. */
export function readConfig(environment: Environment, readText: (path: string) => string): Config {
  const problems: string[] = []
  const text = (name: VariableName, otherwise = '') => environment[name]?.trim() || otherwise
  const check = (isRight: boolean, name: VariableName, should: string) => {
    if (!isRight) problems.push(`${name} should be ${should}; it is '${shown(name, text(name))}'.`)
  }

  const port = Number(text('PORT', '3000'))
  check(Number.isInteger(port) && port >= 0 && port <= 65_535, 'PORT', 'a port from 0 to 65535')
  const host = text('HOST', '127.0.0.1')
  check(isHost(host), 'HOST', 'a name or address of this computer to listen on, like 127.0.0.1 or ::1')
  const kvUrl = text('KV_URL')
  check(
    kvUrl === '' || kvUrl === ':memory:' || isUrl(kvUrl, ['https:', 'http:']),
    'KV_URL',
    'empty for a file in DATA_DIR, :memory:, or the https address of a KV Connect store',
  )
  const isShared = kvUrl !== '' && kvUrl !== ':memory:'
  const kvAccessToken = text('DENO_KV_ACCESS_TOKEN')
  check(!isShared || kvAccessToken !== '', 'DENO_KV_ACCESS_TOKEN', 'set, because KV_URL names a shared store')
  const appEnv = text('APP_ENV', 'local')
  check(['local', 'production'].includes(appEnv), 'APP_ENV', 'local or production')
  const publicUrl = text('PUBLIC_URL', `http://${reachableHost(host)}:${port}`).replace(/\/$/, '')
  const isGiven = text('PUBLIC_URL') !== ''
  check(
    !isGiven || isUrl(publicUrl, ['https:', 'http:']),
    'PUBLIC_URL',
    'the address that browsers use, like https://desk.example',
  )
  check(
    appEnv !== 'production' || isUrl(publicUrl, ['https:']),
    'PUBLIC_URL',
    'an https address in production, like https://desk.example',
  )
  const smtpUrl = text('SMTP_URL')
  check(
    smtpUrl === '' || isUrl(smtpUrl, ['smtp:', 'smtps:']),
    'SMTP_URL',
    'like smtps://user:password@mail.example:465',
  )
  check(
    appEnv !== 'production' || smtpUrl !== '',
    'SMTP_URL',
    'set in production, or nobody can receive a code',
  )
  const mailFrom = text('MAIL_FROM', 'Coverdesk <no-reply@localhost>')
  check(mailFrom.includes('@'), 'MAIL_FROM', "a sender, like 'Coverdesk <desk@agency.example>'")
  const providerDomain = text('PROVIDER_DOMAIN')
  check(/^[a-z0-9.-]*$/i.test(providerDomain), 'PROVIDER_DOMAIN', 'a domain without @, like provider.example')
  const sendDelay = Number(text('SEND_DELAY_SECONDS', '15'))
  check(sendDelay >= 0 && sendDelay <= 60, 'SEND_DELAY_SECONDS', 'a number of seconds from 0 to 60')
  const trustedProxies = Number(text('TRUSTED_PROXIES', '0'))
  const isCount = Number.isInteger(trustedProxies) && trustedProxies >= 0 && trustedProxies < 10
  check(isCount, 'TRUSTED_PROXIES', 'how many proxies stand before the server, from 0 to 9')
  const documents = text('GRAPHQL_DOCUMENTS', 'persisted')
  check(['persisted', 'any'].includes(documents), 'GRAPHQL_DOCUMENTS', 'persisted or any')
  check(appEnv !== 'production' || documents === 'persisted', 'GRAPHQL_DOCUMENTS', 'persisted in production')
  const isDefaultStart = appEnv === 'local' && !isShared
  const demo = text('DEMO', isDefaultStart ? 'yes' : 'no')
  check(['yes', 'no'].includes(demo), 'DEMO', 'yes or no')
  const demoUrl = text('DEMO_URL', 'mailto:hello@coverdesk.example?subject=Book%20a%20demo')
  check(isUrl(demoUrl, ['https:', 'http:', 'mailto:']), 'DEMO_URL', 'the address of the booking form')
  const landingLogin = text('LANDING_LOGIN', appEnv === 'production' ? 'no' : 'yes')
  check(['yes', 'no'].includes(landingLogin), 'LANDING_LOGIN', 'yes or no')
  const storybook = text('STORYBOOK', 'no')
  check(['yes', 'no'].includes(storybook), 'STORYBOOK', 'yes or no')

  const mapboxToken = text('MAPBOX_TOKEN')
  check(
    mapboxToken === '' || mapboxToken.startsWith('pk.'),
    'MAPBOX_TOKEN',
    'a public token, which browsers may know: it begins with pk.',
  )

  const searchUrl = text('SEARCH_URL')
  check(
    searchUrl === '' || isUrl(searchUrl, ['https:']),
    'SEARCH_URL',
    'empty, or the https address of a SearXNG search API, like https://search.example/search',
  )
  const imapHosts = text('IMAP_HOSTS')
    .split(',')
    .map((server) => server.trim().toLowerCase())
    .filter(Boolean)
  check(
    imapHosts.every((server) => /^[a-z0-9.-]+:\d{1,5}$/.test(server)),
    'IMAP_HOSTS',
    'mail servers with their ports, separated by commas, like imap.mail.example:993',
  )
  const mailboxSecret = text('MAILBOX_SECRET')
  check(
    imapHosts.length === 0 || mailboxSecret.length >= 32,
    'MAILBOX_SECRET',
    'a random text of 32 characters or more, because IMAP_HOSTS is set',
  )
  const oauth = {
    tokenUrl: text('OAUTH_TOKEN_URL'),
    clientId: text('OAUTH_CLIENT_ID'),
    clientSecret: text('OAUTH_CLIENT_SECRET'),
  }
  const hasOAuth = Object.values(oauth).some((value) => value !== '')
  check(
    !hasOAuth || (isUrl(oauth.tokenUrl, ['https:']) && oauth.clientId !== '' && oauth.clientSecret !== ''),
    'OAUTH_TOKEN_URL',
    'an https address, and set together with OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET',
  )

  const remotes = readRemotes(text('REMOTES'), readText, (should) => check(false, 'REMOTES', should))
  const s3 = readS3(text, (name, should) => check(false, name, should))
  const model = readModelConfig(text, (name, should) => check(false, name, should))

  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return {
    port,
    host,
    dataDir: text('DATA_DIR', './data'),
    kvUrl,
    kvAccessToken,
    publicUrl,
    isProduction: appEnv === 'production',
    smtpUrl,
    mailFrom,
    providerDomain: providerDomain.toLowerCase(),
    sendDelayMs: sendDelay * 1_000,
    trustedProxies,
    s3,
    model,
    searchUrl,
    mailboxes:
      imapHosts.length === 0
        ? null
        : { hosts: imapHosts, secret: mailboxSecret, oauth: hasOAuth ? oauth : null },
    remotes,
    acceptsAnyDocument: documents === 'any',
    loadsDemo: demo === 'yes',
    demoUrl,
    hasLandingLogin: landingLogin === 'yes',
    hasStorybook: storybook === 'yes',
    mapboxToken,
  }
}

function readRemotes(
  text: string,
  readText: (path: string) => string,
  refuse: (should: string) => void,
): RemoteAddress[] | null {
  if (text === '') return null
  const should = 'a JSON list of {"name", "url"}, or the path of a file that holds one'
  try {
    const json: unknown = JSON.parse(text.startsWith('[') ? text : readText(text))
    const parsed = remotesShape.safeParse(json)
    if (parsed.success) return parsed.data.map(({ name, url }) => ({ name, url: url.replace(/\/?$/, '/') }))
    refuse(should)
  } catch {
    refuse(should)
  }
  return null
}

const s3Variables = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

function readS3(
  text: (name: VariableName) => string,
  refuse: (name: VariableName, should: string) => void,
): S3Config | null {
  const missing = s3Variables.filter((name) => text(name) === '')
  if (missing.length === s3Variables.length) return null
  for (const name of missing) refuse(name, 'set, because the other S3 variables are')
  const endpoint = text('S3_ENDPOINT')
  if (endpoint !== '' && !isUrl(endpoint, ['https:', 'http:']))
    refuse('S3_ENDPOINT', 'an http or https address')
  return {
    endpoint,
    bucket: text('S3_BUCKET'),
    region: text('S3_REGION'),
    accessKeyId: text('S3_ACCESS_KEY_ID'),
    secretAccessKey: text('S3_SECRET_ACCESS_KEY'),
  }
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text)
  return url !== null && protocols.includes(url.protocol)
}

/** A value as an error message may show it: nothing that could hold a password. */
function shown(name: VariableName, value: string): string {
  const isSecret = /TOKEN|SECRET|KEY/.test(name) || URL.parse(value)?.password
  return isSecret && value !== '' ? '(hidden)' : value
}
