import assert from 'node:assert/strict'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

interface Proposal {
  readonly tool: string
  readonly state: string
  readonly preview: readonly { readonly label: string; readonly value: string }[]
}

function messageOf({ preview }: Proposal): string {
  return preview.find(({ label }) => label === 'Message')?.value ?? ''
}

const auto = {
  type: 'COMMERCIAL_AUTO' as const,
  policyNumber: 'GSC-CA-771093',
  inforceAt: '2026-03-01',
  expiresAt: '2027-03-01',
  coverages: [{ name: 'Combined single limit', limit: 100_000_000 }],
}
const compensation = {
  type: 'WORKERS_COMPENSATION' as const,
  policyNumber: 'GSC-WC-300417',
  inforceAt: '2026-03-01',
  expiresAt: '2027-03-01',
}

Deno.test('the message with a certificate takes up what else the client asks', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Any update on the water claim from February? And Pine State Bank, 8 Canal Plaza, Portland ME 04101 needs a certificate of insurance.\n\nMarta',
  )
  const [certificate] = thread.serviceRequests[0].preparedWork.proposals
  assert.equal(certificate.tool, 'issue_certificate')
  assert.match(
    messageOf(certificate),
    /Attached is the certificate[^]*You also asked: "Any update on the water claim from February\?" We are looking into that/,
  )
})

Deno.test('a question beside a change is answered from the policy', async () => {
  await using desk = await openDesk()
  await desk.keep(
    'GL policy.pdf',
    'POLICY_DOCUMENT',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY POLICY' },
      'This insurance does not apply to property damage caused by water that backs up from a sewer or drain.',
    ]),
  )
  const thread = await desk.receive(
    'Please raise the each occurrence limit on our general liability policy to $2,000,000 from April 1. Is water that backs up from a sewer covered, or is that excluded?\n\nMarta',
  )
  const proposals: readonly Proposal[] = thread.serviceRequests.flatMap(
    ({ preparedWork }: { preparedWork: { proposals: readonly Proposal[] } }) => preparedWork.proposals,
  )
  assert.match(
    proposals.map(messageOf).join('\n'),
    /backs up from a sewer[^]*does not apply to property damage caused by water/,
  )
})

Deno.test('a limit that no document says is answered from the record', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive('What is our general liability limit per occurrence?\n\nMarta')
  const [reply] = thread.serviceRequests[0].preparedWork.proposals
  assert.match(
    messageOf(reply),
    /Our records show for your general liability policy GSC-4821907-24:\n- Each occurrence: \$1,000,000/,
  )
})

Deno.test('a lender who wants evidence of property is not sent a certificate of liability', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Bath Savings Institution ISAOA, 105 Front Street, Bath, ME 04530 needs evidence of property insurance before closing.\n\nMarta',
  )
  const { proposals, messages } = thread.serviceRequests[0].preparedWork
  assert.deepEqual(
    proposals.map(({ tool }: Proposal) => tool),
    ['send_reply'],
  )
  assert.match(messages.at(-1).content, /ACORD 28, which a certificate of liability does not replace/)
  assert.match(
    messageOf(proposals[0]),
    /We are preparing the evidence of property insurance for Bath Savings/,
  )
})

Deno.test('a crash that hurts the driver is reported under both policies', async () => {
  await using desk = await openDesk()
  const { accountId, carrierId, world } = desk
  await openPolicy(world.harborline, { accountId, carrierId, ...auto })
  await openPolicy(world.harborline, { accountId, carrierId, ...compensation })
  const thread = await desk.receive(
    'One of our trucks was rear-ended on I-295 in Freeport this morning at 7:30 am. Our driver, Luis Ortega, hurt his neck and went to Mid Coast Hospital. The police came, report 26-1183, and nobody saw it.\n\nMarta',
    { subject: 'Truck accident' },
  )
  const { messages } = thread.serviceRequests[0].preparedWork
  assert.match(messages.at(-1).content, /policy GSC-CA-771093[^]*policy GSC-WC-300417/)
  assert.doesNotMatch(thread.draft.body, /name of anyone who was hurt/)
})

Deno.test('a notice of cancellation for nobody on record says what is at stake', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Named Insured: Pemaquid Boat Works Inc\nPolicy Number: NRT-0091822\n\nYour policy will be cancelled effective 04/02/2026 for nonpayment of premium. Amount due: $2,410.00 by 04/01/2026.',
    { subject: 'Notice of Cancellation', from: 'noreply@northriver.example', name: 'North River Billing' },
  )
  const [request] = thread.serviceRequests
  assert.match(
    request.preparedWork.messages.at(-1).content,
    /^Time-sensitive: a notice says that the policy of Pemaquid Boat Works Inc will be canceled on Apr 2, 2026 unless \$2,410\.00 is paid by Apr 1, 2026\./,
  )
  assert.equal(desk.letters().length, 0)
})

