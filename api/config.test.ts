import assert from 'node:assert/strict'
import { ConfigError, readConfig, type Environment } from './config.ts'

function noFile(): never {
  return assert.fail('no file was named')
}

Deno.test('starts without any settings', () => {
  const config = readConfig({}, noFile)
  assert.equal(config.port, 3000)
  assert.equal(config.dataDir, './data')
  assert.equal(config.publicUrl, 'http://127.0.0.1:3000')
  assert.equal(config.loadsDemo, true)
  assert.equal(config.sendDelayMs, 15_000)
  assert.equal(config.acceptsAnyDocument, false)
})

for (const [HOST, publicUrl] of [
  ['::1', 'http://[::1]:3000'],
  ['::', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['desk.agency.example', 'http://desk.agency.example:3000'],
] as const) {
  Deno.test(`a server that listens on ${HOST} is reached at ${publicUrl}`, () => {
    assert.equal(readConfig({ HOST }, noFile).publicUrl, publicUrl)
  })
}

Deno.test('servers in production or on a shared store start without the demo', () => {
  const production = {
    APP_ENV: 'production',
    PUBLIC_URL: 'https://desk.example',
    SMTP_URL: 'smtps://user:secret@mail.example',
  }
  assert.equal(readConfig(production, noFile).loadsDemo, false)
  const shared = { KV_URL: 'https://kv.example', DENO_KV_ACCESS_TOKEN: 'token' }
  assert.equal(readConfig(shared, noFile).loadsDemo, false)
})

const problems: readonly [string, Environment, RegExp][] = [
  ['a port that is none', { PORT: 'http' }, /^PORT should be a port from 0 to 65535; it is 'http'\.$/],
  [
    'a secret token where browsers read it',
    { MAPBOX_TOKEN: 'sk.secret' },
    /^MAPBOX_TOKEN should be a public token.* it is '\(hidden\)'\.$/,
  ],
  [
    'an address that is none',
    { HOST: '256.1.1.1' },
    /^HOST should be a name or address .* it is '256.1.1.1'\.$/,
  ],
  ['too long a wait for an email', { SEND_DELAY_SECONDS: '90' }, /^SEND_DELAY_SECONDS should be a number of/],
  ['a host with a port', { HOST: 'localhost:80' }, /^HOST should be /],
  [
    'a shared store without its token',
    { KV_URL: 'https://kv.example' },
    /^DENO_KV_ACCESS_TOKEN should be set/,
  ],
  [
    'an address for tokens without a client',
    { OAUTH_TOKEN_URL: 'https://login.mail.example/token' },
    /^OAUTH_TOKEN_URL should be an https address, and set together/,
  ],
  ['a store that is none', { KV_URL: 'redis://cache' }, /^KV_URL should be /],
  ['an address without a scheme', { PUBLIC_URL: 'desk.example' }, /^PUBLIC_URL should be /],
  ['an environment that is none', { APP_ENV: 'staging' }, /^APP_ENV should be local or production/],
  [
    'production on plain http',
    { APP_ENV: 'production', PUBLIC_URL: 'http://desk.example', SMTP_URL: 'smtp://mail.example' },
    /^PUBLIC_URL should be an https address in production/,
  ],
  [
    'production without mail',
    { APP_ENV: 'production', PUBLIC_URL: 'https://desk.example' },
    /^SMTP_URL should be set in production/,
  ],
  ['a mail server that is none', { SMTP_URL: 'https://mail.example' }, /^SMTP_URL should be like smtps:/],
  ['remotes that are no list', { REMOTES: '[{"name": "mf-servicing"}]' }, /^REMOTES should be a JSON list/],
  ['proxies that are no number', { TRUSTED_PROXIES: 'yes' }, /^TRUSTED_PROXIES should be how many/],
  ['half of a bucket', { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'desk' }, /^S3_REGION should be set/m],
  [
    'any document in production',
    {
      APP_ENV: 'production',
      PUBLIC_URL: 'https://desk.example',
      SMTP_URL: 'smtp://mail.example',
      GRAPHQL_DOCUMENTS: 'any',
    },
    /^GRAPHQL_DOCUMENTS should be persisted in production/,
  ],
]

for (const [name, environment, says] of problems) {
  Deno.test(`reports ${name} with the expected value`, () => {
    assert.throws(
      () => readConfig(environment, noFile),
      (error) => {
        return error instanceof ConfigError && says.test(error.message)
      },
    )
  })
}

Deno.test('reports all problems at once without revealing secrets', () => {
  const environment = {
    PORT: '70000',
    APP_ENV: 'test',
    SMTP_URL: 'https://user:hunter2@mail.example',
    S3_SECRET_ACCESS_KEY: 'hunter3',
  }
  assert.throws(
    () => readConfig(environment, noFile),
    (error) => {
      assert(error instanceof ConfigError)
      for (const name of ['PORT', 'APP_ENV', 'SMTP_URL', 'S3_BUCKET'])
        assert(error.message.includes(name), name)
      return !/hunter/.test(error.message)
    },
  )
})

Deno.test('reads the list of remotes from a file', () => {
  const file = JSON.stringify([{ name: 'mf-servicing', url: 'http://localhost:4001' }])
  const { remotes } = readConfig({ REMOTES: '/etc/coverdesk/remotes.json' }, (path) => {
    assert.equal(path, '/etc/coverdesk/remotes.json')
    return file
  })
  assert.deepEqual(remotes, [{ name: 'mf-servicing', url: 'http://localhost:4001/' }])
})
