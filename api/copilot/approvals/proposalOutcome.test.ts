import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'

const outcome = `query ($id: ID!) {
  caraProposalOutcome(id: $id) {
    isDone
    message
    record { __typename id ... on CertificateOfLiabilityInsurance { accountId } }
  }
}`
const decline = 'mutation ($id: ID!) { declineCaraProposal(id: $id, reason: "Wrong holder") { __typename } }'

Deno.test('an approval leads to the certificate that it issued, once it is carried out', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Hi, can you send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101? They need it by Friday.\n\nThanks,\nMarta',
  )
  const [{ id }] = thread.serviceRequests[0].preparedWork.proposals
  assert.equal((await desk.dana.data(outcome, { id })).caraProposalOutcome, null)
  await desk.approve(id)
  const { caraProposalOutcome: done } = await desk.dana.data(outcome, { id })
  assert.equal(done.isDone, true)
  assert.match(done.message, /^Certificate \S+ is issued to Summit Builders Inc\. and sent to marta@/)
  assert.equal(done.record.__typename, 'CertificateOfLiabilityInsurance')
  assert.equal(done.record.accountId, desk.accountId)
})

Deno.test('an approved reply leads to its conversation', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive('We need a certificate of insurance for Summit Builders Inc. by Friday.')
  const [{ id, tool }] = thread.serviceRequests[0].preparedWork.proposals
  assert.equal(tool, 'send_reply')
  await desk.approve(id)
  const { caraProposalOutcome: done } = await desk.dana.data(outcome, { id })
  assert.deepEqual(done, {
    isDone: true,
    message: 'Reply sent to marta@cascoroofing.example.',
    record: { __typename: 'EmailThread', id: thread.id },
  })
})

Deno.test('what was declined has its reason as its outcome', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive('We need a certificate of insurance for Summit Builders Inc. by Friday.')
  const [{ id }] = thread.serviceRequests[0].preparedWork.proposals
  await desk.dana.data(decline, { id })
  const { caraProposalOutcome: declined } = await desk.dana.data(outcome, { id })
  assert.deepEqual(declined, { isDone: false, message: 'Wrong holder', record: null })
})

Deno.test('a reply can still be approved after a message of its thread was passed on', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive('We need a certificate of insurance for Summit Builders Inc. by Friday.')
  const { emailThread } = await desk.dana.data(
    'query ($id: ID!) { emailThread(id: $id) { emails { id } } }',
    {
      id: thread.id,
    },
  )
  const { forwardEmail } = await desk.dana.data(
    'mutation ($id: ID!) { forwardEmail(id: $id, input: { to: ["uw@dirigo.example"], subject: "Fwd: COI" }) { __typename } }',
    { id: emailThread.emails[0].id },
  )
  assert.equal(forwardEmail.__typename, 'ForwardEmailSuccess')
  const [{ id }] = thread.serviceRequests[0].preparedWork.proposals
  assert.equal((await desk.approve(id)).__typename, 'ApproveCaraProposalSuccess')
})

Deno.test('what Cara asks stays the same once a reply of hers was approved', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive('We need a certificate of insurance for Summit Builders Inc. by Friday.')
  const { question, proposals } = thread.serviceRequests[0].preparedWork
  assert.match(question, /\?$/)
  await desk.approve(proposals[0].id)
  assert.equal((await desk.thread()).serviceRequests[0].preparedWork.question, question)
})
