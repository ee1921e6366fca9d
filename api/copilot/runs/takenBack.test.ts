import assert from 'node:assert/strict'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../testing/openDesk.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>
type Thread = Awaited<ReturnType<Desk['thread']>>

const cancel = 'Please cancel policy GSC-4821907-24 effective 12/15/2026.\n\nMarta'
const certificate =
  'Please send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.\n\nMarta'
const answer = { subject: 'Re: Our policy', headers: ['In-Reply-To: <m1@cascoroofing.example>'] }

function pending({ serviceRequests }: Thread): { tool: string; id: string }[] {
  return serviceRequests.flatMap(({ preparedWork }: { preparedWork: { proposals: { state: string }[] } }) =>
    preparedWork.proposals.filter(({ state }) => state === 'PENDING'),
  )
}

function tools(thread: Thread): string[] {
  return pending(thread).map(({ tool }) => tool)
}

function cara({ serviceRequests: [request] }: Thread): string {
  return request.preparedWork.messages.at(-1).content
}

Deno.test('a cancellation that is taken back is withdrawn, says so, and is resolved in one press', async () => {
  for (const words of [
    'Sorry, please do not cancel. We changed our mind.',
    'Never mind, keep it.',
    'Please ignore my last email, we want to keep the policy.',
  ]) {
    await using desk = await openDesk()
    const before = await desk.receive(cancel, { subject: 'Our policy' })
    assert.deepEqual([before.serviceRequests[0].type, tools(before)], ['CANCEL_POLICY', ['send_reply']])
    const thread = await desk.receive(`${words}\n\nMarta`, answer)
    assert.equal(thread.serviceRequests.length, 1)
    assert.deepEqual(tools(thread), ['send_reply', 'resolve_service_request'])
    assert.match(cara(thread), /^The client does not want this: "/)
    assert.match(thread.draft.body, /^Hi Marta,[^]*You wrote: "[^]*Nothing has been canceled/)
    assert.doesNotMatch(thread.draft.body, /sign and return|cancellation request/)
    const resolve = pending(thread).find(({ tool }) => tool === 'resolve_service_request')
    await desk.approve(resolve?.id ?? '', true)
    assert.equal((await desk.thread()).serviceRequests[0].state, 'CLOSED')
  }
})

Deno.test('a cancellation that is ordered again after all is prepared again', async () => {
  await using desk = await openDesk()
  await desk.receive(cancel, { subject: 'Our policy' })
  await desk.receive('Please do not cancel.\n\nMarta', answer)
  desk.world.clock.advance(60_000)
  const thread = await desk.receive(
    'OK we decided to go ahead, please cancel it as planned.\n\nMarta',
    answer,
  )
  assert.match(cara(thread), /I drafted "Cancellation request/)
  assert.deepEqual(tools(thread), ['send_reply'])
})

Deno.test('a certificate waits while the client holds it, and goes out once they confirm', async () => {
  await using desk = await openDesk()
  const held = await desk.receive(certificate.replace('04101.', '04101 - hold until I confirm.'), {
    subject: 'Our policy',
  })
  assert.deepEqual([held.serviceRequests[0].type, tools(held)], ['CREATE_CERTIFICATE', ['send_reply']])
  assert.match(held.serviceRequests[0].preparedWork.question, /asks to wait: "[^]*hold until I confirm/)
  assert.match(held.draft.body, /holding the certificate for Summit Builders Inc and won't send it/)
  const released = await desk.receive('You can send it now.\n\nMarta', answer)
  assert.deepEqual(tools(released), ['issue_certificate'])
})

Deno.test('a certificate that is held or taken back later is no longer ready to issue', async () => {
  for (const [words, reply] of [
    ["Please don't send the certificate yet.", /holding the certificate/],
    ['Never mind, they found the old one.', /won't issue the certificate for Summit Builders Inc/],
    ["We don't need it anymore.", /won't issue the certificate/],
  ] as const) {
    await using desk = await openDesk()
    assert.deepEqual(tools(await desk.receive(certificate, { subject: 'Our policy' })), ['issue_certificate'])
    const thread = await desk.receive(`${words}\n\nMarta`, answer)
    assert.ok(!tools(thread).includes('issue_certificate'), words)
    assert.equal(thread.serviceRequests.length, 1)
    assert.match(thread.draft.body, reply)
  }
})

Deno.test('of two certificates, only the one that the client names is held', async () => {
  await using desk = await openDesk()
  await desk.receive(
    'Please send certificates to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101 and to Pemaquid Construction LLC, 88 Front Street, Bath, ME 04530.\n\nMarta',
    { subject: 'Our policy' },
  )
  const thread = await desk.receive(
    'Please hold off on the one for Pemaquid Construction LLC.\n\nMarta',
    answer,
  )
  assert.deepEqual(tools(thread).filter((tool) => tool === 'issue_certificate').length, 1)
})

Deno.test('nothing is prepared for what a client refuses, takes back or has not decided', async () => {
  for (const [body, type, reply] of [
    [
      "Please do not cancel our general liability, we paid yesterday. My wife thought you'd canceled it already.",
      'OTHER',
      /have not asked the carrier to cancel your general liability policy[^]*whether it has your payment/,
    ],
    [
      'Cancel the general liability effective 12/15/2026. Wait, ignore that, keep it.',
      'OTHER',
      /Nothing has been canceled/,
    ],
    ['I no longer want to cancel the GL. Please keep it.', 'OTHER', /Nothing has been canceled/],
    [
      'If the premium goes up more than 10% cancel the GL effective 3/1/2027, otherwise renew.',
      'CANCEL_POLICY',
      /until you confirm it\. Please tell us what you decide/,
    ],
    [
      'Our new agent says to cancel everything with you on 12/15 but I have not decided.',
      'CANCEL_POLICY',
      /until you confirm it/,
    ],
    ["don't renew the GL", 'CANCEL_POLICY', /asked us not to renew[^]*stays in force until its term ends/],
    [
      `${certificate.split('\n')[0]} Never mind, they found the old one.`,
      'OTHER',
      /won't issue the certificate/,
    ],
    [
      "Don't add Meridian Capital as additional insured, we lost that job.",
      'OTHER',
      /Nothing has been changed/,
    ],
  ] as const) {
    await using desk = await openDesk()
    const thread = await desk.receive(`${body}\n\nMarta`, {
      subject: body.startsWith('Please do not cancel') ? "don't cancel 11" : 'Our insurance',
    })
    const [request, ...others] = thread.serviceRequests
    assert.deepEqual([request.type, others.length, request.preparedWork.artifacts], [type, 0, []], body)
    assert.ok(!tools(thread).includes('issue_certificate'), body)
    assert.match(thread.draft.body, reply)
    assert.doesNotMatch(thread.draft.body, /sign and return|You asked us to cancel|We are preparing/)
  }
})

Deno.test('an order that refers back means the policy of our last letter, and asks without one', async () => {
  await using desk = await openDesk()
  const alone = await desk.receive('ok please cancel it then\n\nMarta', { subject: 'Re: something' })
  assert.deepEqual([alone.waitingFor, alone.serviceRequests[0].type], ['AGENT', 'CANCEL_POLICY'])
  for (const words of ['ok please cancel it then', 'Yes please go ahead']) {
    await using other = await openDesk()
    await openPolicy(other.world.harborline, {
      accountId: other.accountId,
      carrierId: other.carrierId,
      policyNumber: 'GLU-400001-26',
      type: 'UMBRELLA',
      inforceAt: '2026-03-01',
      expiresAt: '2027-03-01',
    })
    const { id } = await other.receive('What would happen if we cancelled the umbrella?\n\nMarta', {
      subject: 'Our policy',
    })
    await other.dana.data(
      `mutation ($id: ID!, $body: String!) { sendEmailReply(id: $id, input: { body: $body }) { __typename } }`,
      { id, body: 'If we cancel the umbrella on 12/15 you get back $400. Shall we go ahead?' },
    )
    other.world.clock.advance(60_000)
    await other.world.platform.jobs.runDue()
    const { requests } = await open(other, words)
    const cancellation = requests.find(({ type }) => type === 'CANCEL_POLICY')
    assert.equal(cancellation?.businessPolicy?.policyNumber, 'GLU-400001-26', words)
    assert.match(cancellation?.details ?? '', /Effective Dec 15, 2026/)
  }
})

async function open(desk: Desk, words: string) {
  await desk.receive(`${words}\n\nMarta`, answer)
  const found = await desk.dana.data(
    '{ serviceRequests { edges { node { type details businessPolicy { policyNumber } } } } }',
  )
  const requests: { type: string; details: string; businessPolicy: { policyNumber: string } | null }[] =
    found.serviceRequests.edges.map(({ node }: { node: object }) => node)
  return { requests }
}

Deno.test('a certificate for the company of somebody else is not prepared from the sender’s policies', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    "This is for my brother's company Summit Ridge Builders LLC: they need a certificate of insurance to Harbor Trust, 9 Dock St, Portland ME 04101.\n\nMarta",
    { subject: 'Certificate' },
  )
  assert.deepEqual(tools(thread), ['send_reply'])
  assert.match(thread.draft.body, /full legal name of the company whose insurance this is about/)
  assert.match(thread.serviceRequests[0].preparedWork.question, /writes for another company/)
})

Deno.test('a new date for an open cancellation is what the letter says, in one request', async () => {
  await using desk = await openDesk()
  await desk.receive(cancel, { subject: 'Our policy' })
  const thread = await desk.receive('Actually, please make that effective 1/1/2027.\n\nMarta', answer)
  assert.equal(thread.serviceRequests.length, 1)
  assert.match(thread.draft.body, /effective Jan 1, 2027/)
  assert.doesNotMatch(thread.draft.body, /Dec 15/)
  const artifacts: { email: { body: string } | null }[] = thread.serviceRequests[0].preparedWork.artifacts
  const letters = artifacts.flatMap(({ email }) => email?.body ?? [])
  assert.ok(
    letters.some((letter) => letter.includes('01/01/2027')),
    letters.join('\n'),
  )
})

Deno.test('prepared work names what of the message nobody takes up', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    `${certificate.replace('\n\nMarta', '')} We would like to talk about our safety program next month.\n\nMarta`,
  )
  assert.match(cara(thread), /Not handled yet: "We would like to talk about our safety program next month\."/)
})
