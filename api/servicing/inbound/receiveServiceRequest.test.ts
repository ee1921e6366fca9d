import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import type { World } from '../../testing/openWorld.ts'
import { receiveServiceRequest } from './receiveServiceRequest.ts'
import { serviceRequestTypes } from '../serviceRequest.ts'
import type { ServiceRequestType } from '../serviceRequest.ts'
import { serviceRequestKind } from '../serviceRequestKind.ts'

const keyId = 'ak_00000000000000000000000000'

function receive(world: World, body: unknown, idempotencyKey: string | null = null) {
  return receiveServiceRequest(
    { agency: world.harborline, clock: world.clock },
    { keyId, body, idempotencyKey },
  )
}

async function accepted(world: World, body: unknown, idempotencyKey: string | null = null): Promise<string> {
  const received = await receive(world, body, idempotencyKey)
  assert.equal(received.outcome, 'accepted')
  return received.outcome === 'accepted' ? received.id : ''
}

const address = {
  line1: '1 State Pier Road',
  line2: null,
  city: 'New London',
  zone: 'CT',
  postalCode: '06320',
}

/** Each type with its block, and how the graph shows that block. */
const blocks = {
  ADD_ADDITIONAL_INSURED: {
    addAdditionalInsured: { name: 'First Granite Bank', relationship: 'Mortgagee', address },
  },
  CANCEL_POLICY: { cancelPolicy: { policyId: 'GSC-4821907-24', reason: 'Business closed' } },
  CREATE_CERTIFICATE: {
    createCertificate: {
      name: 'Town of Scarborough',
      address: null,
      additionalInsured: true,
      additionalInsuredRelationship: 'OWNER',
      additionalInsuredRelationshipDescription: null,
    },
  },
  DOCUMENT_REQUEST: { documentRequest: { type: 'Loss runs' } },
  ENDORSE_POLICY: { endorsePolicy: { policyId: null } },
  OTHER: {},
  QUESTION: { question: { policyId: null, question: 'What is our deductible?', type: 'POLICY' } },
  QUOTE_REQUEST: {},
} satisfies Record<ServiceRequestType, Record<string, unknown>>

const show = `query ($id: ID!) {
  serviceRequest(id: $id) {
    type state clientName clientEmail clientPhone details createdAt
    addAdditionalInsured { name relationship address { line1 line2 city zone postalCode } }
    cancelPolicy { policyId reason }
    createCertificate { name address { line1 } additionalInsured additionalInsuredRelationship additionalInsuredRelationshipDescription }
    documentRequest { type }
    endorsePolicy { policyId }
    question { policyId question type }
    versionHistory { updateTypes updateInitiatorType updateInitiatorId }
  }
}`

const noBlocks = {
  addAdditionalInsured: null,
  cancelPolicy: null,
  createCertificate: null,
  documentRequest: null,
  endorsePolicy: null,
  question: null,
}

for (const type of serviceRequestTypes) {
  Deno.test(`a request of type ${type} arrives with its block and opens`, async () => {
    await using world = await openWorld()
    const client = {
      clientName: ' Casco Roofing LLC ',
      clientEmail: 'office@cascoroofing.example',
      details: '',
    }
    const id = await accepted(world, { type, ...client, ...blocks[type] })
    const dana = await world.as(world.dana)
    const { serviceRequest } = await dana.data(show, { id })
    assert.deepEqual(serviceRequest, {
      type,
      state: 'OPEN',
      clientName: 'Casco Roofing LLC',
      clientEmail: 'office@cascoroofing.example',
      clientPhone: null,
      details: null,
      createdAt: '2026-03-16T15:30:00.000Z',
      ...noBlocks,
      ...blocks[type],
      versionHistory: [
        {
          updateTypes: ['CREATE_SERVICE_REQUEST'],
          updateInitiatorType: 'AGENCY_CLIENT',
          updateInitiatorId: keyId,
        },
      ],
    })
  })
}

Deno.test('a client whose name nobody can read has none', async () => {
  await using world = await openWorld()
  const id = await accepted(world, {
    type: 'OTHER',
    clientName: '\u200b\u2060',
    details: 'Please call back.',
  })
  const dana = await world.as(world.dana)
  const { serviceRequest } = await dana.data(show, { id })
  assert.equal(serviceRequest.clientName, null)
  assert.equal(serviceRequest.versionHistory[0].updateInitiatorType, 'ANONYMOUS')
})

Deno.test('a request with the longest texts there may be is taken, and closed with the longest notes', async () => {
  await using world = await openWorld()
  const longest = '雹'.repeat(10_000)
  const id = await accepted(world, { type: 'QUESTION', details: longest, question: { question: longest } })
  const dana = await world.as(world.dana)
  const close = `mutation ($id: ID!, $notes: String) {
    resolveServiceRequest(id: $id, input: { notes: $notes }) { __typename }
  }`
  const { resolveServiceRequest } = await dana.data(close, { id, notes: longest })
  assert.equal(resolveServiceRequest.__typename, 'ResolveServiceRequestSuccess')
})

