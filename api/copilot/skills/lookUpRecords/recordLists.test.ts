import assert from 'node:assert/strict'
import { emailThreadKind } from '../../../communication/index.ts'
import { storeConversations } from '../../../communication/testing/storeConversations.ts'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openRequest } from '../../../servicing/testing/openRequest.ts'
import { replace } from '../../../platform/index.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { openDesk } from '../../testing/openDesk.ts'
import { isOnlyOfRecords } from './recordLists.ts'

/** A client with a policy, a thread that waits for us and one that has waited two weeks for the client. */
async function openRecords() {
  const copilot = await openCopilot()
  const { harborline } = copilot.world
  const name = 'Delgado Roofing LLC'
  const { id } = await openAccount(harborline, { detail: { name } })
  await openPolicy(harborline, { accountId: id, policyNumber: 'GSC-4821907-24', expiresAt: '2027-03-01' })
  const account = { id, name }
  await storeConversations(harborline, { thread: { account } })
  await storeConversations(harborline, {
    thread: {
      subject: 'Payroll for the audit',
      waitingFor: 'CLIENT',
      updatedAt: Date.parse('2026-03-02T15:00:00Z'),
    },
    email: { messageId: 'audit-1@delgadoroofing.example', body: 'Could you send the payroll by class?' },
    call: { providerCallId: 'call_2' },
  })
  await openRequest(harborline, { createdAt: Date.parse('2026-03-16T13:00:00Z') })
  return copilot
}

const questions: readonly (readonly [question: string, says: RegExp])[] = [
  [
    'Which clients haven’t answered our emails?',
    /^One email thread waits for an answer from the client:[\s\S]*\[Payroll for the audit\]\(\/app\/emails\/et_\w+\)/,
  ],
  ['who are we still waiting on', /^One email thread waits for an answer from the client/],
  [
    'Who hasn’t gotten back to us in over a week?',
    /without a message since Mar 9, 2026 waits for an answer from the client/,
  ],
  [
    'who has not replied for more than 3 weeks',
    /^No email thread without a message since Feb 23, 2026 waits for an answer from the client\.$/,
  ],
  ['Who haven’t we gotten back to?', /waits for an answer from us:[\s\S]*Certificate for the Summit job/],
  ['which emails are waiting for us', /^One email thread waits for an answer from us/],
  [
    'any unanswered emails from Delgado Roofing?',
    /^One email thread of \[Delgado Roofing LLC\]\(.*\) waits for an answer from us/,
  ],
  [
    'find all emails that mention payroll by class',
    /^One email thread mentions “payroll by class”:[\s\S]*Payroll for the audit/,
  ],
  ['show me emails about “wind deductible”', /^No email mentions “wind deductible”\./],
  ['which requests came in today?', /^The agency has one open request opened on Mar 16, 2026:/],
  [
    'show me open requests older than 5 days',
    /^The agency has no open requests opened on or before Mar 11, 2026\.$/,
  ],
  [
    'which policies have no documents?',
    /^1 of the 1 policies in force has no document on file:[\s\S]*Delgado Roofing LLC \| \[GSC-4821907-24\]/,
  ],
  ['what is the NAICS code for a roofing contractor', /\| 238160 \| Roofing Contractors \|/],
  ['which certificates went to City of Portland?', /^No certificate was issued/],
  [
    'Summarize what Delgado Roofing has with us and what’s missing',
    /On record for \[Delgado Roofing LLC\][\s\S]*GSC-4821907-24/,
  ],
]

Deno.test('lists email threads, requests, policies and industries from the records', async () => {
  await using copilot = await openRecords()
  for (const [question, says] of questions) {
    const { messages, planStages } = await copilot.ask(question)
    assert.match(messages.at(-1).content, says, question)
    assert.equal(planStages.at(-1).title, 'Look up records', question)
  }
})

Deno.test('a thread whose prepared work waits for approval waits for us, as in the list of emails', async () => {
  await using desk = await openDesk()
  const { harborline } = desk.world
  const { id } = await desk.receive(
    'Can you send a certificate to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101?',
    { subject: 'COI for Summit' },
  )
  const thread = await harborline.read(emailThreadKind, id)
  assert(thread)
  const answered = { ...thread.value, waitingFor: 'CLIENT' as const }
  await harborline.commit({ type: 'SYSTEM', id: null }, [replace(thread, answered, 'UPDATE_EMAIL_THREAD')])
  const { messages } = await desk.ask('which emails are waiting for us?')
  assert.match(messages.at(-1).content, /^One email thread waits for an answer from us:[\s\S]*COI for Summit/)
})

Deno.test('a question for a document or work on an email is not answered from the records alone', () => {
  for (const message of [
    'Write Marta that we are waiting for the payroll',
    'What happens if the carrier has not responded in 30 days?',
    'Find the exclusion that mentions residential work',
    'Which policy documents mention a waiver?',
    'Tell the client we have not heard from the underwriter',
    'compare the two quotes’ limits with the lease’s requirements',
    'Reply that the carrier never answered',
  ])
    assert.equal(isOnlyOfRecords(message), false, message)
})
