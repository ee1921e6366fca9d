import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { planPreparation } from '../../../servicing/index.ts'
import { openRequest } from '../../../servicing/testing/openRequest.ts'
import { openDesk } from '../../testing/openDesk.ts'

interface Line {
  readonly label: string
  readonly value: string
}

function valueOf({ preview }: { preview: readonly Line[] }, label: string): string {
  return preview.find((line) => line.label === label)?.value ?? ''
}

Deno.test("a carrier's notice is answered, and the insured reads what it says", async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Insured: Casco Roofing LLC\nPolicy: GSC-4821907-24\n\nThis policy will be canceled effective 12:01 a.m. on April 9, 2026 for non-payment of premium unless $611.25 is received before that date.',
    { subject: 'Notice of Intent to Cancel - Casco Roofing LLC', from: 'notices@granitestate.example' },
  )
  const { messages, proposals } = thread.serviceRequests[0].preparedWork
  assert.equal(proposals.length, 2, JSON.stringify(messages))
  const [reply, letter] = proposals
  assert.match(
    valueOf(reply, 'Message'),
    /^Hello,\n\nThanks for your message\. We will take it up with Casco/,
  )
  assert.equal(valueOf(letter, 'To'), 'office@cascoroofing.example')
  assert.match(
    valueOf(letter, 'Message'),
    /your general liability policy GSC-4821907-24 will be canceled on Apr 9, 2026 unless \$611\.25 is paid\.[^]*Don't rely on coverage after that day/,
  )
  assert.equal((await desk.approve(letter.id)).__typename, 'ApproveCaraProposalSuccess')
  assert.deepEqual(
    desk.letters().map(({ to }) => to),
    ['office@cascoroofing.example'],
  )
})

Deno.test('a notice from a desk of the carrier is from the carrier, and due before the coverage ends', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Policy GSC-4821907-24, Casco Roofing LLC. The premium of $611.25 due 2/20/2026 has not been received. The policy will be canceled effective 4/9/2026 at 12:01 a.m. unless payment is received before that date.',
    {
      subject: 'Notice of cancellation GSC-4821907-24',
      from: 'ar@granitestate.example',
      name: 'Billing Department',
      domain: 'granitestate.example',
    },
  )
  assert.equal(thread.emails[0].senderRole, 'PARTICIPANT')
  const { proposals } = thread.serviceRequests[0].preparedWork
  const letter = proposals.find((each: { preview: readonly Line[] }) => valueOf(each, 'To').includes('casco'))
  assert.match(valueOf(letter, 'Message'), /\n\nGranite State Casualty has sent us a notice\./)
})

Deno.test('a request opened by hand without an account offers the accounts of the contact who asks', async () => {
  const cases = [
    [
      { clientEmail: 'Rosa@Gullwing.example' },
      /^This may be \[Gullwing Cafe LLC\]\(\/app\/accounts\/\S+\): Rosa@/,
    ],
    [
      { clientPhone: '(207) 555-0199' },
      /^This may be \[Gullwing Cafe LLC\]\S+: \(207\) 555-0199 is on record/,
    ],
    // She wrote for the account before, though she is no contact of it.
    [
      { clientName: 'June Hale' },
      /^This may be \[Casco Roofing LLC\]\S+: June Hale has written to us for it\. Choose/,
    ],
    [{ clientName: 'Pat Hale' }, /^No account matches with certainty\. Choose the account\./],
    [
      { clientEmail: 'nobody@elsewhere.example' },
      /^No account matches with certainty\. Choose the account\./,
    ],
  ] as const
  for (const [client, expected] of cases) {
    await using desk = await openDesk()
    const { harborline, platform } = desk.world
    await desk.receive('Please send us the loss runs.', {
      from: 'june@cascoroofing.example',
      name: 'June Hale',
    })
    await openAccount(harborline, {
      detail: { name: 'Gullwing Cafe LLC', email: 'office@gullwing.example' },
      contact: { name: 'Rosa Lind', email: 'rosa@gullwing.example', phone: '207-555-0199' },
    })
    const none = { clientName: null, clientEmail: null, clientPhone: null, account: null }
    const id = await openRequest(harborline, {
      type: 'DOCUMENT_REQUEST',
      documentRequest: { type: 'loss runs' },
      ...none,
      ...client,
    })
    await harborline.commit({ type: 'WORKFLOW', id: null }, planPreparation(harborline, id, 'opened'))
    await platform.jobs.runDue()
    const read = `{ serviceRequest(id: "${id}") { preparedWork { messages { content } } } }`
    const { preparedWork } = (await desk.dana.data(read)).serviceRequest
    const { content } = preparedWork.messages.at(-1)
    assert.match(content, expected)
    assert.match(content, /Choose the account\. Then I will prepare the rest\.$/)
  }
})
