import assert from 'node:assert/strict'
import { create } from '../../platform/index.ts'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { serviceRequestKind } from '../../servicing/index.ts'
import { openWorld, type World } from '../../testing/openWorld.ts'
import { storeConversations } from '../testing/storeConversations.ts'
import { ruleFor } from './inboundRule.ts'

const correct = `mutation ($id: ID!, $input: ConversationCorrectionInput!) {
  correctConversation(id: $id, input: $input) { __typename }
}`

Deno.test('corrects the account and remembers the sender until the rule is deleted', async () => {
  await using world = await openWorld()
  const { harborline } = world
  const { threadId } = await storeConversations(harborline)
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Delgado Roofing' } })
  const dana = await world.as(world.dana)
  await dana.data(correct, { id: threadId, input: { accountId, remember: true } })
  const { emailThread, inboundRules } = await dana.data(
    'query ($id: ID!) { emailThread(id: $id) { account { id } } inboundRules { id sender account { id } } }',
    { id: threadId },
  )
  assert.equal(emailThread.account.id, accountId)
  assert.equal(inboundRules[0].sender, 'rosa@delgadoroofing.example')
  assert.equal(ruleFor(harborline, 'Rosa@DelgadoRoofing.example')?.accountId, accountId)
  await dana.data('mutation ($id: ID!) { deleteInboundRule(id: $id) { __typename } }', {
    id: inboundRules[0].id,
  })
  assert.equal(ruleFor(harborline, 'rosa@delgadoroofing.example'), null)
})

Deno.test('settings keep their switches and reject invalid addresses', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const update = `mutation ($input: CommunicationSettingsInput!) {
    updateCommunicationSettings(input: $input) {
      __typename
      ... on UpdateCommunicationSettingsSuccess { communicationSettings { emailAddress automaticAnswers { kind isOn } } }
    }
  }`
  const input = {
    emailAddress: 'desk@harborline.example',
    automaticAnswers: [{ kind: 'ACKNOWLEDGMENT', isOn: false }],
  }
  const { updateCommunicationSettings } = await dana.data(update, { input })
  assert.deepEqual(updateCommunicationSettings.communicationSettings, {
    emailAddress: 'desk@harborline.example',
    automaticAnswers: [
      { kind: 'ACKNOWLEDGMENT', isOn: false },
      { kind: 'QUESTION_BACK', isOn: false },
      { kind: 'DOCUMENT', isOn: false },
    ],
  })
  const refused = await dana.data(update, { input: { emailAddress: 'nowhere' } })
  assert.equal(refused.updateCommunicationSettings.__typename, 'ValidationErrors')
})

const correctRequest = `mutation ($id: ID!, $input: ServiceRequestCorrectionInput!) {
  correctServiceRequest(id: $id, input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
  }
}`
const conversation = `query ($id: ID!) {
  emailThread(id: $id) {
    serviceRequests { id type state mergeTargets { id } viewerCanSplit { isAllowed } details question { question } createCertificate { name } account { id } }
  }
}`

const certificateRequest = {
  type: 'CREATE_CERTIFICATE' as const,
  createCertificate: {
    name: 'Summit Builders Inc.',
    address: null,
    additionalInsured: false,
    additionalInsuredRelationship: null,
    additionalInsuredRelationshipDescription: null,
  },
  state: 'OPEN' as const,
  resolution: null,
  clientName: 'Rosa Delgado',
  clientEmail: 'rosa@delgadoroofing.example',
  clientPhone: null,
  details: 'Please send a certificate to Summit Builders Inc. before Monday.',
  account: null,
  businessPolicyId: null,
  policyNumber: null,
  assigneeId: null,
  dueAt: null,
  createdAt: 0,
  updatedAt: 0,
}

/** A thread with one certificate request. */
async function storeRequest({ harborline }: World) {
  const requestId = harborline.newId(serviceRequestKind)
  const { threadId } = await storeConversations(harborline, { thread: { serviceRequestIds: [requestId] } })
  await harborline.commit({ type: 'SYSTEM', id: null }, [
    create(serviceRequestKind, requestId, certificateRequest, 'CREATE_SERVICE_REQUEST'),
  ])
  return { requestId, threadId }
}

