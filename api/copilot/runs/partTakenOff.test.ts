import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'

for (const [body, types, expected] of [
  [
    `Hi Dana,\n\n1. We're closing the Topsham depot at the end of the year (last day December 31). Please take 88 Winter Street off the policy as of 1/1/2027.\n2. The landlord at 12 Mill Road (Elm Street Realty Trust, 14 Elm St, Bath ME 04530) wants an updated certificate with them as additional insured.\n\nAlso happy Thanksgiving!\nMarta`,
    ['CREATE_CERTIFICATE', 'ENDORSE_POLICY'],
    /effective Jan 1, 2027:\n- Remove: 88 Winter Street/,
  ],
  [
    'Hi, we are shutting down the Brunswick shop on June 30. Please drop 210 Maine Street from the policy as of July 1. Thanks, Marta',
    ['ENDORSE_POLICY'],
    /effective Jul 1, 2026:\n- Remove: 210 Maine Street/,
  ],
  [
    "Hi, the lease on 45 Commercial St ends May 31 and we're not renewing it. Can you take 45 Commercial off as of June 1? Thanks",
    ['ENDORSE_POLICY'],
    /effective Jun 1, 2026:\n- Remove: 45 Commercial/,
  ],
  [
    'We are out of the storage unit for good at the end of May, the doors closed and the keys are gone. Please remove the storage unit in Topsham from our policy as of 6/1.\n\nMarta',
    ['ENDORSE_POLICY'],
    /effective Jun 1, 2026:\n- Remove: the storage unit in Topsham/,
  ],
] as const)
  Deno.test(`a part that comes off a policy does not cancel it: ${body.slice(0, 60)}`, async () => {
    await using desk = await openDesk()
    const { draft, serviceRequests } = await desk.receive(body, { subject: 'Two things' })
    assert.deepEqual(serviceRequests.map(({ type }: { type: string }) => type).toSorted(), types)
    assert.match(draft.body, expected)
    assert.doesNotMatch(draft.body, /cancel|release|renew/i)
  })

for (const body of [
  'We sold the business and closed the shop on Main Street last week. Please cancel our policy effective April 1.',
  'We are closing down at the end of the year. Take 12 Mill Road off the property policy and cancel our general liability policy as of April 30.',
])
  Deno.test(`a policy that is to end as well is still canceled: ${body.slice(0, 60)}`, async () => {
    await using desk = await openDesk()
    const { serviceRequests } = await desk.receive(body, { subject: 'Our policy' })
    assert.ok(serviceRequests.some(({ type }: { type: string }) => type === 'CANCEL_POLICY'))
  })

const correct = `mutation ($id: ID!, $input: ServiceRequestCorrectionInput!) {
  correctServiceRequest(id: $id, input: $input) { __typename }
}`

interface Proposal {
  readonly id: string
  readonly state: string
  readonly preview: object[]
}

Deno.test('merging a request away takes its words and its papers out of the reply', async () => {
  await using desk = await openDesk()
  const received = await desk.receive(
    'Please change our mailing address to 9 Front Street, Bath, ME 04530.\n\nMarta',
    { subject: 'Our address' },
  )
  const changed = received.serviceRequests[0]
  await desk.dana.data(correct, { id: changed.id, input: { alsoType: 'CANCEL_POLICY' } })
  await desk.world.platform.jobs.runDue()
  const before = await desk.thread()
  assert.match(before.draft.body, /You asked us to cancel/)
  const canceled = before.serviceRequests.find(({ type }: { type: string }) => type === 'CANCEL_POLICY')
  const pending = (thread: { serviceRequests: { preparedWork: { proposals: Proposal[] } }[] }) =>
    thread.serviceRequests.flatMap(({ preparedWork }) =>
      preparedWork.proposals.filter(({ state }) => state === 'PENDING'),
    )
  const [first] = pending(before)

  desk.world.clock.advance(60_000)
  const answer = await desk.dana.data(correct, { id: canceled.id, input: { mergeIntoId: changed.id } })
  assert.equal(answer.correctServiceRequest.__typename, 'CorrectServiceRequestSuccess')
  await desk.world.platform.jobs.runDue()

  const after = await desk.thread()
  assert.doesNotMatch(after.draft.body, /cancel|release/i)
  assert.match(after.draft.body, /9 Front Street/)
  const waiting = pending(after)
  assert.equal(waiting.length, 1)
  assert.doesNotMatch(JSON.stringify(waiting[0]?.preview), /cancel|release/i)
  await desk.approve(first?.id ?? '')
  assert.deepEqual(
    desk.letters().filter(({ text }) => /You asked us to cancel/.test(text ?? '')),
    [],
  )
  await desk.approve(waiting[0]?.id ?? '')
  const sent = desk.letters().at(-1)
  assert.match(sent?.text ?? '', /9 Front Street/)
  assert.deepEqual(sent?.attachments ?? [], [])
})
