import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

Deno.test('a holder without whose certificate work stops is asked for as additional insured', () => {
  const body =
    'Veloride will stop my trips if I dont have certificate with them additional insured and 1 million auto. Veloride Brokers LLC, 6900 E Layton Ave, Denver CO 80237.'
  const [request] = triage(email(body), book).requests
  assert.deepEqual([request?.type, request?.additionalInsured], ['CREATE_CERTIFICATE', true])
})

Deno.test('a caller confirms what was asked with the same verb', () => {
  const [request] = triage(
    {
      ...email(''),
      channel: 'CALL',
      transcript: [
        { role: 'USER', content: 'I need a cert for Marchetti Contracting Corp.' },
        { role: 'AGENT', content: 'Do they need to be named as an additional insured?' },
        { role: 'USER', content: 'They always do. They are the general on the job.' },
      ],
    },
    book,
  ).requests
  assert.equal(request?.additionalInsured, true)
})

Deno.test('letters that a transcript has apart are a word', () => {
  const [request] = triage(
    {
      ...email(''),
      channel: 'CALL',
      transcript: [
        { role: 'USER', content: 'I am at a scale and they want an I D card for unit eleven.' },
        { role: 'AGENT', content: 'You need the I D card for unit eleven?' },
        { role: 'USER', content: 'Yes.' },
      ],
    },
    book,
  ).requests
  assert.deepEqual([request?.type, request?.documentType], ['DOCUMENT_REQUEST', 'auto ID cards'])
})

Deno.test('of two holders, the one that is called by its kind of business is an additional insured', () => {
  const body =
    'Please send certificates to both:\n1) Gull Point Marina LLC, 60 Breakwater Lane, Rockland ME 04841\n2) Penobscot Yacht Storage, 2 Ropewalk Road, Camden ME 04843\nMarina is our landlord and goes on as additional insured; storage is holder only.'
  assert.deepEqual(
    triage(email(body), book).requests.map(({ name, additionalInsured }) => [name, additionalInsured]),
    [
      ['Gull Point Marina LLC', true],
      ['Penobscot Yacht Storage', false],
    ],
  )
})
