import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

/** What staff ask about a client, who is in the records with a policy and its document, and how Cara answers. */
const questions: readonly (readonly [string, RegExp])[] = [
  ['what is casco roofings deductible', /^The deductible is \$2,500/],
  [
    'Does Casco Roofing have coverage if rain comes in through an open roof overnight?',
    /unless a watertight temporary cover is in place/,
  ],
  ['whats the aggregate on the casco GL', /\$2,000,000/],
  [
    'who is the additional insured on casco roofings gl',
    /any person or organization that you have agreed in a written contract to add/,
  ],
  [
    'pull up everything on Casco Roofing',
    /^On record for \[Casco Roofing LLC\][^]*marta@cascoroofing\.example[^]*GSC-4821907-24[^]*requests?/,
  ],
  ['tell me about casco roofing', /^On record for \[Casco Roofing LLC\]/],
  ['prepare a proposal for casco roofing', /^I have no quote for this client\. Attach the quotes/],
  ['can you remind me friday to call marta', /^I can’t set reminders/],
  ['translate this to spanish: your certificate is attached', /^I can’t translate/],
  ['what can you do?', /^I prepare the work[^]*\*\*Issue\*\* certificates/],
]

Deno.test('answers what staff ask about a client', async () => {
  await using desk = await openDesk()
  await desk.keep(
    'GL policy.pdf',
    'POLICY_DOCUMENT',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY POLICY DECLARATIONS' },
      'Policy Number: GSC-4821907-24',
      'Named Insured: Casco Roofing LLC',
      'Policy Period: 03/01/2026 to 03/01/2027',
      'Each Occurrence Limit: $1,000,000',
      'General Aggregate Limit: $2,000,000',
      'Deductible: $2,500 property damage per claim',
      { heading: 'EXCLUSIONS' },
      'Roofing operations: we will not pay for damage caused by rain entering an open roof unless a watertight temporary cover is in place at the end of each work day.',
      { heading: 'CG 20 10 ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS' },
      'Section II is amended to include as an additional insured any person or organization that you have agreed in a written contract to add, but only for your ongoing operations.',
    ]),
  )
  for (const [question, answer] of questions) {
    const { messages } = await desk.ask(question)
    assert.match(messages.at(-1).content, answer, question)
  }
})
