import assert from 'node:assert/strict'
import { linesOfLoss } from './linesOfLoss.ts'

const losses: readonly (readonly [string, readonly string[]])[] = [
  [
    'One of our trucks was rear-ended on I-295. Our driver, Luis Ortega, hurt his neck.',
    ['COMMERCIAL_AUTO', 'WORKERS_COMPENSATION'],
  ],
  [
    'Our driver Pete clipped a parked Subaru with the dump truck. No injuries. The car belongs to Gail Whitmore. Police took a report. He also twisted his knee and is at the walk-in clinic.',
    ['COMMERCIAL_AUTO', 'WORKERS_COMPENSATION'],
  ],
  ['Our driver rear-ended a car. The other driver is Tom Hale. He hurt his neck.', ['COMMERCIAL_AUTO']],
  ['One of my guys fell off a ladder this morning.', ['WORKERS_COMPENSATION']],
  ['A customer slipped on the wet floor and broke her wrist.', ['GENERAL_LIABILITY']],
  ['A pipe burst over the weekend, and the back room is flooded.', ['PROPERTY']],
  ['Please send a certificate to Summit Builders.', []],
]

for (const [details, lines] of losses)
  Deno.test(`a loss is reported under ${lines.join(' and ') || 'no policy'}: ${details}`, () => {
    assert.deepEqual(linesOfLoss(details), lines)
  })
