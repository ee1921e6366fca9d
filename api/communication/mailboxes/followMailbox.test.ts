import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import type { MailboxConfig } from '../../platform/index.ts'
import { testFolder } from '../../testing/testFolder.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { emailKind } from '../emails/email.ts'
import { openImapServer, type ImapServer } from '../testing/openImapServer.ts'
import { writeSettings } from '../testing/writeSettings.ts'
import { mailboxKind } from './mailbox.ts'

const update = `mutation ($input: MailboxSettingsInput!) {
  updateMailboxSettings(input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on UpdateMailboxSettingsSuccess { mailboxSettings { server user isOn } }
  }
}`

function letter(id: string, body = 'Could you send us a copy of our policy?'): string {
  return [
    'Authentication-Results: mx.harborline.example; dmarc=pass header.from=cascoroofing.example',
    'From: Marta Ouellette <marta@cascoroofing.example>',
    'To: desk@harborline.example',
    `Subject: Request ${id}`,
    `Message-ID: <${id}@cascoroofing.example>`,
    'Date: Mon, 16 Mar 2026 11:02:00 -0400',
    '',
    body,
  ].join('\r\n')
}

/** A world whose agency follows a mailbox. */
async function openMailroom(imap: ImapServer, { oauth = null }: Pick<Partial<MailboxConfig>, 'oauth'> = {}) {
  const folder = testFolder()
  const server = `127.0.0.1:${imap.port}`
  const world = await openWorld({
    dataDir: folder.path,
    mailboxConfig: { hosts: [server], secret: 'a secret of more than 32 characters', oauth },
  })
  await openAccount(world.harborline)
  await writeSettings(world.harborline)
  const dana = await world.as(world.dana)
  const table = world.harborline.table(emailKind)
  return {
    world,
    server,
    async follow(input: object = {}) {
      const settings = {
        server,
        user: 'desk',
        secret: 'open sesame',
        folders: ['INBOX'],
        isOn: true,
        ...input,
      }
      const answer = await dana.data(update, { input: settings })
      await world.platform.jobs.runDue()
      return answer.updateMailboxSettings
    },
    /** The subjects of the messages that came in, once something holds of them. */
    async until(isThere: (ids: readonly string[]) => boolean): Promise<readonly string[]> {
      for (;;) {
        await world.platform.jobs.runDue()
        const ids = [...table.values()]
          .filter(({ delivery }) => delivery === 'RECEIVED')
          .map(({ messageId }) => messageId.split('@')[0] ?? '')
          .toSorted()
        if (isThere(ids)) return ids
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

Deno.test('takes each message once as it arrives, across lost connections and renumbered folders', async () => {
  await using imap = await openImapServer()
  imap.deliver(letter('old'))
  await using mailroom = await openMailroom(imap)
  const answer = await mailroom.follow()
  assert.deepEqual(answer.mailboxSettings, { server: mailroom.server, user: 'desk', isOn: true })
  while (!imap.isIdling) await new Promise((resolve) => setTimeout(resolve, 20))

  imap.deliver(letter('first'))
  assert.deepEqual(await mailroom.until((ids) => ids.includes('first')), ['first'])
  imap.drop()
  imap.deliver(letter('second'))
  assert.deepEqual(await mailroom.until((ids) => ids.includes('second')), ['first', 'second'])
  assert.equal(imap.logins, 2)
  imap.renumber()
  imap.deliver(letter('third'))
  imap.drop()
  const all = await mailroom.until((ids) => ids.includes('third'))
  assert.deepEqual(
    all.filter((id) => id !== 'old'),
    ['first', 'second', 'third'],
  )
})

Deno.test('follows several folders', async () => {
  await using imap = await openImapServer()
  await using mailroom = await openMailroom(imap)
  await mailroom.follow({ folders: ['INBOX', 'Certificates'] })
  while (imap.watched < 2) await new Promise((resolve) => setTimeout(resolve, 20))
  imap.deliver(letter('inbox'))
  imap.deliver(letter('certificates'), 'Certificates')
  imap.deliver(letter('private'), 'Private')
  assert.deepEqual(await mailroom.until((ids) => ids.length === 2), ['certificates', 'inbox'])
})

/** A mail provider that gives out access tokens, and a new refresh token each time. */
async function openTokenServer() {
  const asked: (string | null)[] = []
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    const token = form.get('refresh_token')
    asked.push(token)
    const isKnown = token?.startsWith('refresh') && form.get('client_secret') === 'client secret'
    response.end(
      JSON.stringify(
        isKnown
          ? { access_token: 'access', refresh_token: `refresh ${asked.length}` }
          : { error: 'invalid_grant', error_description: 'The token was revoked.' },
      ),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    asked,
    client: { tokenUrl: `http://127.0.0.1:${port}`, clientId: 'desk', clientSecret: 'client secret' },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

Deno.test('signs in with an access token, renewed at each connection, and keeps the new refresh token', async () => {
  await using tokens = await openTokenServer()
  await using imap = await openImapServer({ user: 'desk', password: 'none', accessToken: 'access' })
  await using mailroom = await openMailroom(imap, { oauth: tokens.client })
  await mailroom.follow({ secret: 'refresh', isToken: true })
  while (!imap.isIdling) await new Promise((resolve) => setTimeout(resolve, 20))
  imap.deliver(letter('first'))
  await mailroom.until((ids) => ids.includes('first'))
  imap.drop()
  imap.deliver(letter('second'))
  assert.deepEqual(await mailroom.until((ids) => ids.includes('second')), ['first', 'second'])
  assert.deepEqual(tokens.asked, ['refresh', 'refresh 1'])
  assert.equal(imap.logins, 2)
})

Deno.test('shows why the provider refused a token', async () => {
  await using tokens = await openTokenServer()
  await using imap = await openImapServer()
  await using mailroom = await openMailroom(imap, { oauth: tokens.client })
  await mailroom.follow({ secret: 'revoked', isToken: true })
  const row = () => [...mailroom.world.harborline.table(mailboxKind).values()][0]
  while (!row()?.failure) await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal(row()?.failure, 'The mail provider refused the token: The token was revoked.')
})

Deno.test('explains a wrong password and never exposes it', async () => {
  await using imap = await openImapServer()
  await using mailroom = await openMailroom(imap)
  await mailroom.follow({ secret: 'wrong password' })
  const { harborline } = mailroom.world
  const row = () => [...harborline.table(mailboxKind).values()][0]
  while (!row()?.failure) await new Promise((resolve) => setTimeout(resolve, 20))
  const kept = await harborline.read(mailboxKind, row()?.id ?? '')
  assert.doesNotMatch(JSON.stringify(kept?.value), /wrong password/)
})

Deno.test('allows only the operator’s servers, each with its own password', async () => {
  await using imap = await openImapServer()
  await using mailroom = await openMailroom(imap)
  const foreign = await mailroom.follow({ server: '10.0.0.1:143' })
  assert.deepEqual(foreign.fields, [{ path: 'server', message: 'Choose one of the mail servers.' }])
  await mailroom.follow({ isOn: false })
  const other = await mailroom.follow({ user: 'somebody', secret: null })
  assert.deepEqual(other.fields, [{ path: 'secret', message: 'Enter the password or token.' }])
})
