import assert from 'node:assert/strict'
import { askDocument } from '../testing/askDocument.ts'

const declarations = [
  'BUSINESS AUTO DECLARATIONS',
  'Policy No. KVC-BA-114402   Policy Period 02/01/2026 to 02/01/2027',
  'Named Insured: Orchard Gate Plumbing LLC',
  'Covered Autos Liability, each accident $1,000,000',
  'TOTAL ADVANCE PREMIUM $9,310',
]

const replaced =
  'In consideration of an additional premium of $685, vehicle 2 (2018 Ford Transit 250) is deleted and replaced by vehicle 5: 2025 Ram ProMaster 2500.'

Deno.test('the premium of an endorsement during the term is told beside that of the declarations', async () => {
  const ask = await askDocument([...declarations, '', 'ENDORSEMENT NO. 1 - effective 06/15/2026', replaced])
  const { answer, citations } = await ask('What is the total premium, with the endorsement?')
  assert.equal(
    answer,
    'The premium is $9,310. Endorsement No. 1 (page 2) adds $685. With it, the premium is $9,995.',
  )
  assert.deepEqual(
    citations.map(({ page }) => page),
    [1, 2],
  )
})

Deno.test('an endorsement from the first day is part of the premium of the declarations', async () => {
  const ask = await askDocument([...declarations, '', 'ENDORSEMENT NO. 1 - effective 02/01/2026', replaced])
  assert.equal((await ask('What is the premium?')).answer, 'The premium is $9,310.')
})
