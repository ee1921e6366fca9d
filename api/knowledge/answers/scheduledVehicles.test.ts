import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { ruledPdf } from '../../reading/testing/ruledPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

async function openSchedules() {
  const bytes = await ruledPdf([
    'BUSINESS AUTO DECLARATIONS',
    'Policy Number: BA 229107',
    'SCHEDULE OF COVERED AUTOS',
    {
      columns: [40, 40, 80, 90, 130, 130],
      rows: [
        ['Unit', 'Year', 'Make', 'Model', 'VIN', 'Lienholder'],
        ['101', '2021', 'Ford', 'F-350', '1FT8W3BT5MEC41882', ''],
        ['106', '2026', 'Freightliner', 'M2 106', '1FVACWFC7THXA2215', 'Daimler Truck Financial'],
      ],
    },
    'SCHEDULE OF DRIVERS',
    {
      columns: [40, 150, 100, 100, 60],
      rows: [
        ['No.', 'Driver', 'Date of Birth', 'License No.', 'State'],
        ['1', 'Aaron M. Thibodeau', '04/18/1979', '5521870', 'ME'],
        ['2', 'Lucia Ferrante', '11/02/1986', '6034415', 'ME'],
      ],
    },
  ])
  const reading = await readDocument(bytes, { name: 'policy.pdf' })
  return openAnswers([{ id: 'policy', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
}

for (const [question, expected] of [
  ['Is vehicle 9 covered?', 'The schedule lists no vehicle 9. Its vehicles are numbered 101, 106.'],
  [
    'Who is the lienholder on the Freightliner?',
    'The loss payee of the 2026 Freightliner M2 106 is Daimler Truck Financial.',
  ],
  ['Who is the loss payee on the F-350?', 'The schedule shows no loss payee for the 2021 Ford F-350.'],
  ['Who are the drivers?', 'The schedule lists 2 drivers: Aaron M. Thibodeau; Lucia Ferrante.'],
] as const)
  Deno.test(`"${question}" is answered from the schedule`, async () => {
    const ask = await openSchedules()
    assert.equal((await ask(question)).answer, expected)
  })

Deno.test('a long schedule of vehicles is counted, and its numbers are not read out', async () => {
  const vehicles = Array.from({ length: 14 }, (_, at) => [
    String(101 + at),
    '2021',
    'Ford',
    'F-350',
    `1FT8W3BT5MEC418${at + 10}`,
  ])
  const bytes = await ruledPdf([
    'BUSINESS AUTO DECLARATIONS',
    'SCHEDULE OF COVERED AUTOS',
    { columns: [40, 40, 80, 90, 130], rows: [['Unit', 'Year', 'Make', 'Model', 'VIN'], ...vehicles] },
  ])
  const reading = await readDocument(bytes, { name: 'policy.pdf' })
  const ask = openAnswers([{ id: 'policy', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
  const { answer } = await ask('Is vehicle 9 covered?')
  assert.equal(answer, 'The schedule lists no vehicle 9. It has 14 vehicles.')
})

Deno.test('a binder does not end with the policy that it stands for', async () => {
  const bytes = await ruledPdf([
    'INSURANCE BINDER',
    {
      columns: [250, 250],
      rows: [['Insurer: Tidewater Insurance Company', 'Effective 12/01/2026 to 01/30/2027 (binder expires)']],
    },
    'Policy to be issued: Cyber Liability, term 12/01/2026 to 12/01/2027',
  ])
  const reading = await readDocument(bytes, { name: 'binder.pdf' })
  const ask = openAnswers([{ id: 'binder', name: 'binder.pdf', reading, facts: readPolicyFacts(reading) }])
  const { answer } = await ask('When does the binder expire?')
  assert.match(answer, /01\/30\/2027/)
  assert.doesNotMatch(answer, /The policy expires/)
})
