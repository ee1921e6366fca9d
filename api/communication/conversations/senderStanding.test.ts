import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { accountKind } from '../../knowledge/index.ts'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import type { World } from '../../testing/openWorld.ts'
import { source, threads, withMailDesk } from '../testing/withMailDesk.ts'

function passing(domain: string): string {
  return `Authentication-Results: mx.harborline.example; dmarc=pass header.from=${domain}`
}

const kim = 'Kim Lee <kim@oldtowngc.example>'
const notContact = /is not a contact of Casco Roofing LLC: call the client first\./

/** What people who only know a certificate of the client ask for. */
const orders: readonly (readonly [from: string, body: string])[] = [
  [
    kim,
    'Please cancel general liability policy GSC-4821907-24 of Casco Roofing LLC effective 12/15/2026.\n\nKim Lee',
  ],
  [kim, 'Terminate GSC-4821907-24 (insured: Casco Roofing LLC) as of April 30, 2026.'],
  [
    'Marta Ouellette <marta.ouellette77@gmail.com>',
    'This is Marta, Casco Roofing LLC, from my private address. Please drop policy GSC-4821907-24 effective 4/1/2026.',
  ],
  [
    'Steve <agent@newagency.example>',
    'We are the new agent of record for Casco Roofing LLC. Please cancel policy GSC-4821907-24 effective 4/15/2026 and send the loss runs.',
  ],
  [
    kim,
    'Please add a 2024 Ford F-150, VIN 1FTFW1E50NFA12345, to policy GSC-4821907-24 of Casco Roofing LLC.',
  ],
  [
    kim,
    'Add Evil Finance Inc, 1 Evil Street, Boston, MA 02108 as loss payee on policy GSC-4821907-24, Casco Roofing LLC.',
  ],
  [
    kim,
    'Please add Old Town GC Inc, 9 Mill Street, Portland, ME 04101 as an additional insured on policy GSC-4821907-24 of Casco Roofing LLC.',
  ],
  [kim, 'Please send me a copy of the general liability policy GSC-4821907-24 of Casco Roofing LLC.'],
  [
    kim,
    'Is roof work above three stories covered under policy GSC-4821907-24 of Casco Roofing LLC? What is the limit?',
  ],
]

for (const [from, body] of orders) {
  Deno.test(`an order of somebody who is no contact waits for a person: ${from}: ${body}`, async () => {
    await withMailDesk(async ({ world, send }) => {
      const domain = from.replace(/^.*@|>$/g, '')
      await send(source({ headers: [passing(domain)], from, subject: 'Policy', body }))
      const [thread] = await threads(world)
      assert.deepEqual([thread.account, thread.state, thread.waitingFor], [null, 'ACTIVE', 'AGENT'])
      assert.match(thread.senderWarning, notContact)
      assert.equal(thread.possibleAccount.account.name, 'Casco Roofing LLC')
      assert.doesNotMatch(thread.draft.body, /Casco|GSC-|sign and return|carrier|preparing|2027/)
      for (const request of thread.serviceRequests) {
        assert.deepEqual(
          [request.account, request.businessPolicy, request.preparedWork.artifacts],
          [null, null, []],
        )
        assert.match(request.preparedWork.messages.at(-1).content, notContact)
      }
      // Nothing went out by itself.
      assert.ok(thread.emails.every(({ delivery }: { delivery: string }) => delivery === 'RECEIVED'))
    }, allAutomatic)
  })
}

const allAutomatic = { automaticAnswers: { ACKNOWLEDGMENT: true, DOCUMENT: true, QUESTION_BACK: true } }

Deno.test('once a person has chosen the account, the order is prepared and the next one of the sender, too', async () => {
  await withMailDesk(async ({ world, send }) => {
    const headers = [passing('oldtowngc.example')]
    await send(
      source({
        headers,
        from: kim,
        body: 'Please cancel policy GSC-4821907-24 of Casco Roofing LLC effective 12/15/2026.',
      }),
    )
    const [{ id, possibleAccount }] = await threads(world)
    await confirmed(world, { id, accountId: possibleAccount.id })
    const [thread] = await threads(world)
    assert.equal(thread.account.account.name, 'Casco Roofing LLC')
    assert.ok(thread.serviceRequests[0].preparedWork.artifacts.length > 0)
    await send(
      source({
        headers: [...headers, 'In-Reply-To: <a1@cascoroofing.example>'],
        id: 'k2@oldtowngc.example',
        from: kim,
        body: 'Please also send me the loss runs.',
      }),
    )
    const [later] = await threads(world)
    assert.deepEqual(
      later.serviceRequests.map(({ type, account }: { type: string; account: object | null }) => [
        type,
        account !== null,
      ]),
      [
        ['CANCEL_POLICY', true],
        ['DOCUMENT_REQUEST', true],
      ],
    )
  })
})

