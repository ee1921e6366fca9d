import assert from 'node:assert/strict'
import { countAnswer } from './countAnswer.ts'
import { knownFacts } from './knownFacts.ts'
import { recordValues } from './recordValues.ts'

const facts = knownFacts(
  recordValues(
    {
      vehicles: [
        { year: 2020, make: 'Ford', model: 'F-150', vin: '1FTEW1EP5LFA10001' },
        { year: 2021, make: 'Ford', model: 'Transit', vin: '1FTBW2CM6MKA10002' },
        { year: 2019, make: 'Isuzu', model: 'NPR', vin: 'JALC4W167K7010003' },
      ],
      locations: [
        { address: '12 Wharf Street, Portland, ME 04101' },
        { address: '40 Dock Street, Portland, ME 04101' },
      ],
    },
    'Schedule on file',
  ),
)

Deno.test('counts the rows of the schedule on file that a form asks the number of', () => {
  const answers = [
    'Number of vehicles owned',
    'Total number of power units:',
    'How many locations do you have?',
    'Number of drivers',
    'Number of vehicles rented',
    'Vehicles owned',
  ].map((label) => countAnswer(label, { facts })?.value)
  assert.deepEqual(answers, ['3', '3', '2', undefined, undefined, undefined])
})
