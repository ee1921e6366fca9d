import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'
import { pdfOf } from '../../testing/pdfOf.ts'
import { asksToSendDocument } from './sendDocument.ts'

const declarations = [
  { heading: 'Commercial General Liability Declarations' },
  'Policy Number: GSC-4821907-24',
  'Named Insured: Casco Roofing LLC, 12 Mill Road, Bath, ME 04530',
  'Policy Period: From 03/01/2026 To 03/01/2027',
  'Each Occurrence Limit $1,000,000',
]

async function openFiledDesk() {
  const desk = await openDesk()
  await desk.keep('GL declarations 2026.pdf', 'POLICY_DOCUMENT', await pdfOf(declarations))
  return desk
}

Deno.test('drafts the email that brings a client the document on file', async () => {
  await using desk = await openFiledDesk()
  for (const request of [
    'Send marta at Casco Roofing the dec page of her GL',
    'please email Casco Roofing LLC their general liability declarations',
  ]) {
    const { messages, artifacts } = await desk.ask(request)
    const [{ email }] = artifacts
    assert.deepEqual(email.to, [{ email: 'marta@cascoroofing.example' }])
    assert.equal(email.subject, 'Your General Liability declarations page')
    assert.match(email.body, /Attached is the declarations page of your General Liability policy\./)
    assert.deepEqual(
      email.attachments.map(({ name }: { name: string }) => name),
      ['GL declarations 2026.pdf'],
    )
    assert.match(messages.at(-1).content, /^I drafted .* to Marta Ouellette\. I attached GL declarations/)
  }
})

Deno.test('asks a person to confirm before a document of a client goes to an address not on its record', async () => {
  await using desk = await openFiledDesk()
  const { id } = await desk.ask('email Casco Roofing’s policy to landlord@bathmill.example')
  const sending = await desk.say(id, 'send it')
  const [proposal] = sending.proposals
  assert.match(proposal.confirmation, /landlord@bathmill\.example is not on record for Casco Roofing LLC\./)
  assert.equal((await desk.approve(proposal.id)).__typename, 'CannotDecideError')
  assert.equal(desk.letters().length, 0)
  assert.equal((await desk.approve(proposal.id, true)).__typename, 'ApproveCaraProposalSuccess')
  assert.deepEqual(desk.letters()[0]?.to, 'landlord@bathmill.example')

  const own = await desk.ask('send Marta at Casco Roofing her policy')
  const [known] = (await desk.say(own.id, 'send it')).proposals
  assert.equal(known.confirmation, null)
})

Deno.test('drafts nothing without the document, the policy or the client', async () => {
  await using desk = await openFiledDesk()
  for (const [request, says] of [
    ['send Casco Roofing their loss runs', /^No loss runs of \[Casco Roofing LLC\].* is on file/],
    ['send Casco Roofing their umbrella policy', /has no Umbrella policy in force, so I drafted nothing\./],
    ['send the binder', /^Whose document is it\?$/],
  ] as const) {
    const { messages, artifacts } = await desk.ask(request)
    assert.match(messages.at(-1).content, says)
    assert.deepEqual(artifacts, [])
  }
})

Deno.test('leaves other letters to the work that writes them', () => {
  for (const request of [
    'send Marta a certificate for Summit Builders',
    'send the renewal letter for the GL policy',
    'email the carrier to endorse the auto policy',
    'email Marta that her policy was issued',
    'send them the policy change request',
    'send a cancellation request for the umbrella policy',
    'what does the policy say?',
  ])
    assert.equal(asksToSendDocument(request), false, request)
})