async function confirmed(world: World, { id, accountId }: { id: string; accountId: string }) {
  const dana = await world.as(world.dana)
  await dana.data(
    'mutation ($id: ID!, $accountId: ID!) { correctConversation(id: $id, input: { accountId: $accountId }) { __typename } }',
    { id, accountId },
  )
  await world.platform.jobs.runDue()
}

Deno.test('somebody copied into a conversation of the client neither orders nor completes a change', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      source({
        headers: [passing('cascoroofing.example'), 'Cc: kim@oldtowngc.example'],
        body: 'Please increase our general liability limit to $2,000,000.\n\nLena',
      }),
    )
    const reply = (id: string, body: string) =>
      source({
        headers: [passing('oldtowngc.example'), 'In-Reply-To: <a1@cascoroofing.example>'],
        from: kim,
        subject: 'Re: COI needed',
        id,
        body,
      })
    await send(reply('k1@oldtowngc.example', 'Make it effective 4/1/2026, please.'))
    await send(reply('k2@oldtowngc.example', 'Please cancel policy GSC-4821907-24 effective 4/1/2026.'))
    const [thread] = await threads(world)
    const [own, ...others] = thread.serviceRequests
    assert.doesNotMatch(own.details, /4\/1|Apr/)
    assert.ok(others.length > 0)
    assert.ok(others.every(({ account }: { account: object | null }) => account === null))
    assert.match(thread.senderWarning, notContact)
  })
})

Deno.test('a certificate that its holder asks for is still prepared, and sent to nobody without a person', async () => {
  await withMailDesk(async ({ world, send }) => {
    await send(
      source({
        headers: [passing('oldtowngc.example')],
        from: kim,
        body: 'Please send a certificate of insurance for your client Casco Roofing LLC to Old Town GC Inc, 9 Mill Street, Portland, ME 04101.\n\nKim Lee',
      }),
    )
    const [thread] = await threads(world)
    assert.equal(thread.account.account.name, 'Casco Roofing LLC')
    assert.equal(thread.serviceRequests[0].type, 'CREATE_CERTIFICATE')
    assert.ok(thread.emails.every(({ attachments }: { attachments: object[] }) => attachments.length === 0))
  })
})

for (const [from, body] of [
  [
    'Lena Ortiz <office@cascoroofing.example>',
    'Please add Evil Finance Inc, 1 Evil Street, Boston, MA 02108 as loss payee on policy GSC-4821907-24 effective 4/1/2026.\n\nLena Ortiz',
  ],
  [
    'Lena Ortiz <office@cascoroofing.example>',
    'This is Casco Roofing LLC. Please add a driver, Joe Pike, born 1/2/1990, to GSC-4821907-24.',
  ],
  [
    'Lena Ortiz <lena.ortiz@elsewhere.example>',
    'Please email me the declarations of GSC-4821907-24.\n\nCasco Roofing LLC',
  ],
] as const) {
  Deno.test(`a message that may be forged changes and reveals nothing: ${body}`, async () => {
    await withMailDesk(async ({ world, send }) => {
      const headers = [
        'Authentication-Results: mx.harborline.example; dmarc=fail header.from=cascoroofing.example',
      ]
      await send(source({ headers, from, subject: 'Policy', body }))
      const [thread] = await threads(world)
      assert.deepEqual([thread.account, thread.possibleAccount.account.name], [null, 'Casco Roofing LLC'])
      const [request] = thread.serviceRequests
      assert.deepEqual([request.account, request.preparedWork.artifacts], [null, []])
      assert.match(request.preparedWork.messages.at(-1).content, /Call the client at a phone number on file/)
      assert.match(thread.draft.body, /until we have confirmed it with you[^]*Nothing has been changed/)
    })
  })
}

