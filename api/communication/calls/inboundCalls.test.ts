import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { FetchRefusedError, guardedFetch } from '../../platform/index.ts'
import { serviceRequestKind } from '../../servicing/index.ts'
import { openWorld, type World } from '../../testing/openWorld.ts'
import { testFolder } from '../../testing/testFolder.ts'
import { callKind } from './call.ts'
import { fetchRecording } from './fetchRecording.ts'

const transcript = [
  { role: 'agent', content: 'Harborline, this is Cara. How can I help?', words: [{ start: 0.2 }] },
  {
    role: 'user',
    content:
      'Hi, this is Lena from Casco Roofing. I need a certificate for Summit Builders, four hundred Harbor Street, Portland, Maine oh-four-one-oh-one.',
    words: [{ start: 4.1 }],
  },
  {
    role: 'tool_call_invocation',
    tool_call_id: 't1',
    name: 'identify_caller',
    arguments: '{"company":"Casco Roofing"}',
  },
  { role: 'tool_call_result', tool_call_id: 't1', content: '{"found":true}' },
  { role: 'agent', content: 'Should they be an additional insured?' },
  { role: 'user', content: 'Yes please.' },
]
const started = {
  event: 'call_started',
  call: { call_id: 'c-1', from_number: '+12075550199', start_timestamp: 1773674700000 },
}
const ended = {
  event: 'call_ended',
  call: {
    call_id: 'c-1',
    from_number: '+12075550199',
    start_timestamp: 1773674700000,
    end_timestamp: 1773674795000,
    disconnection_reason: 'user_hangup',
    transcript_with_tool_calls: transcript,
    recording_url: 'https://recordings.example/c-1.wav',
    metadata: { recording_consent: true, disclosed_assistant: true },
  },
}
const analyzed = {
  event: 'call_analyzed',
  call: {
    call_id: 'c-1',
    call_analysis: {
      call_summary: 'Lena wants a certificate.',
      user_sentiment: 'Positive',
      call_successful: true,
    },
  },
}

async function withInbound(
  test: (door: {
    world: World
    accountId: string
    post: (body: unknown, options?: { path?: string; at?: number; key?: string }) => Promise<Response>
  }) => Promise<void>,
) {
  using folder = testFolder()
  await using world = await openWorld({ dataDir: folder.path })
  const agency = world.harborline
  const { id: accountId } = await openAccount(agency)
  await openPolicy(agency, { accountId, policyNumber: 'GSC-4821907-24', expiresAt: '2027-03-01' })
  const { key } = await world.identity.apiKeys.create(agency, 'Voice')
  await test({
    world,
    accountId,
    post(body, { path = '/inbound/calls', at = world.clock.now(), key: signingKey = key } = {}) {
      const text = JSON.stringify(body)
      const seconds = Math.floor(at / 1_000)
      const signature = createHmac('sha256', signingKey).update(`${seconds}.${text}`).digest('hex')
      const headers = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'coverdesk-signature': `t=${seconds},v1=${signature}`,
      }
      return world.signedOut().fetch(path, { method: 'POST', body: text, headers })
    },
  })
}

const show = `query ($id: ID!) { call(id: $id) {
  status sentiment summary successful fromNumber disconnectionReason recordingConsent
  account { account { name } } transcript { role content toolName startSeconds }
  serviceRequests { type createCertificate { name additionalInsured address { line1 city zone postalCode } } }
} }`

const orders: readonly (readonly [string, readonly object[]])[] = [
  ['in order', [started, ended, analyzed]],
  ['in any order and twice', [analyzed, ended, started, ended, analyzed, started]],
]

