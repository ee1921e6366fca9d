import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

/** A message with a certificate or about one, and whether it asks for a certificate. */
const messages: readonly (readonly [string, boolean])[] = [
  ['Hi, attached is our certificate of insurance for the Summit job. Thanks, Tidewater Plumbing', false],
  ['Please find attached our COI for your files.', false],
  [
    'Please see the attached ACORD 25 from our subcontractor Tidewater Plumbing LLC for the Mill Pond job.',
    false,
  ],
  [
    'Here is our certificate for Casco Roofing LLC, 12 Mill Road, Bath, ME 04530 as certificate holder.',
    false,
  ],
  ['I am attaching the certificate from our electrician, Coastline Electric Inc. They start Monday.', false],
  ['Please find attached our certificate naming Blue Heron Brewing Company as additional insured.', false],
  ['Enclosed is our renewal certificate. We are insured through next March.', false],
  [
    'Attached is our certificate from last year. Please send a new one to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.',
    true,
  ],
  [
    'Attached is a sample certificate. We need one like it for Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.',
    true,
  ],
  [
    'Please send our certificate to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101. Their requirements are attached.',
    true,
  ],
  [
    'Please see the attached certificate requirements and issue a COI to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.',
    true,
  ],
]

for (const [body, isWanted] of messages)
  Deno.test(`${isWanted ? 'asks for' : 'only sends'} a certificate: ${body.slice(0, 70)}`, () => {
    const { requests } = triage({ ...email(body), attachments: ['COI.pdf'] }, book)
    assert.equal(
      requests.some(({ type }) => type === 'CREATE_CERTIFICATE'),
      isWanted,
      JSON.stringify(requests.map(({ type, name }) => [type, name])),
    )
  })