Deno.test('splits, retypes and merges a request in one step each', async () => {
  await using world = await openWorld()
  const { requestId, threadId } = await storeRequest(world)
  const dana = await world.as(world.dana)
  const requests = async () => (await dana.data(conversation, { id: threadId })).emailThread.serviceRequests
  await dana.data(correctRequest, { id: requestId, input: { alsoType: 'QUESTION' } })
  const [first, second] = await requests()
  assert.deepEqual([first.type, second.type], ['CREATE_CERTIFICATE', 'QUESTION'])
  assert.deepEqual(first.mergeTargets, [{ id: second.id }])
  assert.equal(first.viewerCanSplit.isAllowed, true)

  await dana.data(correctRequest, { id: second.id, input: { type: 'OTHER' } })
  assert.equal((await requests())[1].type, 'OTHER')

  await dana.data(correctRequest, { id: second.id, input: { mergeIntoId: requestId } })
  const states = (await requests()).map(({ type, state }: { type: string; state: string }) => [type, state])
  assert.deepEqual(states, [
    ['CREATE_CERTIFICATE', 'OPEN'],
    ['OTHER', 'CLOSED'],
  ])
  const again = await dana.data(correctRequest, { id: second.id, input: { type: 'QUESTION' } })
  assert.equal(again.correctServiceRequest.fields[0].message, 'This request is already resolved.')
})

Deno.test('adds an unknown sender as a contact of the chosen account only once', async () => {
  await using world = await openWorld()
  const { threadId } = await storeRequest(world)
  const { id: accountId } = await openAccount(world.harborline)
  const dana = await world.as(world.dana)
  const input = { accountId, addContact: true }
  await dana.data(correct, { id: threadId, input })
  await dana.data(correct, { id: threadId, input })
  const { account } = await dana.data('query ($id: ID!) { account(id: $id) { contacts { name email } } }', {
    id: accountId,
  })
  assert.deepEqual(account.contacts.slice(1), [
    { name: 'Rosa Delgado', email: 'rosa@delgadoroofing.example' },
  ])
  const { emailThread } = await dana.data(conversation, { id: threadId })
  assert.equal(emailThread.serviceRequests[0].account.id, accountId)
})

Deno.test('fills a template for the thread it is used in', async () => {
  await using world = await openWorld()
  const { threadId } = await storeConversations(world.harborline)
  const dana = await world.as(world.dana)
  const replyTemplates = [
    { title: 'On it', body: 'Hi {first name},\n\nWe are on it.\n\n{my name}, {agency}' },
  ]
  await dana.data(
    'mutation ($input: CommunicationSettingsInput!) { updateCommunicationSettings(input: $input) { __typename } }',
    { input: { replyTemplates } },
  )
  const { emailThread } = await dana.data(
    'query ($id: ID!) { emailThread(id: $id) { replyTemplates { title body } attachableFiles { id } } }',
    { id: threadId },
  )
  assert.deepEqual(emailThread, {
    replyTemplates: [
      { title: 'On it', body: 'Hi Rosa,\n\nWe are on it.\n\nDana Whitfield, Harborline Insurance Group' },
    ],
    attachableFiles: [],
  })
})

Deno.test('staff open a request for a message in which Cara saw none, and for a call', async () => {
  await using world = await openWorld()
  const { threadId, callId } = await storeConversations(world.harborline)
  const dana = await world.as(world.dana)
  const open = `mutation ($id: ID!, $type: ServiceRequestType!) {
    openConversationRequest(id: $id, type: $type) {
      __typename
      ... on OpenConversationRequestSuccess {
        serviceRequest { id type clientEmail details createCertificate { name } emailThreads { id waitingFor draft { body } } calls { id } }
      }
    }
  }`
  const opened = async (id: string, type: string) =>
    (await dana.data(open, { id, type })).openConversationRequest.serviceRequest
  const certificate = await opened(threadId, 'CREATE_CERTIFICATE')
  assert.equal(certificate.createCertificate.name, 'Summit Builders Inc.')
  assert.equal(certificate.clientEmail, 'rosa@delgadoroofing.example')
  assert.match(certificate.emailThreads[0].draft.body, /Summit Builders Inc\./)
  assert.deepEqual((await opened(callId, 'OTHER')).calls, [{ id: callId }])
  const { openConversationRequest } = await dana.data(open, { id: 'et_none', type: 'OTHER' })
  assert.equal(openConversationRequest.__typename, 'NotFoundError')
})
