import assert from 'node:assert/strict'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { planPreparation, type ServiceRequest } from '../../../servicing/index.ts'
import { openRequest } from '../../../servicing/testing/openRequest.ts'
import { pdfOf } from '../../testing/pdfOf.ts'
import { openDesk } from '../../testing/openDesk.ts'

const workflow = { type: 'WORKFLOW', id: null } as const
const read = `{ serviceRequests { edges { node { preparedWork {
  question messages { content } artifacts { title email { subject body } } proposals { preview { label value } }
} } } } }`

/** What Cara prepares for a request that was opened by hand. */
async function prepared(desk: Awaited<ReturnType<typeof openDesk>>, parts: Partial<ServiceRequest>) {
  const { harborline, platform } = desk.world
  const account = { id: desk.accountId, name: 'Casco Roofing LLC' }
  const id = await openRequest(harborline, { clientName: 'Marta Ouellette', account, ...parts })
  await harborline.commit(workflow, planPreparation(harborline, id, 'opened'))
  await platform.jobs.runDue()
  return (await desk.dana.data(read)).serviceRequests.edges[0].node.preparedWork
}

Deno.test('a day in a client’s words counts from the day they were said', async () => {
  await using desk = await openDesk()
  const { artifacts } = await prepared(desk, {
    type: 'OTHER',
    details: 'A customer slipped on our dock yesterday and was taken to the hospital. General liability.',
    businessPolicyId: desk.policyId,
    createdAt: desk.world.clock.now() - 5 * 24 * 60 * 60_000,
  })
  assert.match(artifacts[0].email.body, /Date of loss: 03\/10\/2026/)
})

const owner = {
  type: 'ADD_ADDITIONAL_INSURED',
  addAdditionalInsured: {
    name: 'City of Bath',
    relationship: 'Owner',
    address: { line1: '55 Front Street', line2: null, city: 'Bath', zone: 'ME', postalCode: '04530' },
  },
} as const

Deno.test('a change to a policy that has ended is prepared only once confirmed, and names the one in force', async () => {
  const ended = [
    [{ state: 'EXPIRED' }, 'expired on Mar 1, 2026.'],
    [{ state: 'CANCELED' }, 'is already canceled.'],
    [{ state: 'INFORCE' }, 'lapsed on Mar 1, 2026.'],
  ] as const
  const changes: readonly [string, Partial<ServiceRequest>][] = [
    ['additional insured request', owner],
    [
      'endorsement request',
      {
        type: 'ENDORSE_POLICY',
        endorsePolicy: { policyId: null },
        details: 'Please increase the limit to $2,000,000 effective April 1, 2026',
      },
    ],
  ]
  for (const [state, problem] of ended)
    for (const [title, request] of changes) {
      await using desk = await openDesk()
      const businessPolicyId = await openPolicy(desk.world.harborline, {
        accountId: desk.accountId,
        policyNumber: 'GSC-4821907-23',
        inforceAt: '2025-03-01',
        expiresAt: '2026-03-01',
        ...state,
      })
      const { question, artifacts } = await prepared(desk, { ...request, businessPolicyId })
      assert.equal(
        question,
        `The General Liability policy GSC-4821907-23 ${problem} In force is GSC-4821907-24. Should I prepare the ${title} anyway?`,
      )
      assert.deepEqual(artifacts, [])
    }
})

Deno.test('a client who asks for a change to a policy that has ended is asked about the one in force', async () => {
  await using desk = await openDesk()
  await openPolicy(desk.world.harborline, {
    accountId: desk.accountId,
    policyNumber: 'GSC-4821907-23',
    state: 'CANCELED',
    expiresAt: '2026-03-01',
  })
  const { draft } = await desk.receive(
    'Please add City of Bath, 55 Front Street, Bath, ME 04530 as additional insured on policy GSC-4821907-23. They own the building.',
  )
  assert.match(
    draft.body,
    /add City of Bath to your general liability policy GSC-4821907-23\. Our records show that this policy is no longer in force\. Do you mean your general liability policy GSC-4821907-24 instead\?/,
  )
})

Deno.test('without a number, a client means the policy in force, and no name of a party is a line', async () => {
  await using desk = await openDesk()
  const ended = { accountId: desk.accountId, state: 'CANCELED', expiresAt: '2026-03-01' } as const
  await openPolicy(desk.world.harborline, { ...ended, policyNumber: 'GSC-4821907-23' })
  await openPolicy(desk.world.harborline, { ...ended, type: 'PROPERTY', policyNumber: 'PR-100204' })
  const { draft } = await desk.receive(
    'hey can u add Dirigo Property Mgmt as AI on our GL.. landlord for new shop at 88 Commercial st Portland ME 04101',
  )
  assert.match(
    draft.body,
    /We will ask the carrier to add Dirigo Property Mgmt to your general liability policy/,
  )
})

Deno.test('a reply says that only the documents that were found are attached', async () => {
  await using desk = await openDesk()
  await desk.keep('Invoice 2026.pdf', 'INVOICE', await pdfOf(['Invoice. Amount due $8,425']))
  await desk.receive('Please send us the invoice and the audit statement for our general liability policy.')
  const { proposals } = (await desk.dana.data(read)).serviceRequests.edges[0].node.preparedWork
  const said = proposals[0].preview.map(({ value }: { value: string }) => value).join('\n')
  assert.match(
    said,
    /Attached is the invoice you asked for\. We are still getting the premium audit statement for you\./,
  )
  assert.match(said, /Invoice 2026\.pdf$/)
})

Deno.test('an additional insured request asks only for what was not typed', async () => {
  const cases: readonly [Partial<ServiceRequest>, RegExp | null][] = [
    [{ ...owner, addAdditionalInsured: { ...owner.addAdditionalInsured, relationship: 'Sublessor' } }, null],
    [
      { ...owner, addAdditionalInsured: { ...owner.addAdditionalInsured, address: null } },
      /^What is the mailing address of City of Bath\?$/,
    ],
    [
      { ...owner, addAdditionalInsured: { ...owner.addAdditionalInsured, relationship: null } },
      /^What is their relationship to the insured/,
    ],
  ]
  for (const [request, question] of cases) {
    await using desk = await openDesk()
    const { world, accountId } = desk
    await openPolicy(world.harborline, {
      accountId,
      type: 'WORKERS_COMPENSATION',
      policyNumber: 'WC-7730021',
    })
    const work = await prepared(desk, { ...request, details: 'They want it on the GL.' })
    if (question) assert.match(work.question, question)
    else
      assert.match(
        work.artifacts[0].email.body,
        /GSC-4821907-24[^]*Additional insured:\nCity of Bath\n55 Front Street\nBath, ME 04530\n\nRelationship to the insured: Sublessor/,
      )
  }
})

Deno.test('a new address is the change that an endorsement asks for', async () => {
  await using desk = await openDesk()
  const { artifacts } = await prepared(desk, {
    type: 'ENDORSE_POLICY',
    endorsePolicy: { policyId: null },
    businessPolicyId: desk.policyId,
    details: 'We moved! New mailing address is 410 Congress St, Portland ME 04101, effective April 1.',
  })
  assert.match(artifacts[0].email.body, /Requested change: New mailing address is 410 Congress St, Portland/)
})
