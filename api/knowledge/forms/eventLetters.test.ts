import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const shop = recordValues(
  {
    account: { legalName: 'Calloway Glass & Mirror Inc.', contact: 'Petra Lund', phone: '+15095550171' },
    policy: { number: 'WC-88-2041', carrier: 'Summit Ridge Mutual', type: 'WORKERS_COMPENSATION' },
    employee: { firstName: 'Andre', lastName: 'Fiske' },
  },
  'account.json',
)

function injury(label: string, given = {}) {
  return field(label, { section: 'Injury', ...given })
}
const yesNo = { kind: 'radio', options: ['Y', 'N'], optionLabels: ['Yes', 'No'] } as const
const box = { kind: 'checkBox' } as const

async function filled(...given: Parameters<typeof filledFrom>) {
  return (await filledFrom(...given)).map(([label, value]) => [label, value])
}

Deno.test('an injury report takes times, place, witness and work from a letter that tells the day', async () => {
  const letter = `June 22, 2026

Andre Fiske, one of our glaziers, was hurt on Thursday, June 11. He had started at six that morning and at 9:20 was lifting a shower panel off the truck at a customer's house, 77 Alder Court in Pullman, WA. He lost his footing and cut his right forearm. Nils Haugen stood beside him and saw it.

They did not keep him overnight. He came back on Monday the 15th, on light duty in the shop.

Petra Lund`
  assert.deepEqual(
    await filled(
      letter,
      [
        field('13. Occupation', { section: 'Employee' }),
        injury('19. Time of injury'),
        injury('20. Time work began'),
        injury('22. On employer’s premises?', yesNo),
        injury('23. Place of injury'),
        injury('26. Witness'),
        injury('29. Hospitalized overnight', box),
        injury('30. Has returned to work', box),
        injury('31. Date returned'),
      ],
      shop,
    ),
    [
      ['13. Occupation', 'Glazier'],
      ['19. Time of injury', '9:20 AM'],
      ['20. Time work began', '6:00 AM'],
      ['22. On employer’s premises?', 'N'],
      ['23. Place of injury', '77 Alder Court, Pullman, WA'],
      ['26. Witness', 'Nils Haugen'],
      ['30. Has returned to work', true],
      ['31. Date returned', '06/15/2026'],
    ],
  )
})

Deno.test('light duty in the shop does not say that somebody was hurt there', async () => {
  const letter = `June 22, 2026

Andre Fiske was hurt on June 11 when a panel slipped. He is on light duty in the shop now.

Petra Lund`
  assert.deepEqual(await filled(letter, [injury('On employer’s premises?', yesNo)], shop), [])
})

Deno.test('who is still off has not returned to work', async () => {
  const letter = `June 22, 2026

Andre Fiske was hurt on June 11 when a panel slipped. He has been off since.

Petra Lund`
  assert.deepEqual(await filled(letter, [injury('Has returned to work?', yesNo)], shop), [
    ['Has returned to work?', 'N'],
  ])
})

const van = recordValues(
  {
    account: { legalName: 'Bright Harbor Linen LLC', contact: 'Ines Varga', phone: '+12065550144' },
    policy: { number: 'CA-2210', carrier: 'Summit Ridge Mutual', type: 'COMMERCIAL_AUTO' },
    vehicles: [{ number: 1, year: 2022, make: 'Ram', model: 'ProMaster', plate: 'C44810B WA' }],
    drivers: [{ name: 'Tomas Reyes' }],
  },
  'account.json',
)

const accident = `March 9, 2026

Here is what happened on Friday, March 6. At twenty past four in the afternoon our Ram was waiting to turn at Alder Street when a delivery truck ran into the side of it. Tomas Reyes was driving, on his way to a hotel with clean linen. He has a stiff shoulder and was seen at Lakeside Urgent Care.

The man in the truck is Boyd Farrow. He is insured with Prairie Union Mutual. Seattle Police wrote report 26-5512 and gave Mr. Farrow a ticket. Tomas did not get one.

The Ram could not be driven and was towed to Union Auto Body.

Ines Varga`

Deno.test('a notice of an accident takes the other driver, the tow and the citation from a letter', async () => {
  const other = { section: 'Other party' }
  assert.deepEqual(
    await filled(
      accident,
      [
        field('Was our driver cited?', { section: 'Accident', ...yesNo }),
        field('Description of accident', { section: 'Accident', kind: 'multiline' }),
        field('Plate', { section: 'Insured vehicle' }),
        field('Vehicle towed', { section: 'Insured vehicle', ...box }),
        field('Where is the vehicle now?', { section: 'Insured vehicle' }),
        field('Name', other),
        field('Insurance company', other),
        field('Policy number', other),
        field('Anyone injured?', { ...other, ...box }),
        field('Who, and where treated', other),
        field('Reported by', other),
        field('Phone', { ...other, left: ['Reported by'], beside: ['Reported by'] }),
      ],
      van,
    ),
    [
      ['Was our driver cited?', 'N'],
      [
        'Description of accident',
        'At twenty past four in the afternoon our Ram was waiting to turn at Alder Street when a delivery truck ran into the side of it.',
      ],
      ['Plate', 'C44810B'],
      ['Vehicle towed', true],
      ['Where is the vehicle now?', 'Union Auto Body'],
      ['Name', 'Boyd Farrow'],
      ['Insurance company', 'Prairie Union Mutual'],
      ['Anyone injured?', true],
      ['Who, and where treated', 'Tomas Reyes, Lakeside Urgent Care'],
      ['Reported by', 'Ines Varga'],
      ['Phone', '206-555-0144'],
    ],
  )
})

Deno.test('a vehicle that was driven home was not towed, and nobody was hurt', async () => {
  const letter = `March 9, 2026

Our Ram was hit in a parking lot on March 6. Nobody was hurt and Tomas drove it back to the plant.

Ines Varga`
  assert.deepEqual(
    await filled(
      letter,
      [
        field('Was the vehicle towed?', { section: 'Insured vehicle', ...yesNo }),
        field('Anyone injured?', { section: 'Injuries', ...yesNo }),
      ],
      van,
    ),
    [
      ['Was the vehicle towed?', 'N'],
      ['Anyone injured?', 'N'],
    ],
  )
})