Deno.test('the address of a holder who has had a certificate is the one from then', async () => {
  await using desk = await openDesk()
  const first = await desk.receive(
    'Please send a certificate to Turner Construction Company, 2 Monument Square, Portland, ME 04101.\n\nMarta',
  )
  await desk.approve(first.serviceRequests[0].preparedWork.proposals[0].id)
  desk.world.clock.advance(60_000)
  const second = await desk.receive(
    'I need an updated certificate for Turner Construction. Same address as last time.\n\nMarta',
    { subject: 'Renewal certificate' },
  )
  const [certificate] = second.serviceRequests[0].preparedWork.proposals
  assert.equal(certificate.tool, 'issue_certificate')
  assert.match(
    JSON.stringify(certificate.preview),
    /Turner Construction Company, 2 Monument Square, Portland, ME 04101/,
  )
  assert.doesNotMatch(second.draft.body, /mailing address/)
})

Deno.test('what a colleague forwards is answered to the client who wrote it', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Can you handle?\n\nDana\n\n---------- Forwarded message ---------\nFrom: Marta Ouellette <marta@cascoroofing.example>\nDate: Mon, Mar 16, 2026 at 9:12 AM\nSubject: COI\nTo: Dana Whitfield <dana.whitfield@harborline.example>\n\nDana, we need a certificate of insurance for Summit Builders Inc.\n\nMarta',
    { subject: 'Fwd: COI', from: desk.world.dana.email, name: 'Dana Whitfield' },
  )
  const [reply] = thread.serviceRequests[0].preparedWork.proposals
  assert.equal(
    reply.preview.find(({ label }: { label: string }) => label === 'To').value,
    'marta@cascoroofing.example',
  )
  assert.match(messageOf(reply), /^Hi Marta,/)
  assert.equal((await desk.approve(reply.id, true)).__typename, 'ApproveCaraProposalSuccess')
  assert.equal(desk.letters().at(-1)?.to, 'marta@cascoroofing.example')
})

Deno.test('a coverage that comes off a vehicle leaves the vehicle on the policy', async () => {
  await using desk = await openDesk()
  const { accountId, carrierId, world } = desk
  await openPolicy(world.harborline, { accountId, carrierId, ...auto })
  const thread = await desk.receive(
    'Please take the 2016 GMC Savana off the policy as of April 1. Also drop collision on the 2012 F-150, it is not worth it anymore.\n\nMarta',
  )
  assert.match(thread.draft.body, /- Remove: 2016 GMC Savana\n- Remove: collision on the 2012 F-150\n/)
})

Deno.test('a mortgagee clause is asked of the carrier as the lender words it', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Our mortgage has been transferred. Effective 04/01/2026 the mortgagee clause on our GL policy should read:\n\nPine State Mortgage Company ISAOA ATIMA\nPO Box 7026\nTroy, MI 48007\nLoan 4410098\n\nMarta',
    { subject: 'Mortgagee change' },
  )
  const [letter] = thread.serviceRequests[0].preparedWork.artifacts
  assert.match(letter?.email?.body ?? '', /should read: Pine State Mortgage Company ISAOA ATIMA/)
})

Deno.test('the message with a certificate says which policy is left off, and who is to be an additional insured', async () => {
  await using desk = await openDesk()
  const { accountId, carrierId, world } = desk
  await openPolicy(world.harborline, {
    accountId,
    carrierId,
    type: 'UMBRELLA',
    policyNumber: 'GSC-UM-1',
    inforceAt: '2025-03-01',
    expiresAt: '2026-03-01',
  })
  const thread = await desk.receive(
    'Please send a COI to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101, naming Summit Builders Inc. and Bayview Owners LLC as additional insureds.\n\nMarta',
  )
  const [proposal] = thread.serviceRequests[0].preparedWork.proposals
  const message = proposal.preview.find(({ label }: { label: string }) => label === 'Message').value
  assert.match(message, /Umbrella GSC-UM-1 is not on the certificate: the policy expired on Mar 1, 2026/)
  assert.match(
    message,
    /You also asked for Summit Builders Inc and Bayview Owners LLC as additional insureds\./,
  )
})