Deno.test('a call without a request is titled as a call', async () => {
  await withInbound(async ({ world, post }) => {
    const transcript_with_tool_calls = [
      { role: 'agent', content: 'Harborline, this is Cara. How can I help?' },
      { role: 'user', content: 'Oh, is this not the dentist? Sorry, I must have the wrong number.' },
    ]
    await post({ ...ended, call: { ...ended.call, transcript_with_tool_calls, recording_url: undefined } })
    await world.platform.jobs.runDue()
    const dana = await world.as(world.dana)
    const { calls } = await dana.data('{ calls { edges { node { toolCalls { result evidence } } } } }')
    const told = calls.edges[0].node.toolCalls.at(-1)
    assert.equal(told.result, 'This call does not ask for anything.')
    assert.match(told.evidence[0], /[.?]$/, 'a whole sentence')
  })
})

for (const [name, events] of orders) {
  Deno.test(`events that arrive ${name} produce one call, its account and its request`, async () => {
    await withInbound(async ({ world, post }) => {
      let id = ''
      for (const event of events) {
        const response = await post(event)
        assert.equal(response.status, 202)
        id = (await response.json()).id
        await world.platform.jobs.runDue()
      }
      const dana = await world.as(world.dana)
      const { call } = await dana.data(show, { id })
      assert.equal(call.status, 'COMPLETED')
      assert.equal(call.sentiment, 'POSITIVE')
      assert.equal(call.disconnectionReason, 'The caller hung up')
      assert.equal(call.summary, 'Lena wants a certificate.')
      assert.equal(call.recordingConsent, true)
      assert.equal(call.account.account.name, 'Casco Roofing LLC')
      assert.equal(call.transcript.length, 6)
      assert.equal(call.transcript[2].toolName, 'identify_caller')
      assert.deepEqual(call.serviceRequests, [
        {
          type: 'CREATE_CERTIFICATE',
          createCertificate: {
            name: 'Summit Builders',
            additionalInsured: true,
            address: { line1: '400 Harbor Street', city: 'Portland', zone: 'ME', postalCode: '04101' },
          },
        },
      ])
    })
  })
}

Deno.test('a call as Vapi reports it has its transcript, the tools Cara used and its request', async () => {
  await withInbound(async ({ world, post }) => {
    const call = { id: 'v-1', customer: { number: '+12075550142', name: 'Lena Ortiz' } }
    const report = {
      message: {
        type: 'end-of-call-report',
        endedReason: 'customer-ended-call',
        startedAt: '2026-03-16T15:25:00.000Z',
        endedAt: '2026-03-16T15:26:35.000Z',
        call,
        artifact: {
          messages: [
            { role: 'system', message: 'You are Cara.', secondsFromStart: 0 },
            { role: 'bot', message: 'Harborline, this is Cara. How can I help?', secondsFromStart: 1.2 },
            {
              role: 'tool_calls',
              toolCalls: [
                {
                  id: 't1',
                  type: 'function',
                  function: { name: 'identify_caller', arguments: '{"phone":"+12075550142"}' },
                },
              ],
              secondsFromStart: 3,
            },
            {
              role: 'tool_call_result',
              toolCallId: 't1',
              name: 'identify_caller',
              result: '{"found":true}',
              secondsFromStart: 3.4,
            },
            {
              role: 'user',
              message: 'Could you send me a copy of our general liability policy?',
              secondsFromStart: 5,
            },
          ],
        },
        analysis: { summary: 'Lena wants a copy of her policy.', successEvaluation: true },
      },
    }
    await post({ message: { type: 'status-update', status: 'in-progress', call } })
    const { id } = await (await post(report)).json()
    await world.platform.jobs.runDue()
    const dana = await world.as(world.dana)
    const { call: shown } = await dana.data(show, { id })
    assert.equal(shown.status, 'COMPLETED')
    assert.equal(shown.account.account.name, 'Casco Roofing LLC')
    assert.equal(shown.successful, true)
    assert.deepEqual(
      shown.transcript.map(({ role, toolName, startSeconds }: Record<string, unknown>) => [
        role,
        toolName,
        startSeconds,
      ]),
      [
        ['AGENT', null, 1.2],
        ['TOOL_INVOCATION', 'identify_caller', 3],
        ['TOOL_RESULT', 'identify_caller', 3.4],
        ['USER', null, 5],
      ],
    )
    assert.deepEqual(
      shown.serviceRequests.map(({ type }: { type: string }) => type),
      ['DOCUMENT_REQUEST'],
    )
  })
})

