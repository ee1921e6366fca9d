import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

for (const [body, type] of [
  ['Could you please send a letter confirming that our van is insured for business use?', 'letter'],
  [
    'The bank wants a letter saying the policy will be renewed and the premium is paid. Can you get me that?',
    'letter',
  ],
  [
    'Can you get me a letter of experience for the auto? The new carrier wants it.',
    'proof of prior coverage',
  ],
  ['Could u send us a copy of the polciy? Our landlord wants to see it.', 'policy copy'],
  [
    'Our bank wants the binder for the D&O, they say dec page is not enough until policy is issued.',
    'binder',
  ],
  ['We need a letter stating that we have had no losses in the past five years.', 'loss runs'],
] as const)
  Deno.test(`finds the document asked for, ${type}: ${body.slice(0, 60)}`, () => {
    const [request] = triage(email(body), book).requests
    assert.deepEqual([request?.type, request?.documentType], ['DOCUMENT_REQUEST', type])
  })
