import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { create, type AgencyStore } from '../../platform/index.ts'
import { accountKind, businessPolicyKind, openedAccount, openedPolicy } from '../../knowledge/index.ts'
import { testFolder } from '../../testing/testFolder.ts'
import { openWorld, type World } from '../../testing/openWorld.ts'
import { writeSettings } from '../testing/writeSettings.ts'

interface Written {
  readonly from?: string
  readonly subject?: string
  readonly id?: string
  readonly headers?: readonly string[]
  readonly body?: string
}

const verified = 'Authentication-Results: mx.harborline.example; dmarc=pass header.from=cascoroofing.example'

function source({
  from = 'Lena Ortiz <lena@cascoroofing.example>',
  subject = 'COI needed',
  id = 'a1@cascoroofing.example',
  headers = [verified],
  body,
}: Written): string {
  return [
    ...headers,
    `From: ${from}`,
    'To: desk@harborline.example',
    `Subject: ${subject}`,
    `Message-ID: <${id}>`,
    'Date: Mon, 16 Mar 2026 11:02:00 -0400',
    'Content-Type: text/plain; charset=utf-8',
    '',
    body ??
      'Hi, can you send a certificate to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101? They need it by Friday.\n\nThanks,\nLena',
  ].join('\r\n')
}

async function writeBook(agency: AgencyStore): Promise<string> {
  const [id, policyId] = [agency.newId(accountKind), agency.newId(businessPolicyKind)]
  const detail = {
    name: 'Casco Roofing LLC',
    email: 'office@cascoroofing.example',
    phone: '+12075550142',
    dba: null,
    mailingAddress: null,
    naics: null,
    website: null,
  }
  await agency.commit({ type: 'SYSTEM', id: null }, [
    create(accountKind, id, openedAccount({ type: 'BUSINESS', detail }, [], 0), 'CREATE_ACCOUNT'),
    create(
      businessPolicyKind,
      policyId,
      openedPolicy(
        id,
        {
          carrierId: null,
          type: 'GENERAL_LIABILITY',
          policyNumber: 'GSC-4821907-24',
          expiresAt: '2027-03-01',
        },
        0,
      ),
      'CREATE_BUSINESS_POLICY',
    ),
  ])
  return id
}