Deno.test('reads a transcript that is only written as text', async () => {
  const written =
    'AI: Harborline, this is Cara. How can I help?\nUser: Could you send me a copy\nof our general liability policy?\nAI: Sure.\n'
  const customer = { number: '+12075550142' }
  for (const body of [
    { message: { type: 'end-of-call-report', call: { id: 'v-3', customer }, transcript: written } },
    {
      message: {
        type: 'end-of-call-report',
        call: { id: 'v-3', customer },
        artifact: { transcript: written },
      },
    },
    {
      event: 'call_ended',
      call: { call_id: 'r-3', from_number: customer.number, transcript: written.replaceAll('AI:', 'Agent:') },
    },
  ]) {
    await withInbound(async ({ world, post }) => {
      const { id } = await (await post(body)).json()
      await world.platform.jobs.runDue()
      const dana = await world.as(world.dana)
      const { call } = await dana.data(show, { id })
      assert.deepEqual(
        call.transcript.map(({ role }: { role: string }) => role),
        ['AGENT', 'USER', 'AGENT'],
      )
      assert.deepEqual(
        call.serviceRequests.map(({ type }: { type: string }) => type),
        ['DOCUMENT_REQUEST'],
      )
    })
  }
})

Deno.test('answers tool calls in the shapes of Retell and Vapi', async () => {
  await withInbound(async ({ accountId, post }) => {
    const ask = async (body: object) => (await post(body, { path: '/inbound/calls/tools' })).json()
    const args = { company: 'Casco Roofing LLC' }
    const found = { found: true, account_id: accountId, name: 'Casco Roofing LLC' }
    assert.deepEqual(await ask({ name: 'identify_caller', call: { call_id: 'r-1' }, args }), found)
    const { results } = await ask({
      message: {
        type: 'tool-calls',
        call: { id: 'v-2' },
        toolCallList: [
          { id: 't1', type: 'function', function: { name: 'identify_caller', arguments: args } },
          { id: 't2', name: 'open_request', arguments: '{' },
        ],
      },
    })
    assert.deepEqual(results[0], { toolCallId: 't1', result: JSON.stringify(found) })
    assert.match(results[1].error, /args/)
  })
})

Deno.test('rejects a forged, expired or missing signature', async () => {
  await withInbound(async ({ world, post }) => {
    assert.equal((await post(started, { key: 'coverdesk_other' })).status, 401)
    assert.equal((await post(started, { at: world.clock.now() - 6 * 60_000 })).status, 401)
    const { key } = await world.identity.apiKeys.create(world.harborline, 'Unsigned')
    const unsigned = await world.signedOut().fetch('/inbound/calls', {
      method: 'POST',
      body: JSON.stringify(started),
      headers: { authorization: `Bearer ${key}` },
    })
    assert.equal(unsigned.status, 401)
    assert.equal(world.harborline.table(callKind).size, 0)
  })
})

Deno.test('refuses an event of more than 2 MB, also one that does not say its size and never ends', async () => {
  await withInbound(async ({ world, post }) => {
    assert.equal((await post({ ...ended, padding: 'x'.repeat(2 * 1024 * 1024) })).status, 413)
    const { key } = await world.identity.apiKeys.create(world.harborline, 'Endless')
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024).fill(32))
      },
    })
    const response = await world.signedOut().fetch('/inbound/calls', {
      method: 'POST',
      body: endless,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    })
    assert.equal(response.status, 413)
    assert(sent < 4 * 1024 * 1024, 'it is not read to its end')
    assert.equal(world.harborline.table(callKind).size, 0)
  })
})

Deno.test('rejects an invalid event and names the wrong field', async () => {
  await withInbound(async ({ post }) => {
    const response = await post({ event: 'call_ended', call: {} })
    assert.equal(response.status, 422)
    assert.match((await response.json()).message, /^call\.call_id/)
    for (const nothing of [null, [], 'call'])
      assert.equal((await (await post(nothing)).json()).message, 'This is no event of a call.')
  })
})

