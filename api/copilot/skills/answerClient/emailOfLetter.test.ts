import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { addCarrier, openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

async function openStoneyard() {
  const copilot = await openCopilot()
  const { harborline } = copilot.world
  const carrierId = await addCarrier(harborline, { name: 'Alder Ridge Casualty' })
  const { id: accountId } = await openAccount(harborline, {
    detail: { name: 'Brightwater Masonry & Stone LLC' },
    contact: { name: 'Lena Ortiz', email: 'lena@brightwater.example' },
  })
  const terms = { accountId, carrierId, inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  await openPolicy(harborline, { ...terms, type: 'BUSINESS_OWNERS', policyNumber: 'AR-BOP-3' })
  return copilot
}

const survey = [
  'ALDER RIDGE CASUALTY',
  'Loss Control Department',
  'RE: Policy AR-BOP-3 - Loss control survey of 02/20/2026 at 9 Quarry Road',
  'Critical recommendation 26-11: The fire extinguisher in the saw shop is out of date. Have it serviced and send the invoice by April 10, 2026. Critical recommendation 26-12: Install a guard on the bridge saw by April 24, 2026. Important recommendation 26-13: Keep aisles clear within 60 days.',
  'Failure to comply may result in cancellation. Please return the response form signed.',
]

/** Letters of carriers, what asks for the email, and what it says. */
const letters: readonly (readonly [request: string, letter: readonly string[], body: RegExp])[] = [
  [
    'Here is a loss control letter for Brightwater Masonry. Tell me what they must do by when and write the note to the client',
    survey,
    /asks you for 3 things, the first by Apr 10, 2026:\n\n1\. 26-11 \(critical\): The fire[^\n]*April 10, 2026\.\n2\. 26-12 \(critical\): Install[^\n]*\n3\. 26-13 \(important\): Keep[^]*return the response form signed\.\n\nFailure to comply may/,
  ],
  [
    'Got the attached from Alder Ridge, write Lena an email with what she has to do',
    [
      'ALDER RIDGE CASUALTY',
      'RE: AR-BOP-3 renewal underwriting requirements',
      'To continue coverage, the following is needed:',
      '1. Install a handrail on the rear loading dock stairs by May 1, 2026.',
      '2. Provide a copy of your written safety program no later than 04/15/2026.',
      'If these items are not received, the policy may be non-renewed.',
    ],
    /the first by Apr 15, 2026:\n\n1\. Install a handrail[^\n]*\n2\. Provide a copy[^\n]*\n\nIf these items are not received/,
  ],
  [
    'The carrier wants this fixed, can you tell the client what and by when',
    [
      'Alder Ridge Casualty Insurance Company, Risk Control Services',
      'RE: AR-BOP-3',
      'The panel in the shop must be repaired by a licensed electrician by March 30, 2026. You must also send a photo of the completed work within 30 days.',
    ],
    /asks you for 2 things, the first by Mar 30, 2026:\n\n1\. The panel[^\n]*\n2\. You must also send a photo/,
  ],
]

Deno.test('tells the client each thing that a carrier’s letter asks for, and by when', async () => {
  await using copilot = await openStoneyard()
  for (const [request, letter, body] of letters) {
    const files = [await copilot.upload('letter.pdf', await pdfOf([...letter]))]
    const { artifacts, messages } = await copilot.ask(request, { files })
    const { email } = artifacts[0] ?? {}
    assert.match(email?.body ?? messages.at(-1).content, body)
    assert.deepEqual(email.to, [{ email: 'lena@brightwater.example' }])
    assert.equal(email.attachments.length, 1)
  }
})

Deno.test('says what an attached letter wants, all of it, without writing to anybody', async () => {
  await using copilot = await openStoneyard()
  const files = [await copilot.upload('survey.pdf', await pdfOf(survey))]
  const { artifacts, messages } = await copilot.ask('What does this letter want from them and by when?', {
    files,
  })
  assert.equal(artifacts.length, 0)
  assert.match(messages.at(-1).content, /26-11 \(critical\)[^]*26-12 \(critical\)[^]*26-13 \(important\)/)
})
