import assert from 'node:assert/strict'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { planPreparation, type ServiceRequest } from '../../../servicing/index.ts'
import { openRequest } from '../../../servicing/testing/openRequest.ts'
import { openDesk } from '../../testing/openDesk.ts'

interface ToolCall {
  readonly name: string
  readonly argumentsJson: string
}

const workflow = { type: 'WORKFLOW', id: null } as const

/** A desk whose client has general liability, auto and workers compensation. */
async function openContractor() {
  const desk = await openDesk()
  const { harborline } = desk.world
  const terms = {
    accountId: desk.accountId,
    carrierId: desk.carrierId,
    inforceAt: '2026-01-01',
    expiresAt: '2027-01-01',
  }
  const autoId = await openPolicy(harborline, {
    ...terms,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'CA-2209117',
  })
  const compId = await openPolicy(harborline, {
    ...terms,
    type: 'WORKERS_COMPENSATION',
    policyNumber: 'WC-7730021',
  })
  async function shown() {
    const read = `{ serviceRequests { edges { node { preparedWork {
      id state question messages { content } artifacts { type email { subject body } } proposals { tool preview { label value } }
    } } } } }`
    return (await desk.dana.data(read)).serviceRequests.edges[0].node.preparedWork
  }
  return {
    ...desk,
    autoId,
    compId,
    shown,
    work: desk.shown,
    /** Opens a request by hand, and answers what Cara prepared for it. */
    async open(parts: Partial<ServiceRequest>) {
      const account = { id: desk.accountId, name: 'Casco Roofing LLC' }
      const id = await openRequest(harborline, { clientName: 'Marta Ouellette', account, ...parts })
      await harborline.commit(workflow, planPreparation(harborline, id, 'opened'))
      await desk.world.platform.jobs.runDue()
      return await shown()
    },
    [Symbol.asyncDispose]: () => desk[Symbol.asyncDispose](),
  }
}

const cancelPolicy = { policyId: null, reason: 'Sold the trucks' }

Deno.test('a request whose details name another policy than the chosen one is not prepared', async () => {
  const requests: readonly (Partial<ServiceRequest> & { details: string })[] = [
    { type: 'CANCEL_POLICY', cancelPolicy, details: 'Please cancel the auto policy on December 31' },
    { type: 'CANCEL_POLICY', cancelPolicy, details: 'Cancel policy CA-2209117 effective 12/31/2026' },
    {
      type: 'ENDORSE_POLICY',
      endorsePolicy: { policyId: null },
      details: 'Add a 2025 Ford Transit to the auto policy effective April 1, 2026',
    },
    {
      type: 'QUESTION',
      question: { question: 'Does our auto policy cover rented vans?', type: null, policyId: null },
      details: 'Does our auto policy cover rented vans?',
    },
    {
      type: 'DOCUMENT_REQUEST',
      documentRequest: { type: 'ID cards' },
      details: 'Please send the ID cards for our auto policy',
    },
  ]
  for (const request of requests) {
    await using desk = await openContractor()
    const { state, question, artifacts, proposals } = await desk.open({
      ...request,
      businessPolicyId: desk.compId,
    })
    assert.match(
      question ?? '',
      /^The request is for the Workers Compensation policy WC-7730021, but its details name the Auto policy CA-2209117\..* Which policy is meant\?$/,
      request.details,
    )
    assert.deepEqual([state, artifacts, proposals], ['WAITING_FOR_INPUT', [], []])
  }
})

// oxlint-disable-next-line typescript/no-explicit-any
function draftedIn(artifacts: any) {
  return artifacts.find(({ email }: { email: object | null }) => email !== null)?.email
}

Deno.test('the answer decides which of the two policies is canceled, and the email to sign is prepared', async () => {
  for (const [answer, number] of [
    ['The auto', 'CA-2209117'],
    ['Workers comp', 'WC-7730021'],
  ] as const) {
    await using desk = await openContractor()
    const { id } = await desk.open({
      type: 'CANCEL_POLICY',
      cancelPolicy,
      businessPolicyId: desk.compId,
      details: 'Please cancel the auto policy on December 31',
    })
    await desk.say(id, answer)
    const { question, artifacts, proposals } = await desk.shown()
    assert.equal(question, null)
    assert.match(draftedIn(artifacts).subject, new RegExp(number))
    assert.deepEqual(
      proposals.map(({ tool }: { tool: string }) => tool),
      ['send_reply'],
    )
  }
})

Deno.test('the chosen policy decides where the details leave it open or mention another one in passing', async () => {
  for (const details of [
    'Please cancel this on December 31, 2026',
    'We have no more vehicles. Cancel it on December 31, 2026',
    'Cancel the auto on December 31, 2026. The workers comp stays',
  ]) {
    await using desk = await openContractor()
    const { artifacts, messages } = await desk.open({
      type: 'CANCEL_POLICY',
      cancelPolicy,
      businessPolicyId: desk.autoId,
      details,
    })
    assert.match(draftedIn(artifacts)?.subject ?? messages.at(-1).content, /CA-2209117/)
  }
})

Deno.test('a request prepared again for another policy attaches the release of that policy', async () => {
  await using desk = await openContractor()
  const request = {
    type: 'CANCEL_POLICY',
    cancelPolicy,
    businessPolicyId: desk.autoId,
    details: 'Please cancel this on December 31, 2026',
  } as const
  await desk.open(request)
  const update = `mutation ($id: ID!, $input: UpdateServiceRequestInput!) { updateServiceRequest(id: $id, input: $input) { __typename } }`
  const read = `{ serviceRequests { edges { node { id } } } }`
  const { id } = (await desk.dana.data(read)).serviceRequests.edges[0].node
  await desk.dana.data(update, { id, input: { businessPolicyId: desk.compId } })
  await desk.world.platform.jobs.runDue()
  const { planStages, artifacts } = await desk.work((await desk.shown()).id)
  const releases = artifacts.filter(({ type }: { type: string }) => type === 'HTML_DOCUMENT')
  const exported = planStages.flatMap(({ events }: { events: { toolCall: ToolCall | null }[] }) =>
    events.flatMap(({ toolCall }) =>
      toolCall?.name === 'export_document' ? [JSON.parse(toolCall.argumentsJson).artifactId] : [],
    ),
  )
  assert.deepEqual(
    exported,
    releases.map(({ id: releaseId }: { id: string }) => releaseId),
  )
})
