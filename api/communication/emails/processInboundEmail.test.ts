import assert from 'node:assert/strict'
import { source, threads, verified, withMailDesk } from '../testing/withMailDesk.ts'

Deno.test('an email becomes a request on the right account with its fields, a draft and an acknowledgment', async () => {
  await withMailDesk(async ({ world, send }) => {
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

Deno.test('a sender without a last name has the one of the signature', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      source({
        from: 'Joe Unknown <joe@thibodeau.example>',
        headers: [],
        body: 'We need a quote for general liability.\n\nThanks,\nJoe Thibodeau\nThibodeau Landscaping LLC',
      }),
    )
    const [thread] = await threads(world)
    assert.equal(thread.fromName, 'Joe Thibodeau')
  })
})

Deno.test('takes a repeated message once and adds a reply to its thread and request', async () => {
  await withMailDesk(async ({ world, send }) => {
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

Deno.test('without references, an answer joins its thread by subject and sender, and a new message does not', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(source({}))
    await send(source({ id: 'a2@cascoroofing.example', subject: 'RE: COI needed', body: 'Any news?' }))
    assert.equal((await threads(world)).length, 1)
    await send(source({ id: 'a3@cascoroofing.example' }))
    await send(
      source({
        id: 'a4@pierbuilders.example',
        subject: 'Re: COI needed',
        from: 'Ana Ruiz <ana@pierbuilders.example>',
        body: 'Thanks!',
      }),
    )
    assert.equal((await threads(world)).length, 3)
  })
})

Deno.test('a sender who never asks for anything opens nothing and waits for nobody', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(source({}))
    const dana = await world.as(world.dana)
    const [first] = await threads(world)
    await dana.data(
      'mutation ($id: ID!) { correctConversation(id: $id, input: { isNoRequest: true, remember: true }) { __typename } }',
      { id: first.id },
    )
    await send(source({ id: 'a2@cascoroofing.example', subject: 'COI for another job' }))
    const all = await threads(world)
    assert.deepEqual(
      all.map(({ state, waitingFor }: Record<string, unknown>) => [state, waitingFor]),
      [
        ['ENDED', null],
        ['ENDED', null],
      ],
    )
    const { serviceRequests } = await dana.data('{ serviceRequests(state: CLOSED) { totalCount } }')
    assert.equal(serviceRequests.totalCount, 1)
  })
})

Deno.test('a thank-you waits for nobody, and leaves what is owed', async () => {
  await withMailDesk(async ({ world, send }) => {
    const thanks = 'Thank you so much, have a great weekend!'
    await send(source({ id: 't1@cascoroofing.example', subject: 'Thanks', body: thanks }))
    const [alone] = await threads(world)
    assert.deepEqual([alone.state, alone.waitingFor, alone.draft], ['ENDED', null, null])
    await send(source({}))
    await send(
      source({
        id: 'a2@cascoroofing.example',
        subject: 'Re: COI needed',
        headers: [verified, 'In-Reply-To: <a1@cascoroofing.example>'],
        body: thanks,
      }),
    )
    const asked = (await threads(world)).find(
      ({ serviceRequests }: { serviceRequests: readonly unknown[] }) => serviceRequests.length > 0,
    )
    assert.equal(asked?.waitingFor, 'AGENT')
  })
})

Deno.test('drafts a new answer when the client sends the missing details', async () => {
  await withMailDesk(async ({ world, send }) => {
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
    const [{ draft, toolCalls }] = await threads(world)
    assert.match(
      draft.body,
      /We will ask the carrier to add Harbor Point Owners LLC to your general liability policy as an additional insured\./,
    )
    assert.doesNotMatch(draft.body, /Could you please send us/)
    assert.equal(toolCalls.at(-1).result, 'Added what the new message says.')
  })
})