Deno.test('accepts the events of a provider that it does not keep', async () => {
  await withInbound(async ({ world, post }) => {
    assert.equal((await post({ event: 'transcript_updated', call: { call_id: 'c-1' } })).status, 200)
    assert.equal((await post({ message: { type: 'speech-update', call: { id: 'v-1' } } })).status, 200)
    assert.equal(world.harborline.table(callKind).size, 0)
  })
})

Deno.test('during a call the agent identifies the caller, reads policy facts and opens one request', async () => {
  await withInbound(async ({ world, accountId, post }) => {
    const tool = async (name: string, args: object) =>
      (await post({ name, call_id: 'c-2', args }, { path: '/inbound/calls/tools' })).json()
    assert.deepEqual(await tool('identify_caller', { policy_number: 'gsc 4821907 24' }), {
      found: true,
      account_id: accountId,
      name: 'Casco Roofing LLC',
    })
    assert.equal((await tool('identify_caller', { phone: '+16035550000' })).found, false)
    await post({ ...started, call: { ...started.call, call_id: 'c-2', from_number: '+12075550142' } })
    const { policies } = await tool('policy_facts', { account_id: accountId })
    assert.equal(policies[0].policy_number, 'GSC-4821907-24')
    const request = {
      type: 'CREATE_CERTIFICATE',
      details: 'Certificate for Summit Builders.',
      account_id: accountId,
    }
    const [first, second] = [await tool('open_request', request), await tool('open_request', request)]
    assert.equal(first.request_id, second.request_id)
    // What the transcript says of it later goes into the same request.
    await post({ ...ended, call: { ...ended.call, call_id: 'c-2', from_number: '+12075550142' } })
    await world.platform.jobs.runDue()
    assert.equal(world.harborline.table(serviceRequestKind).size, 1)
    const record = await world.harborline.read(serviceRequestKind, first.request_id)
    assert.equal(
      record?.value.type === 'CREATE_CERTIFICATE' && record.value.createCertificate.name,
      'Summit Builders',
    )
  })
})

Deno.test('stores recordings locally and rejects non-audio files and private addresses', async () => {
  await withInbound(async ({ world, post }) => {
    const { id } = await (await post(ended)).json()
    const run = async (answer: () => Promise<Response>) => {
      const handler = fetchRecording({ clock: world.clock, fetchFile: answer })
      const outcome = await handler.run(
        { agency: world.harborline, attempt: 1, idempotencyKey: 'jb', signal: AbortSignal.timeout(5_000) },
        id,
      )
      await world.harborline.commit({ type: 'WORKFLOW', id: null }, outcome?.changes ?? [])
    }
    await run(() => Promise.reject(new FetchRefusedError('The address leads to a private network.')))
    assert.match((await world.harborline.read(callKind, id))?.value.recordingFailure ?? '', /private network/)
    await run(() => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })))
    assert.equal(world.harborline.table(callKind).get(id)?.recordingFileId, null)
    await run(() => Promise.resolve(new Response('RIFF', { headers: { 'content-type': 'audio/wav' } })))
    const dana = await world.as(world.dana)
    const { call } = await dana.data(
      'query ($id: ID!) { call(id: $id) { recordingUrl recordingFailure recording { mimeType } } }',
      { id },
    )
    assert.equal(call.recording.mimeType, 'audio/wav')
    assert.equal(call.recordingFailure, null)
    assert.equal(await (await dana.fetch(call.recordingUrl)).text(), 'RIFF')
  })
})

