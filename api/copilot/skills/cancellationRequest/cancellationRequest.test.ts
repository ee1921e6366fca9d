import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { planPreparation } from '../../../servicing/index.ts'
import { openRequest } from '../../../servicing/testing/openRequest.ts'
import { openCopilot } from '../../testing/openCopilot.ts'

/** The terms of a policy that cannot be canceled as asked, and what Cara says first. Today is March 16, 2026. */
const cases = [
  [
    { inforceAt: '2025-12-04', expiresAt: '2026-12-04' },
    'ends on Dec 4, 2026, before the date asked for, Dec 15, 2026.',
  ],
  [{ inforceAt: '2025-02-12', expiresAt: '2026-02-12' }, 'lapsed on Feb 12, 2026.'],
  [{ state: 'EXPIRED', inforceAt: '2025-02-12', expiresAt: '2026-02-12' }, 'expired on Feb 12, 2026.'],
  [{ state: 'CANCELED', inforceAt: '2025-12-04', expiresAt: '2026-12-04' }, 'is already canceled.'],
] as const

type Terms = (typeof cases)[number][0]

async function openAuto(terms: Terms) {
  const copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  const policyId = await openPolicy(harborline, {
    accountId,
    carrierId,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'CA-2209117',
    ...terms,
  })
  return { ...copilot, accountId, policyId, [Symbol.asyncDispose]: () => copilot[Symbol.asyncDispose]() }
}

function questionAbout(problem: string): string {
  return `The Auto policy CA-2209117 ${problem} Should I prepare the cancellation request anyway?`
}

const asked =
  'The insured wants to cancel policy CA-2209117 effective December 15, 2026 because the trucks were sold'

Deno.test('a cancellation of a policy that is not in force on the date is written only once confirmed', async () => {
  for (const [terms, problem] of cases) {
    await using desk = await openAuto(terms)
    const { id, messages, artifacts } = await desk.ask(asked, { accountId: desk.accountId })
    assert.equal(messages.at(-1).content, questionAbout(problem))
    assert.deepEqual(artifacts, [])
    const done = await desk.say(id, 'Yes, go ahead')
    assert.match(done.artifacts.at(-1)?.email?.body ?? done.messages.at(-1).content, /CA-2209117/)
    assert(done.messages.at(-1).content.includes(problem))
  }
})

Deno.test('a cancellation that is not confirmed is not written, and another date is taken', async () => {
  await using desk = await openAuto(cases[0][0])
  const declined = await desk.ask(asked, { accountId: desk.accountId })
  const { artifacts, messages } = await desk.say(declined.id, 'No')
  assert.deepEqual(artifacts, [])
  assert.match(messages.at(-1).content, /I prepared nothing\.$/)
  const again = await desk.ask(asked, { accountId: desk.accountId })
  const done = await desk.say(again.id, 'Make it November 30, 2026')
  assert.match(
    done.artifacts.at(-1)?.email?.body ?? done.messages.at(-1).content,
    /Cancellation date: 11\/30\/2026/,
  )
})

Deno.test('a request to cancel a policy that is not in force on the date asks before anything is prepared', async () => {
  for (const [terms, problem] of cases) {
    await using desk = await openAuto(terms)
    const { harborline, platform } = desk.world
    const requestId = await openRequest(harborline, {
      type: 'CANCEL_POLICY',
      account: { id: desk.accountId, name: 'Casco Roofing LLC' },
      businessPolicyId: desk.policyId,
      cancelPolicy: { policyId: desk.policyId, reason: 'Sold the trucks' },
      details: 'Please cancel this policy effective December 15, 2026',
    })
    await harborline.commit({ type: 'WORKFLOW', id: null }, planPreparation(harborline, requestId, 'opened'))
    await platform.jobs.runDue()
    const read =
      '{ serviceRequests { edges { node { preparedWork { id question artifacts { email { body } } proposals { tool } } } } } }'
    const prepared = async () => (await desk.dana.data(read)).serviceRequests.edges[0].node.preparedWork
    const { id, ...work } = await prepared()
    assert.deepEqual(work, { question: questionAbout(problem), artifacts: [], proposals: [] })
    await desk.say(id, 'Yes')
    const { question, proposals } = await prepared()
    assert.equal(question, null)
    assert.deepEqual(proposals, [{ tool: 'send_reply' }])
  }
})

Deno.test('a request to cancel without a date asks for a day', async () => {
  await using desk = await openAuto({ inforceAt: '2025-12-04', expiresAt: '2026-12-04' })
  const { harborline, platform } = desk.world
  const requestId = await openRequest(harborline, {
    type: 'CANCEL_POLICY',
    account: { id: desk.accountId, name: 'Casco Roofing LLC' },
    businessPolicyId: desk.policyId,
    cancelPolicy: { policyId: desk.policyId, reason: 'Sold the trucks' },
    details: 'Please cancel this policy, we sold the trucks.',
  })
  await harborline.commit({ type: 'WORKFLOW', id: null }, planPreparation(harborline, requestId, 'opened'))
  await platform.jobs.runDue()
  const read = '{ serviceRequests { edges { node { preparedWork { question isQuestionForDate } } } } }'
  assert.deepEqual((await desk.dana.data(read)).serviceRequests.edges[0].node.preparedWork, {
    question: 'On what date should the policy be canceled?',
    isQuestionForDate: true,
  })
})

Deno.test('a yes is no reason, and a client who goes elsewhere gives one', async () => {
  await using desk = await openDesk()
  const { accountId } = desk
  const open = await desk.ask('Cancel the GL eff 4/1/2026', { accountId })
  const again = await desk.say(open.id, 'yes')
  assert.equal(again.messages.at(-1).content, 'What is the reason for the cancellation?')
  const told = await desk.ask('Cancel the GL, they went elsewhere, eff 4/1/2026', { accountId })
  assert.match(told.artifacts.at(-1).email.body, /Reason: Went elsewhere/)
})

Deno.test('an answered date is in the reply that waits, and the refund goes where the client says', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Hi Dana, we have sold the shop. Please cancel our policy when we close and send the refund to our new address, PO Box 40, Wells, ME 04090.',
    { subject: 'Please cancel' },
  )
  await desk.say(thread.serviceRequests[0].preparedWork.id, 'December 15, 2026')
  const { proposals, artifacts } = (await desk.thread()).serviceRequests[0].preparedWork
  const replies = proposals.filter(
    ({ tool, state }: { tool: string; state: string }) => tool === 'send_reply' && state === 'PENDING',
  )
  assert.equal(replies.length, 1)
  const text = JSON.stringify(replies[0].preview)
  assert.match(text, /Coverage would end at 12:01 AM on Dec 15, 2026/)
  assert.match(text, /Attached is the lost policy release/)
  assert.doesNotMatch(text, /the date on which the policy should end|on the cancellation date/)
  const letter = artifacts.find(({ email }: { email: unknown }) => email !== null).email.body
  assert.match(
    letter,
    /Reason: Insured sold the shop\nSend the return premium to: PO Box 40, Wells, ME 04090$/m,
  )
})
