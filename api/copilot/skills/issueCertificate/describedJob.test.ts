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
]

for (const [text, description, lastDay] of said)
  Deno.test(`the job of "${text}"`, () => {
    assert.deepEqual(describedJob([text], { today: '2026-11-26', holder }), { description, lastDay })
  })
