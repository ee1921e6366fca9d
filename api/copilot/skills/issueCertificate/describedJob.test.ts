import assert from 'node:assert/strict'
import { describedJob } from './describedJob.ts'

const holder = 'Pemaquid Construction LLC'

/** What is said, the description of operations, and the last day it is needed for. */
const said: readonly (readonly [string, string | null, string | null])[] = [
  ['I need a certificate of insurance for Pemaquid Construction. We start Tuesday.', null, null],
  [
    'A certificate for Pemaquid Construction LLC, for the library renovation at 12 Elm Street',
    'Library renovation',
    null,
  ],
  ['Issue a certificate for Casco Roofing to Pemaquid Construction for the subcontract attached', null, null],
  ['COI for the 2027 street fair on June 5', '2027 street fair on June 5', '2027-06-05'],
  [
    'Certificate for Pemaquid Construction LLC, 4 Pier Rd, Bath, ME 04530. Job is Christiana Commons, 500 Center Blvd, Newark DE. They want it soon.',
    'Christiana Commons, 500 Center Blvd, Newark DE',
    null,
  ],
  [
    'COI for Pemaquid Construction, the project is Wharf Lofts, 12 Quay Street, Saco, ME 04072',
    'Wharf Lofts, 12 Quay Street, Saco, ME 04072',
    null,
  ],
  ['The job is the library roof. Send it to 4 Pier Rd, Bath, ME 04530.', 'Library roof', null],
  ['Certificate please. Job: Harbor Towers HVAC', 'Harbor Towers HVAC', null],
  [
    'Job: Munjoy Flats. They want to be additional insured, primary and non-contributory.',
    'Munjoy Flats',
    null,
  ],
  [
    'They want this wording exactly in the description box:\n\n"Re: Job 26-118 Bayside Lofts. Pemaquid Construction LLC and Bayside Lofts Development LLC are additional insureds for ongoing and completed operations, on a primary and noncontributory basis. Waiver of subrogation applies in their favor."\n\nPlease email it to certs@pemaquid.example.',
    'Job 26-118 Bayside Lofts',
    null,
  ],
  [
    'Description: "Sewer permit 2026-771. City of Portland is additional insured."',
    'Sewer permit 2026-771',
    null,
  ],
  [
    'RE: Library roof, 12 Elm Street, with waiver of subrogation and PNC',
    'Library roof, 12 Elm Street',
    null,
  ],
  ['Project: Wharf Lofts boilers naming Harbor Bank as additional insured', 'Wharf Lofts boilers', null],
  ['Description: 30 days notice of cancellation will be given.', null, null],
  [
    'Re: Bayside Lofts, boilers and piping. Pemaquid Construction LLC and Bayside\nLofts Development LLC are additional insureds.',
    'Bayside Lofts, boilers and piping',
    null,
  ],
  ['Job: Phase 2 of "The Lofts" at Commercial Street', 'Phase 2 of "The Lofts" at Commercial Street', null],
]

for (const [text, description, lastDay] of said)
  Deno.test(`the job of "${text}"`, () => {
    const { wordingWarning: _, ...job } = describedJob([text], { today: '2026-11-26', holder })
    assert.deepEqual(job, { description, lastDay })
  })

Deno.test('says which requested wording the description leaves out', () => {
  const asked = 'Job: Munjoy Flats. The city is additional insured.'
  assert.equal(
    describedJob([asked], { today: '2026-11-26', holder }).wordingWarning,
    'Requested wording is left out of the description: “The city is additional insured.” A certificate states only what a policy is confirmed to provide.',
  )
  assert.equal(describedJob(['Job: Munjoy Flats'], { today: '2026-11-26', holder }).wordingWarning, null)
})