Deno.test('fetches a recording through a redirect and stops one that never ends', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/a') return response.writeHead(302, { location: 'https://cdn.example/a.wav' }).end()
    response.writeHead(200, { 'content-type': 'audio/x-wav' })
    if (url === '/a.wav') return response.end('RIFF recording')
    const endless = () => {
      while (!response.closed && response.write(Buffer.alloc(64 * 1024)));
    }
    response.on('drain', endless)
    endless()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fetchFile: typeof guardedFetch = (address, options) =>
    guardedFetch(address, {
      ...options,
      resolve: () => Promise.resolve(['93.184.216.34']),
      ask: (url, init) => fetch(`http://127.0.0.1:${port}${url.pathname}`, init),
    })
  await withInbound(async ({ world, post }) => {
    const fetched = async (callId: string, path: string) => {
      const call = { ...ended.call, call_id: callId, recording_url: `https://recordings.example${path}` }
      const { id } = await (await post({ ...ended, call })).json()
      const handler = fetchRecording({ clock: world.clock, fetchFile, maxBytes: 1024 * 1024 })
      const outcome = await handler.run(
        { agency: world.harborline, attempt: 1, idempotencyKey: 'jb', signal: AbortSignal.timeout(5_000) },
        id,
      )
      await world.harborline.commit({ type: 'WORKFLOW', id: null }, outcome?.changes ?? [])
      const dana = await world.as(world.dana)
      const { call: shown } = await dana.data(
        'query ($id: ID!) { call(id: $id) { recordingUrl recordingFailure } }',
        { id },
      )
      const sound = shown.recordingUrl && (await (await dana.fetch(shown.recordingUrl)).text())
      return [sound, shown.recordingFailure]
    }
    assert.deepEqual(await fetched('c-redirected', '/a'), ['RIFF recording', null])
    assert.deepEqual(await fetched('c-endless', '/endless'), [null, 'The recording is larger than 1 MB.'])
  })
  // Ends by itself once nobody reads the endless answer any more.
  server.close()
  await once(server, 'close')
})

Deno.test('the job of a call refuses a recording within our own network and says so on the call', async () => {
  await withInbound(async ({ world, post }) => {
    const call = { ...ended.call, recording_url: 'https://127.0.0.1:9/a.wav' }
    const { id } = await (await post({ ...ended, call })).json()
    await world.platform.jobs.runDue()
    const dana = await world.as(world.dana)
    const { call: shown } = await dana.data(
      'query ($id: ID!) { call(id: $id) { recordingUrl recordingFailure } }',
      { id },
    )
    assert.deepEqual(shown, {
      recordingUrl: null,
      recordingFailure: 'The address leads to a private network.',
    })
  })
})

Deno.test('a call that asks for three things opens three requests, and keeps what the caller was told', async () => {
  await withInbound(async ({ world, post }) => {
    const transcript_with_tool_calls = [
      {
        role: 'agent',
        content: 'Harborline, this is Cara, an AI assistant. This call is recorded. How can I help?',
      },
      {
        role: 'user',
        content:
          "Hi, Lena from Casco Roofing. I need a certificate for the City of Bath, 55 Front Street, Bath Maine 04530. And the payroll auditor called, she wants our payroll records and I don't know what to send her.",
      },
      { role: 'agent', content: 'Okay. Anything else?' },
      {
        role: 'user',
        content:
          'Yeah. Somebody hit our van on Saturday in the lot behind the shop and drove off. Nobody was hurt. Okay, thanks, bye.',
      },
    ]
    const call = { ...ended.call, transcript_with_tool_calls, recording_url: undefined, metadata: undefined }
    await post({ ...ended, call })
    await world.platform.jobs.runDue()
    const dana = await world.as(world.dana)
    const { calls } = await dana.data(
      '{ calls { edges { node { recordingConsent disclosedAssistant serviceRequests { type isPossibleClaim details } } } } }',
    )
    const { recordingConsent, disclosedAssistant, serviceRequests } = calls.edges[0].node
    assert.deepEqual([recordingConsent, disclosedAssistant], [true, true])
    assert.deepEqual(
      serviceRequests
        .map(
          (request: { type: string; isPossibleClaim: boolean }) =>
            `${request.type} ${request.isPossibleClaim}`,
        )
        .toSorted(),
      ['CREATE_CERTIFICATE false', 'OTHER false', 'OTHER true'],
    )
    assert.ok(serviceRequests.every(({ details }: { details: string }) => !/bye/.test(details)))
  })
})
