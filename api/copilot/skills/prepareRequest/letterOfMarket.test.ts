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
