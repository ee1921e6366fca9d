import assert from 'node:assert/strict'
import { emailKind } from '../../communication/index.ts'
import { replace } from '../../platform/index.ts'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

const answerByHand = `mutation ($id: ID!) { sendEmailReply(id: $id, input: { body: "Here you go." }) { __typename } }`
const edit = `mutation ($id: ID!, $input: EditCaraReplyInput!) {
  editCaraReply(id: $id, input: $input) {
    __typename
    ... on EditCaraReplySuccess { caraProposal { id state preview { label value } } }
    ... on ValidationErrors { fields { path message } }
  }
}`
const prepared = `query ($id: ID!) { emailThread(id: $id) { isWaitingForApproval preparedReplies {
  id tool reply { to subject body } viewerCanDecide { isAllowed } viewerCanApprove { isAllowed reason }
} } }`
const certificateRequest =
  'Please send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.'

type Desk = Awaited<ReturnType<typeof openDesk>>

async function openDocumentRequest() {
  const desk = await openDesk()
  await desk.keep('GL declarations.pdf', 'POLICY_DOCUMENT', await pdfOf([{ heading: 'Declarations' }]))
  const thread = await desk.receive('Could you email me a copy of our dec page? Thanks, Marta')
  return { desk, thread, proposal: thread.serviceRequests[0].preparedWork.proposals[0] }
}

async function repliesIn(desk: Desk, id: string) {
  return (await desk.dana.data(prepared, { id })).emailThread.preparedReplies
}

Deno.test('a reply written by hand withdraws the prepared one, with the reason', async () => {
  const { desk, thread, proposal } = await openDocumentRequest()
  await using _ = desk
  assert.equal((await repliesIn(desk, thread.id))[0].reply.to, 'marta@cascoroofing.example')
  const listed = async () =>
    (await desk.dana.data(prepared, { id: thread.id })).emailThread.isWaitingForApproval
  assert.equal(await listed(), true)
  await desk.dana.data(answerByHand, { id: thread.id })
  await desk.world.platform.jobs.runDue()
  assert.equal(await listed(), false)
  assert.deepEqual(await repliesIn(desk, thread.id), [])
  const { state, proposals } = (await desk.thread()).serviceRequests[0].preparedWork
  assert.equal(state, 'IDLE')
  assert.equal(proposals[0].state, 'WITHDRAWN')
  assert.equal(proposals[0].result, 'Dana Whitfield answered this thread.')
  const sent = desk.letters().length
  assert.equal((await desk.approve(proposal.id)).__typename, 'CannotDecideError')
  assert.equal(desk.letters().length, sent)
})

Deno.test('a proposal that waits for approval tells whose it is', async () => {
  const { desk, proposal } = await openDocumentRequest()
  await using _ = desk
  const { pendingCaraProposals } = await desk.dana.data('{ pendingCaraProposals { id customerName } }')
  assert.deepEqual(pendingCaraProposals, [{ id: proposal.id, customerName: 'Casco Roofing LLC' }])
})

Deno.test('a certificate is prepared again without its reply after a user answered by hand', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(certificateRequest)
  await desk.dana.data(answerByHand, { id: thread.id })
  await desk.world.platform.jobs.runDue()
  const { proposals } = (await desk.thread()).serviceRequests[0].preparedWork
  assert.deepEqual(
    proposals.map(({ tool, state }: { tool: string; state: string }) => [tool, state]),
    [
      ['issue_certificate', 'WITHDRAWN'],
      ['issue_certificate', 'PENDING'],
    ],
  )
  assert.deepEqual(await repliesIn(desk, thread.id), [])
})

Deno.test('an answered thread waits for the agency until its certificate is approved', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(certificateRequest)
  await desk.dana.data(answerByHand, { id: thread.id })
  await desk.world.platform.jobs.runDue()
  const waiting = async () => {
    const { us, client } = await desk.dana.data(`{
      us: emailThreads(waitingFor: AGENT) { edges { node { waitingFor waitingSince } } }
      client: emailThreads(waitingFor: CLIENT) { totalCount }
    }`)
    const [first] = us.edges
    return [first?.node.waitingFor ?? null, typeof first?.node.waitingSince, client.totalCount]
  }
  assert.deepEqual(await waiting(), ['AGENT', 'string', 0])
  const { proposals } = (await desk.thread()).serviceRequests[0].preparedWork
  await desk.approve(proposals.at(-1).id)
  assert.deepEqual(await waiting(), [null, 'undefined', 1])
})

Deno.test('a prepared reply can be declined but not approved while a message of its thread is in doubt', async () => {
  const { desk, thread, proposal } = await openDocumentRequest()
  await using _ = desk
  const agency = desk.world.harborline
  const row = agency
    .table(emailKind)
    .related('thread', thread.id)
    .find(({ delivery }) => delivery === 'SENT')
  const acknowledgment = row && (await agency.read(emailKind, row.id))
  assert(acknowledgment)
  await agency.commit({ type: 'WORKFLOW', id: null }, [
    replace(acknowledgment, { ...acknowledgment.value, delivery: 'UNCONFIRMED' }, 'LOSE_EMAIL'),
  ])
  const [reply] = await repliesIn(desk, thread.id)
  assert.equal(reply.viewerCanDecide.isAllowed, true)
  assert.match(
    reply.viewerCanApprove.reason,
    /may not have been sent\. Send it again or mark it as sent first/,
  )
  const sent = desk.letters().length
  assert.equal((await desk.approve(proposal.id)).__typename, 'CannotDecideError')
  assert.equal(desk.letters().length, sent)
})

const decline = `mutation ($id: ID!) { declineCaraProposal(id: $id) { __typename } }`

Deno.test('work whose proposal was declined does not say that it waits for approval', async () => {
  const { desk, proposal } = await openDocumentRequest()
  await using _ = desk
  const { declineCaraProposal } = await desk.dana.data(decline, { id: proposal.id })
  assert.equal(declineCaraProposal.__typename, 'DeclineCaraProposalSuccess')
  const { state, messages } = (await desk.thread()).serviceRequests[0].preparedWork
  assert.equal(state, 'IDLE')
  assert.doesNotMatch(messages.at(-1).content, /wait|approv/i)
})

Deno.test('an edited reply needs its own approval and is sent as edited', async () => {
  const { desk, thread, proposal } = await openDocumentRequest()
  await using _ = desk
  const empty = await desk.dana.data(edit, { id: proposal.id, input: { subject: 'Dec page', body: ' ' } })
  assert.deepEqual(empty.editCaraReply.fields, [{ path: 'body', message: 'Write a message.' }])
  const input = { subject: 'Your dec page', body: 'Hi Marta, here it is.' }
  const { caraProposal } = (await desk.dana.data(edit, { id: proposal.id, input })).editCaraReply
  assert.notEqual(caraProposal.id, proposal.id)
  assert.deepEqual(
    caraProposal.preview.slice(0, 4).map(({ value }: { value: string }) => value),
    ['marta@cascoroofing.example', 'Your dec page', 'Hi Marta, here it is.', 'GL declarations.pdf'],
  )
  assert.equal((await desk.approve(proposal.id)).__typename, 'CannotDecideError')
  assert.equal((await desk.approve(caraProposal.id)).__typename, 'ApproveCaraProposalSuccess')
  const letter = desk.letters().at(-1)
  assert.equal(letter?.subject, 'Your dec page')
  assert.equal(letter?.text, 'Hi Marta, here it is.')
  assert.equal(letter?.attachments?.length, 1)
  assert.deepEqual(await repliesIn(desk, thread.id), [])
})
