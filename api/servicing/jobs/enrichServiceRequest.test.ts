import assert from 'node:assert/strict'
import {
  accountKind,
  businessPolicyKind,
  carrierKind,
  openedAccount,
  openedPolicy,
  wholeCarrier,
} from '../../knowledge/index.ts'
import type { Account } from '../../knowledge/index.ts'
import { create } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { receiveServiceRequest } from '../inbound/receiveServiceRequest.ts'

const provider = { type: 'SYSTEM', id: null } as const

function business(name: string, email: string | null, phone: string | null): Account {
  const detail = { name, email, phone, dba: null, mailingAddress: null, naics: null, website: null }
  return openedAccount({ type: 'BUSINESS', detail }, [], 0)
}

/** Three clients, two of whom share an office and its phone, and a policy of the first. */
async function writeBook(agency: AgencyStore) {
  const [roofing, electric, dental] = [1, 2, 3].map(() => agency.newId(accountKind))
  const [carrierId, policyId] = [agency.newId(carrierKind), agency.newId(businessPolicyKind)]
  assert(roofing && electric && dental)
  await agency.commit(provider, [
    create(
      accountKind,
      roofing,
      business('Casco Roofing LLC', 'office@cascoroofing.example', '(207) 555-0142'),
      'CREATE_ACCOUNT',
    ),
    create(
      accountKind,
      electric,
      business('Harbor Electric Inc.', 'tom@harborelectric.example', '(207) 555-0142'),
      'CREATE_ACCOUNT',
    ),
    create(accountKind, dental, business('Aurora Dental PC', null, '(603) 555-0101'), 'CREATE_ACCOUNT'),
    create(carrierKind, carrierId, wholeCarrier({ name: 'Granite State Casualty' }), 'CREATE_CARRIER'),
    create(
      businessPolicyKind,
      policyId,
      openedPolicy(
        roofing,
        {
          carrierId,
          type: 'GENERAL_LIABILITY',
          policyNumber: 'GSC-4821907-24',
          expiresAt: '2027-03-01',
        },
        0,
      ),
      'CREATE_BUSINESS_POLICY',
    ),
  ])
  return { policyId }
}

const show = `query ($id: ID!) {
  serviceRequest(id: $id) {
    customerName
    account { account { name } }
    businessPolicy { type carrier { name } }
    cancelPolicy { policy { policyNumber expiresAt } }
    versionHistory { updateTypes updateInitiatorType }
  }
}`

const clues: readonly [string, Record<string, unknown>, string | null][] = [
  [
    'their email address in other letters',
    { clientEmail: 'Office@CascoRoofing.example' },
    'Casco Roofing LLC',
  ],
  ['their phone number written otherwise', { clientPhone: '+1 603.555.0101' }, 'Aurora Dental PC'],
  ['a phone number that two share', { clientPhone: '(207) 555-0142' }, null],
  [
    'a shared phone number and their name',
    { clientPhone: '(207) 555-0142', clientName: 'harbor electric, inc' },
    'Harbor Electric Inc.',
  ],
  [
    'the number of their policy',
    { policyNumber: 'gsc 4821907 24', clientName: 'Somebody' },
    'Casco Roofing LLC',
  ],
  ['nothing that is on record', { clientName: 'Somebody', clientEmail: 'who@nowhere.example' }, null],
]

for (const [name, client, expected] of clues) {
  Deno.test(`a client who gives ${name} is ${expected ?? 'not recognized'}`, async () => {
    await using world = await openWorld()
    await writeBook(world.harborline)
    const deps = { agency: world.harborline, clock: world.clock }
    const body = { type: 'OTHER', ...client }
    const received = await receiveServiceRequest(deps, { keyId: 'ak_1', body, idempotencyKey: null })
    assert(received.outcome === 'accepted')
    await world.platform.jobs.runDue()
    const dana = await world.as(world.dana)
    const { serviceRequest } = await dana.data(show, { id: received.id })
    assert.equal(serviceRequest.account?.account.name ?? null, expected)
    assert.deepEqual(
      serviceRequest.versionHistory.map(({ updateTypes }: { updateTypes: string[] }) => updateTypes.join()),
      expected ? ['CREATE_SERVICE_REQUEST', 'ENRICH_SERVICE_REQUEST'] : ['CREATE_SERVICE_REQUEST'],
    )
  })
}

for (const clue of ['id', 'number'] as const) {
  Deno.test(`links a cancellation that gives the policy by its ${clue} to that policy`, async () => {
    await using world = await openWorld()
    const { policyId } = await writeBook(world.harborline)
    const deps = { agency: world.harborline, clock: world.clock }
    const given = clue === 'id' ? policyId : 'GSC-4821907-24'
    const body = { type: 'CANCEL_POLICY', cancelPolicy: { policyId: given } }
    const received = await receiveServiceRequest(deps, { keyId: 'ak_1', body, idempotencyKey: null })
    assert(received.outcome === 'accepted')
    await world.platform.jobs.runDue()
    const dana = await world.as(world.dana)
    const { serviceRequest } = await dana.data(show, { id: received.id })
    assert.deepEqual(serviceRequest, {
      customerName: 'Casco Roofing LLC',
      account: { account: { name: 'Casco Roofing LLC' } },
      businessPolicy: { type: 'GENERAL_LIABILITY', carrier: { name: 'Granite State Casualty' } },
      cancelPolicy: { policy: { policyNumber: 'GSC-4821907-24', expiresAt: '2027-03-01' } },
      versionHistory: [
        { updateTypes: ['CREATE_SERVICE_REQUEST'], updateInitiatorType: 'ANONYMOUS' },
        { updateTypes: ['ENRICH_SERVICE_REQUEST'], updateInitiatorType: 'WORKFLOW' },
      ],
    })
  })
}
