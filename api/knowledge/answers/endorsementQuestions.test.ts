import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

/** Pages of a title and paragraphs. */
async function asked(...pages: readonly (readonly [title: string, ...texts: string[]])[]) {
  const drawn = await drawnPdf((pdf) => {
    for (const [title, ...texts] of pages) {
      pdf.addPage().font('Helvetica-Bold').fontSize(13).text(title, 60, 60).font('Helvetica').fontSize(10)
      for (const text of texts) pdf.moveDown(0.9).text(text, { width: 480 })
    }
  })
  const reading = await readDocument(drawn, { name: 'policy.pdf' })
  return openAnswers([{ id: 'p', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
}

const declarations = [
  'BUSINESSOWNERS DECLARATIONS',
  'Named Insured: Copper Kettle Catering LLC',
  'Policy Number: BP 2207715',
  'Sewer or drain back-up deductible $1,000',
  'Ordinance or law, increased cost and demolition combined (KF 540) $200,000',
] as const

Deno.test('what comes off the claim is the deductible of the loss', async () => {
  const ask = await asked(declarations, [
    'ENDORSEMENT 2 - SEWER OR DRAIN BACK-UP',
    'We pay for loss caused by water that backs up through a sewer or drain, or overflows from a sump.',
    'We do not pay for the claim if the sewer that backed up into the dish room had not been pumped within 90 days.',
  ])
  const { answer } = await ask('The sewer backed up into the dish room. What comes off the claim?')
  assert.match(answer, /\$1,000/)
})

Deno.test('a limit in the declarations is told with the wording that refers to it', async () => {
  const ask = await asked(declarations, [
    'ORDINANCE OR LAW',
    'KF 540 (03/22)',
    'The limit in the Declarations is the most we will pay for demolition and increased cost of construction together.',
  ])
  const { answer } = await ask('How far does the policy go on demolition and increased cost of construction?')
  assert.match(answer, /\$200,000/)
})

Deno.test('does not say what is in the policy of somebody else', async () => {
  const ask = await asked([
    'PROTECTIVE SAFEGUARDS',
    'You must maintain the automatic sprinkler system of the building that the landlord leases to you.',
  ])
  const { status } = await ask("Does the landlord's own building policy have a sprinkler warranty?")
  assert.equal(status, 'NOT_FOUND')
  assert.equal((await ask('Do we have a sprinkler warranty?')).status, 'ANSWERED')
})

Deno.test('a duty is quoted with what is not paid when it is neglected', async () => {
  const ask = await asked([
    'PROTECTIVE SAFEGUARDS',
    'You must maintain the automatic sprinkler system. We will not pay for loss by fire if, before the fire, you knew that it was impaired and failed to notify us within 48 hours.',
  ])
  const { citations } = await ask('Anything we need to do about the automatic sprinkler system?')
  assert.ok(citations.some(({ quote }) => quote.includes('within 48 hours')))
})

Deno.test('an endorsement that lifts an exclusion is no plain yes when it does not apply to some cases', async () => {
  const ask = await asked(
    [
      'BUSINESSOWNERS COVERAGE FORM',
      'EXCLUSIONS',
      '(c) Workers compensation, and injury to an employee of the insured.',
      '(d) The ownership, use, loading or unloading of any auto, aircraft or watercraft.',
    ],
    [
      'ENDORSEMENT 4 - HIRED AND NON-OWNED AUTO LIABILITY',
      'Exclusion (d) does not apply to the use in your business of an auto owned by an employee.',
      'This endorsement does not apply while an auto that you do not own or hire is being used to deliver food or drink.',
    ],
  )
  const { verdict, answer } = await ask(
    'An employee rear-ended a van while using her own auto in our business. Are we protected?',
  )
  assert.notEqual(verdict, 'COVERED')
  assert.match(answer, /does not apply while an auto/)
})

Deno.test('of exclusions alike, the one with words of the question answers', async () => {
  const ask = await asked([
    'EXCLUSIONS',
    'We do not pay for any of the following:',
    '(b) Flood, high water on any lake or river, storm surge and surface water.',
    '(c) Water that backs up through a sewer or drain, or overflows from a sump.',
  ])
  const { verdict, citations } = await ask('The lake came up into the dining room. Covered?')
  assert.equal(verdict, 'EXCLUDED')
  assert.match(citations[0]?.quote ?? '', /high water on any lake/)
})
