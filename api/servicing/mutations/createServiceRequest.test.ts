import assert from 'node:assert/strict'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { openWorld } from '../../testing/openWorld.ts'

const create = `mutation ($input: CreateServiceRequestInput!) {
  createServiceRequest(input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on CreateServiceRequestSuccess {
      serviceRequest {
        type state clientName details account { id } businessPolicy { id }
        addAdditionalInsured { name relationship address { line1 city } }
        cancelPolicy { policyId reason }
        createCertificate { name additionalInsured additionalInsuredRelationship address { line1 } }
        documentRequest { type }
        endorsePolicy { policyId }
        question { policyId question }
        preparedWork { state }
        versionHistory { updateTypes updateInitiatorType }
      }
    }
  }
}`

async function openDesk() {
  const world = await openWorld()
  const { id: accountId } = await openAccount(world.harborline)
  const policyId = await openPolicy(world.harborline, { accountId })
  const dana = await world.as(world.dana)
  const created = async (input: object) => (await dana.data(create, { input })).createServiceRequest
  return { ...world, accountId, policyId, created, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}

const address = { line1: '400 Harbor Street', city: 'Portland', zone: 'ME', postalCode: '04101' }

const requests: readonly [type: string, fields: object, stored: object][] = [
  [
    'ADD_ADDITIONAL_INSURED',
    { addAdditionalInsured: { name: 'City of Portland', relationship: 'Landlord', address } },
    {
      addAdditionalInsured: {
        name: 'City of Portland',
        relationship: 'Landlord',
        address: { line1: '400 Harbor Street', city: 'Portland' },
      },
    },
  ],
  ['CANCEL_POLICY', { cancelPolicy: { reason: 'Sold' } }, { cancelPolicy: { reason: 'Sold' } }],
  [
    'CREATE_CERTIFICATE',
    {
      createCertificate: {
        name: 'Summit Builders Inc.',
        address,
        additionalInsured: true,
        additionalInsuredRelationship: 'GENERAL_CONTRACTOR',
      },
    },
    {
      createCertificate: {
        name: 'Summit Builders Inc.',
        additionalInsured: true,
        additionalInsuredRelationship: 'GENERAL_CONTRACTOR',
        address: { line1: '400 Harbor Street' },
      },
    },
  ],
  [
    'DOCUMENT_REQUEST',
    { documentRequest: { type: 'loss runs' } },
    { documentRequest: { type: 'loss runs' } },
  ],
  ['ENDORSE_POLICY', { details: 'Add a truck.' }, { details: 'Add a truck.' }],
  ['QUESTION', { question: { question: 'Is it covered?' } }, { question: { question: 'Is it covered?' } }],
  ['OTHER', { details: 'Call them.' }, { details: 'Call them.' }],
  ['QUOTE_REQUEST', { details: 'Cyber.' }, { details: 'Cyber.' }],
]

for (const [type, fields, stored] of requests) {
  Deno.test(`staff open a ${type} request by hand, with its fields, and Cara prepares it`, async () => {
    await using desk = await openDesk()
    const { accountId, policyId } = desk
    const { serviceRequest } = await desk.created({ type, accountId, businessPolicyId: policyId, ...fields })
    const policy = { businessPolicy: { id: policyId }, account: { id: accountId } }
    assert.ok(serviceRequest.clientName)
    for (const [name, value] of Object.entries({ type, state: 'OPEN', ...policy, ...stored })) {
      const found = serviceRequest[name]
      assert.deepEqual(typeof value === 'object' ? { ...found, ...value } : value, found)
    }
    assert.deepEqual(serviceRequest.versionHistory, [
      { updateTypes: ['CREATE_SERVICE_REQUEST'], updateInitiatorType: 'AGENCY_USER' },
    ])
    for (const block of ['cancelPolicy', 'endorsePolicy', 'question'])
      if (serviceRequest[block]) assert.equal(serviceRequest[block].policyId, policyId)
    assert.ok(await desk.platform.jobs.runDue())
  })
}

Deno.test('says what a request that staff open is missing', async () => {
  await using desk = await openDesk()
  const problems = async (input: object) => {
    const { fields } = await desk.created(input)
    return fields.map(({ path }: { path: string }) => path)
  }
  assert.deepEqual(await problems({ type: 'OTHER' }), ['accountId', 'details'])
  assert.deepEqual(await problems({ type: 'CREATE_CERTIFICATE', accountId: desk.accountId }), [
    'createCertificate.name',
  ])
  assert.deepEqual(await problems({ type: 'QUESTION', clientName: 'Pat Doyle' }), ['question.question'])
  assert.deepEqual(
    await problems({ type: 'OTHER', details: 'Call.', clientName: 'Pat', businessPolicyId: desk.policyId }),
    ['businessPolicyId'],
  )
})

Deno.test('a person without an account can have a request', async () => {
  await using desk = await openDesk()
  const { serviceRequest } = await desk.created({
    type: 'QUOTE_REQUEST',
    clientName: 'Pat Doyle',
    details: 'BOP.',
  })
  assert.deepEqual([serviceRequest.clientName, serviceRequest.account], ['Pat Doyle', null])
})

Deno.test('a phone number that cannot be called opens no request', async () => {
  await using desk = await openDesk()
  const { accountId, created } = desk
  const input = { type: 'OTHER', accountId, details: 'Call back about the audit.', clientName: 'Grace' }
  const refused = await created({ ...input, clientPhone: 'call me maybe' })
  assert.deepEqual(refused.fields, [
    { path: 'clientPhone', message: 'Enter a phone number with its area code, like (207) 555-0142.' },
  ])
  assert.equal(
    (await created({ ...input, clientPhone: '(207) 555-0142' })).__typename,
    'CreateServiceRequestSuccess',
  )
})