Deno.test('a request that names no client is from somebody anonymous', async () => {
  await using world = await openWorld()
  const id = await accepted(world, { type: 'OTHER', clientPhone: '(603) 555-0139' })
  const dana = await world.as(world.dana)
  const { serviceRequest } = await dana.data(show, { id })
  assert.equal(serviceRequest.versionHistory[0].updateInitiatorType, 'ANONYMOUS')
})

const types = serviceRequestTypes.join(', ')

const refusals: readonly [string, unknown, { path: string; message: string }[]][] = [
  ['no object', 'hello', [{ path: '', message: 'The body must be a JSON object.' }]],
  ['no type', { clientName: 'Casco' }, [{ path: 'type', message: `type must be one of ${types}.` }]],
  ['an unknown type', { type: 'REFUND' }, [{ path: 'type', message: `type must be one of ${types}.` }]],
  [
    'no block',
    { type: 'CANCEL_POLICY' },
    [{ path: 'cancelPolicy', message: 'cancelPolicy must be an object.' }],
  ],
  [
    'nothing but a type',
    { type: 'OTHER', clientName: ' ' },
    [{ path: 'details', message: 'Say what the request is about, or who it is from.' }],
  ],
  [
    'the block of another type',
    { type: 'OTHER', details: 'The shop is sold.', cancelPolicy: { reason: 'Sold' } },
    [{ path: 'cancelPolicy', message: 'A request of this type has no field cancelPolicy.' }],
  ],
  [
    'a blank question',
    { type: 'QUESTION', question: { question: '  ' } },
    [{ path: 'question.question', message: 'question.question is required.' }],
  ],
  [
    'a name of which nothing can be read',
    { type: 'ADD_ADDITIONAL_INSURED', addAdditionalInsured: { name: '\u200b\u2060' } },
    [{ path: 'addAdditionalInsured.name', message: 'addAdditionalInsured.name is required.' }],
  ],
  [
    'a control in a name',
    { type: 'OTHER', clientName: 'Casco\u0007Roofing' },
    [
      {
        path: 'clientName',
        message: 'clientName contains characters that can’t be displayed. Remove them, then try again.',
      },
    ],
  ],
  [
    'a number for a name and a slip in a field name',
    { type: 'ADD_ADDITIONAL_INSURED', clientName: 7, addAdditionalInsured: { name: 'Bank', adress: {} } },
    [
      { path: 'clientName', message: 'clientName must be a string.' },
      {
        path: 'addAdditionalInsured.adress',
        message: 'A request of this type has no field addAdditionalInsured.adress.',
      },
    ],
  ],
  [
    'a ZIP code as a number',
    { type: 'CREATE_CERTIFICATE', createCertificate: { name: 'Town', address: { postalCode: 6320 } } },
    [
      {
        path: 'createCertificate.address.postalCode',
        message: 'createCertificate.address.postalCode must be a string.',
      },
    ],
  ],
  [
    'an address that is no email address',
    { type: 'OTHER', clientEmail: 'office at casco' },
    [{ path: 'clientEmail', message: 'clientEmail is not a valid email address.' }],
  ],
  [
    'endless details',
    { type: 'OTHER', details: 'a'.repeat(10_001) },
    [{ path: 'details', message: 'details may have up to 10,000 characters.' }],
  ],
]

for (const [name, body, fields] of refusals) {
  Deno.test(`a body with ${name} is refused, with what is wrong by path`, async () => {
    await using world = await openWorld()
    assert.deepEqual(await receive(world, body), { outcome: 'invalid', fields })
    assert.equal(world.harborline.table(serviceRequestKind).size, 0)
  })
}

Deno.test('the same idempotency key and body make one request, also when they come at once', async () => {
  await using world = await openWorld()
  const body = { type: 'OTHER', clientName: 'Casco Roofing LLC' }
  const ids = await Promise.all(Array.from({ length: 10 }, () => accepted(world, body, 'order-1')))
  ids.push(await accepted(world, body, 'order-1'))
  assert.equal(new Set(ids).size, 1)
  assert.equal(world.harborline.table(serviceRequestKind).size, 1)
  assert.notEqual(await accepted(world, body, 'order-2'), ids[0])
  assert.notEqual(await accepted(world, body), ids[0])
})

Deno.test('an idempotency key that was used for another body is refused', async () => {
  await using world = await openWorld()
  await accepted(world, { type: 'OTHER', clientName: 'Casco Roofing LLC' }, 'order-1')
  const again = await receive(world, { type: 'OTHER', clientName: 'Harbor Electric' }, 'order-1')
  assert.equal(again.outcome, 'keyReused')
})

Deno.test('the same body with its fields in another order is the same body', async () => {
  await using world = await openWorld()
  const block = { name: 'First Granite Bank', relationship: 'Mortgagee', address }
  const first = await accepted(
    world,
    { type: 'ADD_ADDITIONAL_INSURED', clientName: 'Casco Roofing LLC', addAdditionalInsured: block },
    'order-1',
  )
  const turned = {
    addAdditionalInsured: {
      address: Object.fromEntries(Object.entries(address).toReversed()),
      relationship: 'Mortgagee',
      name: 'First Granite Bank',
    },
    clientName: 'Casco Roofing LLC',
    type: 'ADD_ADDITIONAL_INSURED',
  }
  assert.equal(await accepted(world, turned, 'order-1'), first)
})
