import assert from 'node:assert/strict'
import { gistOf, type ServiceRequest } from './serviceRequest.ts'
import { requestOf } from './testing/requestOf.ts'

const other = { type: 'OTHER' } as const

Deno.test('a question is its own gist', () => {
  assert.equal(gistOf(requestOf({})), 'Does the policy cover a leased lift?')
})

Deno.test('a certificate is for its holder', () => {
  const createCertificate = {
    name: 'City of Kettering',
    address: null,
    additionalInsured: false,
    additionalInsuredRelationship: null,
    additionalInsuredRelationshipDescription: null,
  }
  const request = requestOf({ type: 'CREATE_CERTIFICATE', createCertificate })
  assert.equal(gistOf(request), 'City of Kettering')
})

Deno.test('anything else is as the client put it, without a greeting and cut at a word', () => {
  const said = (details: string) => {
    const { question: _, ...rest } = { question: null, ...requestOf({ ...other, details }) }
    return gistOf(rest as ServiceRequest)
  }
  assert.equal(said('Hi Priya,\n\n- please take the Great Dane off\nRay'), 'please take the Great Dane off')
  assert.equal(
    said('We traded the 2019 Cascadia on Friday the 20th for a 2025 Kenworth T880 that is kept at Mandan.'),
    'We traded the 2019 Cascadia on Friday the 20th for a 2025 Kenworth T880 that is…',
  )
  assert.equal(said('Thanks'), null)
  assert.equal(said(''), null)
})

Deno.test('the gist is what is asked, and no pleasantry', () => {
  for (const [details, gist] of [
    [
      'Hi Dana,\n\nhope you had a nice long weekend. Couple things -\n\nplease add a 2025 Ram',
      'please add a 2025 Ram',
    ],
    [
      'Hope all is well. A few things before I forget - can you send our loss runs?',
      'can you send our loss runs?',
    ],
    ['Thank you!\nThe bill is wrong', 'The bill is wrong'],
    ['This is Ann Lowe from Casco Roofing. I need a quote for cyber.', 'I need a quote for cyber.'],
    ['The bank called.\n1) please remove the 2019 van', 'please remove the 2019 van'],
  ]) {
    const { question: _, ...rest } = requestOf({}) as unknown as Record<string, unknown>
    assert.equal(gistOf({ ...rest, type: 'OTHER', details } as unknown as ServiceRequest), gist)
  }
})