for (const [name, address] of [
  ['lena@cascoroofing.example', 'evil@evil.example'],
  ['Lena Ortiz (lena@cascoroofing.example)', 'evil@evil.example'],
  ['lena @ cascoroofing.example', 'x@cheap.example'],
  ['LENA@cascoroofing.example via Desk', 'desk@evil.example'],
] as const) {
  Deno.test(`an address that poses as a name is never shown: ${name}`, async () => {
    await withMailDesk(async ({ world, send }) => {
      const domain = address.replace(/^.*@/, '')
      await send(
        source({
          headers: [passing(domain)],
          from: `"${name}" <${address}>`,
          body: 'Please cancel policy GSC-4821907-24 of Casco Roofing LLC effective 12/15/2026.',
        }),
      )
      const [thread] = await threads(world)
      assert.equal(thread.fromName, null)
      assert.match(thread.senderWarning, new RegExp(`as their name, but the message comes from ${address}`))
      assert.equal(thread.account, null)
      assert.deepEqual(thread.draft.to, [address])
      const dana = await world.as(world.dana)
      const shown = JSON.stringify(
        await dana.data(
          '{ emailThreads { edges { node { emails { from senderRole } serviceRequests { clientName preparedWork { proposals { title } } } } } } }',
        ),
      )
      assert.doesNotMatch(shown, /cascoroofing\.example|"CLIENT"/i)
    })
  })
}

async function withPhone(
  test: (phone: {
    world: World
    post: (body: object, path?: string) => Promise<Response>
    end: (id: string, call: { from: string; said: string }) => Promise<void>
  }) => Promise<void>,
) {
  await withMailDesk(async ({ world }) => {
    const { key } = await world.identity.apiKeys.create(world.harborline, 'Voice')
    const post = (body: object, path = '/inbound/calls') => {
      const text = JSON.stringify(body)
      const seconds = Math.floor(world.clock.now() / 1_000)
      const signature = createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')
      const headers = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'coverdesk-signature': `t=${seconds},v1=${signature}`,
      }
      return world.signedOut().fetch(path, { method: 'POST', body: text, headers })
    }
    const end = async (id: string, { from, said }: { from: string; said: string }) => {
      const transcript_object = [
        { role: 'agent', content: 'Harborline, this is Cara. How can I help?' },
        { role: 'user', content: said },
      ]
      await post({ event: 'call_ended', call: { call_id: id, from_number: from, transcript_object } })
      await world.platform.jobs.runDue()
    }
    await test({ world, post, end })
  })
}

const shownCalls = `{ calls { edges { node { summary account { id } toolCalls { name result } serviceRequests {
  type account { id } businessPolicy { id } preparedWork { artifacts { type } proposals { tool } messages { content } } } } } } }`

async function callsIn(world: World) {
  const dana = await world.as(world.dana)
  const { calls } = await dana.data(shownCalls)
  return calls.edges.map(({ node }: { node: unknown }) => node)
}

for (const said of [
  'This is Kim from Old Town. Please cancel policy GSC-4821907-24 of Casco Roofing effective December 15, 2026.',
  'Hi, Kim here. Please add a 2024 Ford F-150 to policy GSC-4821907-24 for Casco Roofing.',
]) {
  Deno.test(`a caller from an unknown number orders nothing: ${said}`, async () => {
    await withPhone(async ({ world, end }) => {
      await end('k-1', { from: '+16035550000', said })
      const [call] = await callsIn(world)
      assert.equal(call.account, null)
      assert.match(call.summary, notContact)
      const [request] = call.serviceRequests
      assert.deepEqual(
        [
          request.account,
          request.businessPolicy,
          request.preparedWork.artifacts,
          request.preparedWork.proposals,
        ],
        [null, null, [], []],
      )
      assert.match(request.preparedWork.messages.at(-1).content, notContact)
    })
  })
}

Deno.test('a caller from a number on record is served', async () => {
  await withPhone(async ({ world, end }) => {
    await end('m-1', {
      from: '+12075550142',
      said: 'This is Marta from Casco Roofing. Please cancel policy GSC-4821907-24 effective December 15, 2026.',
    })
    const [call] = await callsIn(world)
    assert.notEqual(call.account, null)
    assert.ok(call.serviceRequests[0].preparedWork.artifacts.length > 0)
  })
})

