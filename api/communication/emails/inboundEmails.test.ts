import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { source, threads, withMailDesk } from '../testing/withMailDesk.ts'

Deno.test('accepts the source in a form; rejects other types, a wrong key, empty and oversized bodies', async () => {
  await withMailDesk(async ({ world, send }) => {
    const form = new FormData()
    form.set('email', source({}))
    const encoded = new Response(form)
    const type = encoded.headers.get('content-type') ?? ''
    const bytes = new Uint8Array(await encoded.arrayBuffer())
    assert.equal((await send(bytes, type)).status, 202)
    assert.equal((await threads(world)).length, 1)
    assert.equal((await send('<message/>', 'application/xml')).status, 415)
    assert.equal((await send('{}', 'application/json')).status, 400)
    const wrong = await world.signedOut().fetch('/inbound/emails', {
      method: 'POST',
      body: source({}),
      headers: { authorization: 'Bearer coverdesk_nobody', 'content-type': 'message/rfc822' },
    })
    assert.equal(wrong.status, 401)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000
        controller.enqueue(new Uint8Array(1_000_000).fill(65))
      },
    })
    const { key } = await world.identity.apiKeys.create(world.harborline, 'Endless')
    for (const body of ['', new Blob([]).stream()]) {
      const empty = await world.signedOut().fetch('/inbound/emails', {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822' },
      })
      assert.equal(empty.status, 400)
    }
    assert.equal((await threads(world)).length, 1)
    const tooLarge = await world.signedOut().fetch('/inbound/emails', {
      method: 'POST',
      body: endless,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822' },
    })
    assert.equal(tooLarge.status, 413)
    assert(sent < 60_000_000, `${sent} bytes were read.`)
  })
})

function snsNotification(action: object, content: string): string {
  return JSON.stringify({ Type: 'Notification', Message: JSON.stringify({ receipt: { action }, content }) })
}

/** What mail services post when they are asked for the source of a message. */
const services: readonly (readonly [
  string,
  string,
  () => Promise<readonly [Uint8Array, Record<string, string>]>,
])[] = [
  [
    'Mailgun: a form with body-mime',
    '/inbound/emails/mime',
    () => wrapped(new URLSearchParams({ recipient: 'desk@harborline.example', 'body-mime': source({}) })),
  ],
  [
    'SendGrid: a multipart form with email',
    '/inbound/emails',
    () => {
      const form = new FormData()
      form.set('to', 'desk@harborline.example')
      form.set('email', source({}))
      return wrapped(form)
    },
  ],
  [
    'Postmark: JSON with RawEmail',
    '/inbound/emails',
    () => wrapped(JSON.stringify({ FromName: 'Lena Ortiz', RawEmail: source({}) }), 'application/json'),
  ],
  [
    'Amazon SES: JSON in a notification of SNS',
    '/inbound/emails',
    () =>
      wrapped(snsNotification({ type: 'SNS', encoding: 'UTF8' }, source({})), 'text/plain', 'Notification'),
  ],
  [
    'Amazon SES: a notification in Base64',
    '/inbound/emails',
    () => {
      const content = Buffer.from(source({})).toString('base64')
      return wrapped(
        snsNotification({ type: 'SNS', encoding: 'BASE64' }, content),
        'text/plain',
        'Notification',
      )
    },
  ],
]

async function wrapped(body: BodyInit, type?: string, snsType?: string) {
  const response = new Response(body, type === undefined ? {} : { headers: { 'content-type': type } })
  const headers = {
    'content-type': response.headers.get('content-type') ?? '',
    ...(snsType !== undefined && { 'x-amz-sns-message-type': snsType }),
  }
  return [new Uint8Array(await response.arrayBuffer()), headers] as const
}

for (const [name, address, write] of services) {
  Deno.test(`takes in what a mail service posts with the key in its URL: ${name}`, async () => {
    await withMailDesk(async ({ world }) => {
      const { key } = await world.identity.apiKeys.create(world.harborline, 'Mail service')
      const [body, headers] = await write()
      const response = await world.signedOut().fetch(address, {
        method: 'POST',
        body: new Blob([new Uint8Array(body)]),
        headers: { ...headers, authorization: `Basic ${Buffer.from(`mail:${key}`).toString('base64')}` },
      })
      assert.equal(response.status, 202)
      await world.platform.jobs.runDue()
      const [thread] = await threads(world)
      assert.equal(thread.account.account.name, 'Casco Roofing LLC')
      assert.equal(thread.serviceRequests[0].type, 'CREATE_CERTIFICATE')
    })
  })
}

Deno.test('tells the operator how to confirm a subscription of Amazon SNS', async () => {
  await withMailDesk(async ({ world }) => {
    const { key } = await world.identity.apiKeys.create(world.harborline, 'Mail service')
    const response = await world.signedOut().fetch('/inbound/emails', {
      method: 'POST',
      body: JSON.stringify({ Type: 'SubscriptionConfirmation', SubscribeURL: 'https://sns.example/confirm' }),
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'text/plain',
        'x-amz-sns-message-type': 'SubscriptionConfirmation',
      },
    })
    assert.equal(response.status, 200)
    assert.match((await response.json()).message, /open https:\/\/sns\.example\/confirm/)
    assert.deepEqual(await threads(world), [])
  })
})
