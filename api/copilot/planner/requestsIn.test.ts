import assert from 'node:assert/strict'
import { skills } from '../skills/skillRegistry.ts'
import { requestsIn } from './requestsIn.ts'

const several: readonly (readonly [message: string, ...requests: string[]])[] = [
  [
    'Compare the two quotes and write a proposal for Red Hook Bakery',
    'Compare the two quotes',
    'write a proposal for Red Hook Bakery',
  ],
  ['make it shorter and address it to Maria', 'make it shorter', 'address it to Maria'],
  ['Use Elegant Premium, and make it shorter', 'Use Elegant Premium', 'make it shorter'],
  [
    'Draft the endorsement request for the new truck and remove the second paragraph',
    'Draft the endorsement request for the new truck',
    'remove the second paragraph',
  ],
  ['make it friendlier and sign it from Priya', 'make it friendlier', 'sign it from Priya'],
  [
    'Summarize the loss runs, then draft the submission letter to Granite State',
    'Summarize the loss runs',
    'draft the submission letter to Granite State',
  ],
  [
    'Review this contract against our policies. Then issue a certificate for Pemaquid Hotel Group.',
    'Review this contract against our policies',
    'Then issue a certificate for Pemaquid Hotel Group.',
  ],
]

const single: readonly string[] = [
  'Compare the two quotes',
  'Compare the limits and deductibles of both quotes',
  'Add the new truck and remove the van',
  'Draft the endorsement request: add the 2024 Silverado and remove the 2016 Tacoma',
  'Prepare the endorsement request to add the 2024 Silverado. Also remove the Tacoma.',
  'Write Maria an email and use a friendly tone',
  'Email Ray that we need the lease. Send it by Friday.',
  'Issue a certificate for Summit Builders and send it to rosa@summit.example',
  'Fill the ACORD 125 and the ACORD 126',
  'Review the certificate and the contract',
  'Which policies expire in December, and who has them?',
  'From: Ray\nSubject: Certificates\nPlease issue a certificate. Then compare our quotes.',
]

for (const [message, ...requests] of several)
  Deno.test(`finds ${requests.length} requests in "${message}"`, () => {
    assert.deepEqual(requestsIn(message), requests)
  })

/** What is sent with quotes, and asks for both a comparison and an email. */
const compared: readonly (readonly [message: string, ...requests: string[]])[] = [
  [
    'Write an email to Maria that compares the quotes',
    'Compare the quotes',
    'Write an email to Maria with the results',
  ],
  [
    'Please email Maria a comparison of these three quotes',
    'Compare these three quotes',
    'Please email Maria with the results',
  ],
  [
    'Draft a short note to Maria comparing the two options',
    'Compare the two options',
    'Draft a short note to Maria with the results',
  ],
  [
    'Compare these quotes in a short email to Maria.',
    'Compare these quotes',
    'Write a short email to Maria with the results',
  ],
]

for (const [message, ...requests] of compared)
  Deno.test(`finds a comparison and an email in "${message}" if the quotes come with it`, () => {
    assert.deepEqual(requestsIn(message, { hasFiles: true }), requests)
    assert.deepEqual(requestsIn(message), [message])
  })

for (const message of single)
  Deno.test(`leaves "${message.split('\n')[0]}" whole`, () => {
    assert.deepEqual(requestsIn(message), [message])
  })

Deno.test('no way to ask for a single skill is taken for two requests', () => {
  const phrasings = skills.flatMap((skill) => skill.phrasings)
  assert.deepEqual(
    phrasings.filter((phrasing) => requestsIn(phrasing).length > 1),
    [],
  )
})
