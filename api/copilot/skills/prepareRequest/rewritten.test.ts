import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'
import { pdfOf } from '../../testing/pdfOf.ts'
import { withAnswer } from './rewritten.ts'

Deno.test('one reply answers the question and speaks of the change asked for beside it', async () => {
  await using desk = await openDesk()
  const form = [
    { heading: 'COMMERCIAL GENERAL LIABILITY POLICY' },
    'This insurance does not apply to property damage caused by water that backs up from a sewer or drain.',
  ]
  await desk.keep('GL policy.pdf', 'POLICY_DOCUMENT', await pdfOf(form))
  const thread = await desk.receive(
    '1. Please raise the each occurrence limit of the general liability policy to $2,000,000 effective April 1, 2026.\n2. Is water that backs up from a sewer covered under our policy?',
    { subject: 'Two things' },
  )
  const requests: { type: string; preparedWork: { proposals: { preview: unknown }[] } }[] =
    thread.serviceRequests
  assert.deepEqual(
    requests.map(({ type, preparedWork }) => [type, preparedWork.proposals.length]),
    [
      ['ENDORSE_POLICY', 0],
      ['QUESTION', 1],
    ],
  )
  const message = JSON.stringify(requests[1]?.preparedWork.proposals[0]?.preview)
  assert.match(message, /backs up from a sewer or drain[^]*We have your request to change your general/)
  assert.doesNotMatch(message, /We are checking/)
})

Deno.test('an apology stays before the document that the client asked for again', () => {
  const draft = {
    threadId: null,
    answers: null,
    serviceRequestId: null,
    to: 'marta@cascoroofing.example',
    cc: [],
    subject: 'Re: Loss runs',
    body: 'Hi Marta,\n\nWe are sorry that you had to ask again, and for the wait. We are getting the loss runs for you.\n\nBest regards,\nHarborline',
    fileIds: [],
  }
  assert.equal(
    withAnswer(draft, 'Attached are the loss runs you asked for.'),
    'Hi Marta,\n\nWe are sorry that you had to ask again, and for the wait. Attached are the loss runs you asked for.\n\nBest regards,\nHarborline',
  )
})
