import assert from 'node:assert/strict'
import { openDesk } from '../../testing/openDesk.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

Deno.test("a carrier's recommendations after a survey are told the insured, each with its date", async () => {
  await using desk = await openDesk()
  const content = await pdfOf([
    'GRANITE STATE CASUALTY',
    'Loss Control Department',
    'Casco Roofing LLC, 12 Mill Road, Bath, ME 04530',
    'RE: Policy GSC-4821907-24 - Loss control survey of 02/20/2026',
    'Critical recommendation 26-01: The fire extinguishers are out of date. Have them serviced and send the invoice by April 10, 2026. Important recommendation 26-02: Keep 36 inches clear before the electrical panel within 60 days.',
    'Failure to comply with critical recommendations may result in cancellation. Please return the response form signed.',
    'Noel Burke, Loss Control Consultant',
  ])
  const thread = await desk.receive(
    'Please see the attached letter. A response is required by April 10, 2026.\n\nNoel Burke',
    {
      subject: 'GSC-4821907-24 Casco Roofing - recommendations',
      from: 'losscontrol@granitestate.example',
      name: 'Granite State Loss Control',
      domain: 'granitestate.example',
      attachments: [{ name: 'survey.pdf', content }],
    },
  )
  assert.equal(thread.emails[0].senderRole, 'PARTICIPANT')
  assert.match(thread.draft.body, /^Hi Noel,\n\n.*We will take it up with Casco Roofing LLC\./)
  const { messages, proposals } = thread.serviceRequests[0].preparedWork
  assert.match(
    messages.at(-1).content,
    /^Granite State Casualty recommends 2 things for the general liability policy GSC-4821907-24\. The first is due Apr 10, 2026\.[^]*26-02: Keep 36 inches/,
  )
  const letter = proposals.find(({ title }: { title: string }) => title.includes('office@cascoroofing'))
  const { value } = letter.preview.find(({ label }: { label: string }) => label === 'Message')
  assert.match(value, /- Critical recommendation 26-01: The fire extinguishers[^]*may result in cancellation/)
})

type Preview = { label: string; value: string }[]

Deno.test('a reinstatement is told the insured, and names the open request about its notice', async () => {
  await using desk = await openDesk()
  const fromCarrier = {
    from: 'documents@granitestate.example',
    name: 'Granite State Casualty',
    domain: 'granitestate.example',
  }
  await desk.receive(
    'Named insured: Casco Roofing LLC\nPolicy GSC-4821907-24 will be canceled effective April 3, 2026 for nonpayment of premium. Amount due: $2,106.50.',
    { subject: 'Notice of Cancellation - GSC-4821907-24', ...fromCarrier },
  )
  desk.world.clock.advance(60_000)
  const thread = await desk.receive(
    'NOTICE OF REINSTATEMENT\nNamed insured: Casco Roofing LLC\nPolicy GSC-4821907-24 has been reinstated effective April 3, 2026 with no lapse in coverage.',
    { subject: 'Reinstatement - GSC-4821907-24', ...fromCarrier },
  )
  const { messages, proposals } = thread.serviceRequests[0].preparedWork
  assert.match(
    messages.at(-1).content,
    /has reinstated the general liability policy GSC-4821907-24:[^]*resolve \[the request about its notice\]/,
  )
  const letter = proposals.find(({ title }: { title: string }) => title.includes('office@cascoroofing'))
  const { value } = letter.preview.find(({ label }: Preview[number]) => label === 'Message')
  assert.match(value, /"Policy GSC-4821907-24 has been reinstated effective April 3, 2026 with no lapse/)
})

Deno.test('an underwriter who quotes reads that we talk to the client, and staff read the terms', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Thanks for the submission on Casco Roofing LLC. We can offer $14,250 annual premium, $1M/$2M limits. The quote is good for 30 days. We need a signed ACORD 125 to bind.\n\nMegan Foster\nUnderwriter, Pinnacle Underwriters',
    {
      subject: 'Casco Roofing LLC - GL quote',
      from: 'mfoster@pinnacleuw.example',
      name: 'Megan Foster',
      domain: 'pinnacleuw.example',
    },
  )
  assert.match(thread.draft.body, /^Hi Megan,\n\n.*We will go over your quote with Casco Roofing LLC/)
  const { messages, proposals } = thread.serviceRequests[0].preparedWork
  assert.match(
    messages.at(-1).content,
    /^Megan Foster quotes for Casco Roofing LLC:[^]*"We can offer \$14,250[^]*"We need a signed ACORD 125 to bind\."/,
  )
  assert.deepEqual(
    proposals.filter(({ title }: { title: string }) => title.includes('cascoroofing')),
    [],
  )
})

Deno.test('an auditor who wants records orders no certificate, and the insured reads what is wanted', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'The audit for Casco Roofing LLC is past due. Please have the insured send 941s and subcontractor certificates by April 10, 2026 or an estimated audit will be billed.',
    {
      subject: 'Premium audit - GSC-4821907-24',
      from: 'audit@granitestate.example',
      name: 'Premium Audit',
      domain: 'granitestate.example',
    },
  )
  assert.deepEqual(
    thread.serviceRequests.map(({ type }: { type: string }) => type),
    ['OTHER'],
  )
  const [{ preview }] = thread.serviceRequests[0].preparedWork.proposals.filter(
    ({ title }: { title: string }) => title.includes('office@cascoroofing'),
  )
  const { value } = preview.find(({ label }: Preview[number]) => label === 'Message')
  assert.match(value, /- "Please have the insured send 941s and subcontractor certificates by April 10, 2026/)
})

Deno.test('a client who asks about an audit from a new address is not told what an auditor wants', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'This is Marta of Casco Roofing LLC. The premium audit says payroll records are past due, but I sent the 941s in May. What now?',
    {
      subject: 'audit',
      from: 'marta.o@homemail.example',
      name: 'Marta Ouellette',
      domain: 'homemail.example',
    },
  )
  for (const { preparedWork } of thread.serviceRequests)
    assert.doesNotMatch(JSON.stringify(preparedWork), /asks for audit records/)
})