Deno.test('tells what is still missing after the client sent a part of it', async () => {
  await withMailDesk(async ({ world, send }) => {
    const subject = 'Landlord wants to be on the policy'
    await send(
      source({ subject, body: 'Please add our landlord to our liability policy as an additional insured.' }),
    )
    await send(
      source({
        id: 'a2@cascoroofing.example',
        subject: `Re: ${subject}`,
        headers: [verified, 'In-Reply-To: <a1@cascoroofing.example>'],
        body: 'The name of the landlord is Harbor Point Owners LLC.',
      }),
    )
    const [{ toolCalls }] = await threads(world)
    assert.equal(
      toolCalls.at(-1).result,
      'Added what the new message says. Still missing: their mailing address.',
    )
  })
})

Deno.test('another certificate that is asked for later in the thread is a request of its own', async () => {
  await withMailDesk(async ({ world, send }) => {
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
    await withMailDesk(async ({ world, send }) => {
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
    await withMailDesk(async ({ world, send }) => {
      await send(source({ headers: [verified, ...headers] }))
      const [thread] = await threads(world)
      assert.equal(thread.emails[0].automatic, reason)
      assert.equal(thread.state, 'ENDED')
      assert.deepEqual(thread.serviceRequests, [])
      assert.deepEqual(world.platform.mail.mailbox?.(), [])
    })
  })
}

Deno.test('a message to a Google Group of the agency is no newsletter', async () => {
  await withMailDesk(async ({ world, send }) => {
    const group = [
      'Precedence: list',
      'Mailing-list: list service@harborline.example; contact service+owners@harborline.example',
      'List-ID: <service.harborline.example>',
      'List-Unsubscribe: <mailto:googlegroups-manage+1+unsubscribe@googlegroups.com>',
    ]
    await send(source({ headers: [verified, ...group] }))
    const [thread] = await threads(world)
    assert.equal(thread.emails[0].automatic, null)
    assert.equal(thread.serviceRequests[0].type, 'CREATE_CERTIFICATE')
  })
})

const withoutAddress = source({
  body: 'Please send a certificate of insurance to Summit Builders Inc.\n\nLena',
})

Deno.test('asks for missing details if the agency allows it, then waits for the client', async () => {
  const automaticAnswers = { ACKNOWLEDGMENT: true, QUESTION_BACK: true, DOCUMENT: false }
  await withMailDesk(
    async ({ world, send }) => {
      await send(withoutAddress)
      const [thread] = await threads(world)
      assert.deepEqual([thread.waitingFor, thread.draft], ['CLIENT', null])
      const letters = world.platform.mail.mailbox?.() ?? []
      assert.equal(letters.length, 1)
      assert.match(letters[0]?.text ?? '', /Could you please send us the mailing address of Summit/)
      assert.equal(letters[0]?.headers?.['Auto-Submitted'], 'auto-replied')
    },
    { automaticAnswers },
  )
})

Deno.test('still waits for us when the acknowledgment comes back, as from a mail service that renames messages', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(source({ body: 'Please call me tomorrow about the renewal.\n\nThanks,\nLena' }))
    const copy = {
      from: `Dana Whitfield <${world.dana.email}>`,
      subject: 'Re: COI needed',
      id: 'renamed@mail.example',
      headers: ['In-Reply-To: <a1@cascoroofing.example>', 'Auto-Submitted: auto-replied'],
      body: 'Thanks for your message. We opened a request for you.',
    }
    await send(source(copy))
    const [thread] = await threads(world)
    assert.equal(thread.emails.length, 3)
    assert.equal(thread.waitingFor, 'AGENT')
    await send(source({ ...copy, id: 'd1@harborline.example', headers: copy.headers.slice(0, 1) }))
    assert.equal((await threads(world))[0].waitingFor, 'CLIENT', 'a colleague answered by hand')
  })
})

Deno.test('an unconfirmed sender who names an account is offered it for a person to choose', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      source({
        headers: [],
        from: 'Lena Ortiz <lena.ortiz@mail.example>',
        body: 'This is Lena at Casco Roofing LLC. Please send us a copy of our policy.',
      }),
    )
    const [thread] = await threads(world)
    assert.equal(thread.account, null)
    assert.equal(thread.serviceRequests[0].account, null)
    assert.equal(
      thread.toolCalls[0].result,
      'This may be Casco Roofing LLC, but the message is not from an address on file. Choose the account.',
    )
  })
})