async function withDesk(
  test: (desk: {
    world: World
    send: (message: string | Uint8Array, type?: string) => Promise<Response>
  }) => Promise<void>,
  settings = {},
) {
  using folder = testFolder()
  await using world = await openWorld({ dataDir: folder.path })
  await writeBook(world.harborline)
  await writeSettings(world.harborline, settings)
  const { key } = await world.identity.apiKeys.create(world.harborline, 'Mail server')
  await test({
    world,
    async send(message, type = 'message/rfc822') {
      const body = typeof message === 'string' ? message : new Blob([new Uint8Array(message)])
      const response = await world.signedOut().fetch('/inbound/emails', {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${key}`, 'content-type': type },
      })
      await world.platform.jobs.runDue()
      return response
    },
  })
}

const show = `{ emailThreads { edges { node {
  id subject waitingFor isSenderVerified fromName account { account { name } } draft { to subject body }
  serviceRequests { type clientEmail clientPhone account { id } createCertificate { name address { line1 city zone postalCode } } dueAt versionHistory { updateTypes updateInitiatorType } }
  emails { body senderRole delivery automatic quoted isSenderVerified attachments { name mimeType } }
} } } }`

async function threads(world: World) {
  const dana = await world.as(world.dana)
  const { emailThreads } = await dana.data(show)
  return emailThreads.edges.map(({ node }: { node: unknown }) => node)
}

Deno.test('an email becomes a request on the right account with its fields, a draft and an acknowledgment', async () => {
  await withDesk(async ({ world, send }) => {
    assert.equal((await send(source({}))).status, 202)
    const [thread] = await threads(world)
    assert.equal(thread.account.account.name, 'Casco Roofing LLC')
    assert.equal(thread.waitingFor, 'AGENT')
    const [request] = thread.serviceRequests
    assert.equal(request.type, 'CREATE_CERTIFICATE')
    assert.deepEqual(request.createCertificate, {
      name: 'Summit Builders Inc.',
      address: { line1: '400 Harbor Street', city: 'Portland', zone: 'ME', postalCode: '04101' },
    })
    assert.equal(request.dueAt, '2026-03-20T00:00:00.000Z')
    assert.deepEqual(request.versionHistory, [
      { updateTypes: ['CREATE_SERVICE_REQUEST'], updateInitiatorType: 'AGENCY_CLIENT' },
    ])
    assert.match(thread.draft.body, /certificate of insurance for Summit Builders Inc\./)
    assert.deepEqual(
      thread.emails.map(({ senderRole, delivery }: { senderRole: string; delivery: string }) => [
        senderRole,
        delivery,
      ]),
      [
        ['CLIENT', 'RECEIVED'],
        ['CARA', 'SENT'],
      ],
    )
    const [letter] = world.platform.mail.mailbox?.() ?? []
    assert.equal(letter?.to, 'lena@cascoroofing.example')
    assert.equal(letter?.inReplyTo, 'a1@cascoroofing.example')
    assert.equal(letter?.headers?.['Auto-Submitted'], 'auto-replied')
  })
})

Deno.test('takes a repeated message once and adds a reply to its thread and request', async () => {
  await withDesk(async ({ world, send }) => {
    const first = source({ body: 'Please send a certificate of insurance to Summit Builders Inc.' })
    const ids = [await (await send(first)).json(), await (await send(first)).json()]
    assert.equal(ids[0].id, ids[1].id)
    await send(
      source({
        id: 'a2@cascoroofing.example',
        subject: 'Re: COI needed',
        headers: [verified, 'In-Reply-To: <a1@cascoroofing.example>'],
        body: 'Their address is 400 Harbor Street, Portland, ME 04101.\n\nOn Mon, Mar 16, 2026 at 11:02 AM Harborline <desk@harborline.example> wrote:\n> Could you send us their mailing address?',
      }),
    )
    const all = await threads(world)
    assert.equal(all.length, 1)
    const [{ serviceRequests, emails }] = all
    assert.equal(serviceRequests.length, 1)
    assert.equal(serviceRequests[0].createCertificate.address.line1, '400 Harbor Street')
    assert.deepEqual(
      serviceRequests[0].versionHistory.map(({ updateTypes }: { updateTypes: string[] }) =>
        updateTypes.join(),
      ),
      ['CREATE_SERVICE_REQUEST', 'ENRICH_SERVICE_REQUEST'],
    )
    const answer = emails.find(({ quoted }: { quoted: string | null }) => quoted !== null)
    assert.equal(answer.body, 'Their address is 400 Harbor Street, Portland, ME 04101.')
  })
})

Deno.test('drafts the answer anew once the client sends what was missing', async () => {
  await withDesk(async ({ world, send }) => {
    const subject = 'Landlord wants to be on the policy'
    await send(
      source({
        subject,
        body: 'Our new lease says the landlord has to be added as an additional insured on our liability policy. What do you need from me?\n\nLena',
      }),
    )
    const [asked] = await threads(world)
    assert.match(asked.draft.body, /- The full legal name of the additional insured\n- Their mailing address/)
    await send(
      source({
        id: 'a2@cascoroofing.example',
        subject: `Re: ${subject}`,
        headers: [verified, 'In-Reply-To: <a1@cascoroofing.example>'],
        body: 'It is Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101.',
      }),
    )
    const [{ draft }] = await threads(world)
    assert.match(draft.body, /We will ask the carrier to add Harbor Point Owners LLC to your policy\./)
    assert.doesNotMatch(draft.body, /send us/)
  })
})

Deno.test('another certificate that is asked for later in the thread is a request of its own', async () => {
  await withDesk(async ({ world, send }) => {
    await send(source({}))
    await send(
      source({
        id: 'a2@cascoroofing.example',
        subject: 'Re: COI needed',
        headers: [verified, 'In-Reply-To: <a1@cascoroofing.example>'],
        body: 'We also need another certificate for Pemaquid Construction LLC, 88 Front Street, Bath, ME 04530.\n\nLena',
      }),
    )
    const [{ serviceRequests }] = await threads(world)
    assert.deepEqual(
      serviceRequests.map(
        ({ createCertificate }: { createCertificate: { name: string; address: { line1: string } } }) => [
          createCertificate.name,
          createCertificate.address.line1,
        ],
      ),
      [
        ['Summit Builders Inc.', '400 Harbor Street'],
        ['Pemaquid Construction LLC', '88 Front Street'],
      ],
    )
  })
})

const unbelieved: readonly [string, readonly string[]][] = [
  ['without a result of the relay', []],
  [
    'whose result was written by somebody else',
    ['Authentication-Results: mx.evil.example; dmarc=pass header.from=cascoroofing.example'],
  ],
  [
    'whose relay says that it failed',
    ['Authentication-Results: mx.harborline.example; dmarc=fail header.from=cascoroofing.example'],
  ],
  [
    'that another domain signed',
    ['Authentication-Results: mx.harborline.example; dkim=pass header.d=evil.example'],
  ],
  [
    'that brings a forged result below the relay’s own',
    ['Authentication-Results: mx.harborline.example; dmarc=fail header.from=cascoroofing.example', verified],
  ],
]

for (const [name, headers] of unbelieved) {
  Deno.test(`a sender ${name} is shown as unverified, matched to no account by address, and gets no reply`, async () => {
    await withDesk(async ({ world, send }) => {
      await send(
        source({
          headers,
          from: 'Lena <office@cascoroofing.example>',
          body: 'Please send us a copy of our policy.',
        }),
      )
      const [thread] = await threads(world)
      assert.equal(thread.isSenderVerified, false)
      assert.equal(thread.account, null)
      assert.equal(thread.serviceRequests[0].type, 'DOCUMENT_REQUEST')
      assert.deepEqual(world.platform.mail.mailbox?.(), [])
    })
  })
}

const automatic: readonly [string, readonly string[], string][] = [
  ['an automatic reply', ['Auto-Submitted: auto-replied'], 'AUTO_REPLY'],
  ['a newsletter', ['List-Unsubscribe: <mailto:stop@cascoroofing.example>'], 'NEWSLETTER'],
  ['a message of our own', ['X-Coverdesk-Automatic: yes'], 'LOOP'],
]

for (const [name, headers, reason] of automatic) {
  Deno.test(`keeps ${name} without opening a request or replying`, async () => {
    await withDesk(async ({ world, send }) => {
      await send(source({ headers: [verified, ...headers] }))
      const [thread] = await threads(world)
      assert.equal(thread.emails[0].automatic, reason)
      assert.deepEqual(thread.serviceRequests, [])
      assert.deepEqual(world.platform.mail.mailbox?.(), [])
    })
  })
}

Deno.test('shows a bounce on the message that failed', async () => {
  await withDesk(async ({ world, send }) => {
    await send(source({}))
    const sent = world.platform.mail.mailbox?.()[0]
    const report = [
      'From: MAILER-DAEMON@mx.harborline.example',
      'To: desk@harborline.example',
      'Subject: Undelivered Mail Returned to Sender',
      'Message-ID: <b1@mx.harborline.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
      '',
      '--x',
      'Content-Type: text/plain',
      '',
      'I could not deliver your message.',
      '--x',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.harborline.example',
      '',
      'Action: failed',
      'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
      '--x',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: <${sent?.messageId}>`,
      '--x--',
    ].join('\r\n')
    await send(report)
    const all = await threads(world)
    assert.equal(all.length, 1)
    const bounced = all[0].emails.find(({ senderRole }: { senderRole: string }) => senderRole === 'CARA')
    assert.equal(bounced.delivery, 'BOUNCED')
  })
})

Deno.test('accepts the source in a form; rejects other types, a wrong key and oversized bodies', async () => {
  await withDesk(async ({ world, send }) => {
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
    const tooLarge = await world.signedOut().fetch('/inbound/emails', {
      method: 'POST',
      body: endless,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822' },
    })
    assert.equal(tooLarge.status, 413)
    assert(sent < 60_000_000, `${sent} bytes were read.`)
  })
})

const withoutAddress = source({
  body: 'Please send a certificate of insurance to Summit Builders Inc.\n\nLena',
})

Deno.test('asks back for what is missing once the agency allows it, and then waits for the client', async () => {
  const automaticAnswers = { ACKNOWLEDGMENT: true, QUESTION_BACK: true, DOCUMENT: false }
  await withDesk(
    async ({ world, send }) => {
      await send(withoutAddress)
      const [thread] = await threads(world)
      assert.deepEqual([thread.waitingFor, thread.draft], ['CLIENT', null])
      const letters = world.platform.mail.mailbox?.() ?? []
      assert.equal(letters.length, 1)
      assert.match(letters[0]?.text ?? '', /Could you please send us the following\?\n- .*address/)
      assert.equal(letters[0]?.headers?.['Auto-Submitted'], 'auto-replied')
    },
    { automaticAnswers },
  )
})

Deno.test('a claim is one request with the number to call back, and is acknowledged as one', async () => {
  await withDesk(async ({ world, send }) => {
    const body = 'A man fell off the roof and broke a leg. Are we covered? Call me at 207-555-0188.'
    await send(source({ subject: 'Accident', body }))
    const [thread] = await threads(world)
    const phones = thread.serviceRequests.map(({ clientPhone }: { clientPhone: string }) => clientPhone)
    assert.deepEqual(phones, ['207-555-0188'])
    assert.match(world.platform.mail.mailbox?.()[0]?.text ?? '', /sorry to hear[^]*call 911/)
  })
})

Deno.test('sends only the acknowledgment unless the agency allows more, and nothing once it is off', async () => {
  await withDesk(async ({ world, send }) => {
    await send(withoutAddress)
    const letters = world.platform.mail.mailbox?.() ?? []
    assert.equal(letters.length, 1)
    assert.match(letters[0]?.text ?? '', /We opened a request for you/)
    const [thread] = await threads(world)
    assert.equal(thread.waitingFor, 'AGENT')
    assert.match(thread.draft.body, /Could you please send us the following/)
  })
  const automaticAnswers = { ACKNOWLEDGMENT: false, QUESTION_BACK: false, DOCUMENT: false }
  await withDesk(
    async ({ world, send }) => {
      await send(withoutAddress)
      assert.deepEqual(world.platform.mail.mailbox?.(), [])
    },
    { automaticAnswers },
  )
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
    await withDesk(async ({ world }) => {
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
  await withDesk(async ({ world }) => {
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