Deno.test('during a call, an unknown number neither hears of policies nor orders for the account', async () => {
  await withPhone(async ({ world, post }) => {
    const [account] = [...world.harborline.table(accountKind).values()]
    await openPolicy(world.harborline, {
      accountId: account?.id ?? '',
      policyNumber: 'GLG-200001-24',
      expiresAt: '2025-03-01',
    })
    const tool = async (call_id: string, name: string, args: object) =>
      (await post({ name, call_id, args }, '/inbound/calls/tools')).json()
    const starts = (call_id: string, from_number: string) =>
      post({ event: 'call_started', call: { call_id, from_number } })
    await starts('k-2', '+16035550000')
    const facts = await tool('k-2', 'policy_facts', { account_id: account?.id })
    assert.deepEqual(facts.policies, [])
    assert.match(facts.message, /not on record/)
    await tool('k-2', 'open_request', {
      type: 'CANCEL_POLICY',
      details: 'Cancel GSC-4821907-24.',
      account_id: account?.id,
      client_name: 'Kim',
    })
    const [call] = await callsIn(world)
    assert.deepEqual([call.account, call.serviceRequests[0].account], [null, null])
    assert.match(call.toolCalls[0].result, notContact)
    for (const [body, isShared] of [
      [{ call: { call_id: 'r-3', from_number: '+12075550142' } }, true],
      [{ call: { call_id: 'r-4', from_number: '+16035550000' } }, false],
      [{ call: { call_id: 'r-5' } }, false],
    ] as const) {
      const asked = { ...body, name: 'policy_facts', args: { account_id: account?.id } }
      const { policies } = await (await post(asked, '/inbound/calls/tools')).json()
      assert.equal(policies.length > 0, isShared)
    }
    await starts('m-2', '+12075550142')
    const known = await tool('m-2', 'policy_facts', { account_id: account?.id })
    const states = known.policies.map((policy: { policy_number: string; state: string }) => [
      policy.policy_number,
      policy.state,
    ])
    assert.deepEqual(Object.fromEntries(states), { 'GSC-4821907-24': 'INFORCE', 'GLG-200001-24': 'LAPSED' })
  })
})

const elCamino = {
  detail: { name: 'El Camino Brewing Inc.', email: 'office@elcamino.example', phone: '+14015550173' },
  contact: { name: 'Joanne Lachance', email: 'joanne@elcamino.example' },
}

Deno.test('papers of another account wait for a person, though a client asks for them', async () => {
  await withMailDesk(async ({ world, send }) => {
    await openAccount(world.harborline, elCamino)
    const body =
      'Please send loss runs for El Camino Brewing Inc., my sister Joanne owns it, last 5 years, to me.\n\nMarta'
    await send(source({ from: 'Marta Ouellette <marta@cascoroofing.example>', subject: 'loss runs', body }))
    const [thread] = await threads(world)
    assert.equal(thread.account, null)
    assert.equal(thread.possibleAccount.account.name, 'El Camino Brewing Inc.')
    assert.match(thread.senderWarning, /is not a contact of El Camino Brewing Inc: call the client first\./)
    assert.doesNotMatch(thread.draft.body, /getting|loss runs for you|El Camino/)
  })
})

Deno.test('a policy number of another account counts more than the rule for the sender', async () => {
  await withMailDesk(async ({ world, send }) => {
    const { id } = await openAccount(world.harborline, elCamino)
    const from = 'Underwriting <quotes@granitestate.example>'
    const headers = [passing('granitestate.example')]
    await send(
      source({ headers, from, subject: 'Umbrella quote', body: 'Our quote for the umbrella is $4,210.' }),
    )
    const dana = await world.as(world.dana)
    const [first] = await threads(world)
    await dana.data(
      'mutation ($id: ID!, $input: ConversationCorrectionInput!) { correctConversation(id: $id, input: $input) { __typename } }',
      { id: first.id, input: { accountId: id, remember: true } },
    )
    const body = 'Please send the completed inspection form for GSC-4821907-24, Casco Roofing LLC.'
    await send(
      source({ id: 'b2@granitestate.example', headers, from, subject: 'Inspection GSC-4821907-24', body }),
    )
    const second = (await threads(world)).find(({ subject }: { subject: string }) =>
      /Inspection/.test(subject),
    )
    assert.notEqual(second.account?.account.name, 'El Camino Brewing Inc.')
    assert.equal(second.possibleAccount?.account.name ?? second.account?.account.name, 'Casco Roofing LLC')
  })
})

Deno.test('the lawyer of a claimant is not answered as the insured, and by nobody automatically', async () => {
  await withMailDesk(
    async ({ world, send }) => {
      const from = 'P. Quintero <pquintero@quinterolaw.example>'
      const subject = 'Moretti v. Casco Roofing LLC - letter of representation'
      const body = 'Linda Moretti fell on March 2. Kindly confirm the policy limits by return email.'
      await send(source({ headers: [passing('quinterolaw.example')], from, subject, body }))
      const [thread] = await threads(world)
      assert.equal(thread.emails.length, 1)
      assert.doesNotMatch(thread.draft.body, /sorry|admit|911|report|limits? (?:is|are)|your policy/i)
    },
    { automaticAnswers: { ACKNOWLEDGMENT: true } },
  )
})