Deno.test('an unconfirmed sender whose address is on file is not called a stranger', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      source({
        headers: [],
        from: 'Office <office@cascoroofing.example>',
        body: 'Please send us a copy of our policy.',
      }),
    )
    const [thread] = await threads(world)
    assert.equal(thread.account, null)
    assert.match(
      thread.toolCalls[0].result,
      /^This may be Casco Roofing LLC, but the mail server could not confirm that the message comes from \S+@\S+, the address on file\. Choose the account\.$/,
    )
  })
})

Deno.test('a claim is one request with the number to call back, and is acknowledged as one', async () => {
  await withMailDesk(async ({ world, send }) => {
    const body = 'A man fell off the roof and broke a leg. Are we covered? Call me at 207-555-0188.'
    await send(source({ subject: 'Accident', body }))
    const [thread] = await threads(world)
    const phones = thread.serviceRequests.map(({ clientPhone }: { clientPhone: string }) => clientPhone)
    assert.deepEqual(phones, ['207-555-0188'])
    assert.match(world.platform.mail.mailbox?.()[0]?.text ?? '', /sorry to hear[^]*call 911/)
  })
})

Deno.test('sends only the acknowledgment unless the agency allows more, and nothing once it is off', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(withoutAddress)
    const letters = world.platform.mail.mailbox?.() ?? []
    assert.equal(letters.length, 1)
    assert.match(letters[0]?.text ?? '', /We opened a request for you/)
    const [thread] = await threads(world)
    assert.equal(thread.waitingFor, 'AGENT')
    assert.match(thread.draft.body, /Could you please send us the mailing address/)
  })
  const automaticAnswers = { ACKNOWLEDGMENT: false, QUESTION_BACK: false, DOCUMENT: false }
  await withMailDesk(
    async ({ world, send }) => {
      await send(withoutAddress)
      assert.deepEqual(world.platform.mail.mailbox?.(), [])
    },
    { automaticAnswers },
  )
})

Deno.test('a VIN and a garaging address in a reply reach the request and the new draft', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      source({
        subject: 'Add a truck',
        body: 'Please add a truck to our policy effective April 1. We bought a 2024 Ford F-550.\n\nLena',
      }),
    )
    await send(
      source({
        id: 'a2@cascoroofing.example',
        subject: 'Re: Add a truck',
        headers: [verified, 'In-Reply-To: <a1@cascoroofing.example>'],
        body: 'VIN is 1HGCM82633A004352. It will be garaged at 44 Mill Street, Portland, ME 04101.\n\nLena',
      }),
    )
    const [{ serviceRequests, draft }] = await threads(world)
    assert.equal(serviceRequests.length, 1)
    assert.match(serviceRequests[0].details, /1HGCM82633A004352/)
    assert.match(serviceRequests[0].details, /44 Mill Street/)
    assert.doesNotMatch(draft.body, /The VIN of/)
  })
})

Deno.test('fraud is quoted, needs no answer and gets no draft', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      source({
        subject: 'Premium',
        body: 'Our bank has changed. Please wire the open premium to our new IBAN today.',
      }),
    )
    const [thread] = await threads(world)
    assert.deepEqual(
      [thread.waitingFor, thread.draft, thread.serviceRequests, thread.emails.length],
      [null, null, [], 1],
    )
    assert.match(thread.fraudWarning.result, /looks like fraud/)
    assert.match(thread.fraudWarning.evidence.join(), /wire the open premium/)
    assert.equal(thread.emails[0].senderRole, 'PARTICIPANT')
  })
})

Deno.test('a message that reports a loss opens a request that may be a claim, due today', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      source({
        subject: 'Accident',
        body: 'Our van was rear-ended on Congress Street this morning. Nobody was hurt.',
      }),
    )
    const [thread] = await threads(world)
    assert.deepEqual(
      thread.serviceRequests.map((request: { type: string; isPossibleClaim: boolean; dueAt: string }) => [
        request.type,
        request.isPossibleClaim,
        request.dueAt,
      ]),
      [['OTHER', true, '2026-03-16T00:00:00.000Z']],
    )
  })
})
