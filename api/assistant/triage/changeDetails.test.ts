import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'
import {
  changedItems,
  changeDetails,
  detailLines,
  missingDetails,
  missingForChange,
} from './changeDetails.ts'

const cases: readonly (readonly [string, readonly string[]])[] = [
  [
    'Please add a 2025 Ford Transit 250, VIN 1FTBR1C84RKA11223, and the 2019 Isuzu NPR (VIN: 54DC4W1B6KS804512).',
    [
      'Vehicle to add: 2025 Ford Transit 250\nVIN: 1FTBR1C84RKA11223',
      'Vehicle to add: 2019 Isuzu NPR\nVIN: 54DC4W1B6KS804512',
    ],
  ],
  [
    'Add our new driver, Maria Lopez, DOB 4/12/1988, license # ME 7731904. Also add driver Tom R. Ames, born May 3, 1990, CDL S4471920.',
    [
      'Driver to add: Maria Lopez\nDate of birth: 4/12/1988\nLicense number: ME 7731904',
      'Driver to add: Tom R. Ames\nDate of birth: May 3, 1990\nLicense number: S4471920',
    ],
  ],
  [
    'Add a 2025 Ford Transit, and Luis Ortega is the new driver, DOB 5/6/1988, license NY 123456789.',
    [
      'Vehicle to add: 2025 Ford Transit',
      'Driver to add: Luis Ortega\nDate of birth: 5/6/1988\nLicense number: NY 123456789',
    ],
  ],
  [
    'Please increase the building limit from $850,000 to $1,200,000 and lower our property deductible to $2,500.',
    ['Building, new limit: $1,200,000\nCurrent limit: $850,000', 'Property deductible, new limit: $2,500'],
  ],
  [
    'Please put Tom Berger on the auto. He starts Monday, and his license is ME 8830021, born 4/12/1994.',
    ['Driver to add: Tom Berger\nDate of birth: 4/12/1994\nLicense number: ME 8830021'],
  ],
  [
    'Two new guys: Tom Berger (license ME 8830021, DOB 4/12/94) and Ray Ouellette (license ME 7712093, DOB 9/2/88).',
    [
      'Driver: Tom Berger\nDate of birth: 4/12/94\nLicense number: ME 8830021',
      'Driver: Ray Ouellette\nDate of birth: 9/2/88\nLicense number: ME 7712093',
    ],
  ],
  [
    'Add a 2024 Ram ProMaster 2500, VIN 3C6LRVDG1RE112233, stated value $48,500. Lienholder is TD Auto Finance.',
    [
      'Vehicle to add: 2024 Ram ProMaster 2500\nVIN: 3C6LRVDG1RE112233',
      'Cost new: $48,500\nLienholder: TD Auto Finance',
    ],
  ],
  [
    'Please add Kayla Nguyen-Ross to our policy. Her ME license is 7788123, and she was born 3/14/1999.',
    ['Driver to add: Kayla Nguyen-Ross\nDate of birth: 3/14/1999\nLicense number: ME 7788123'],
  ],
  [
    'The replacement for the 2018 Isuzu NPR is a 2025 Hino L6, VIN JHHSDM2H5SK011223, paid $91,200. Gil will drive it.',
    [
      'Vehicle to add: 2025 Hino L6\nVIN: JHHSDM2H5SK011223',
      'Vehicle to remove: 2018 Isuzu NPR',
      'Cost new: $91,200\nDriven by: Gil',
    ],
  ],
  [
    'Take Bob Ames off and put on Luis Ortega, DL# ME 5512098, born 8/9/90.',
    [
      'Driver to remove: Bob Ames',
      'Driver to add: Luis Ortega\nDate of birth: 8/9/90\nLicense number: ME 5512098',
    ],
  ],
  [
    'swap the 2016 ford f-250 vin 1FT7W2B60GEA11223 for a 2024 gmc sierra, loss payee river valley bank. add driver ana ruiz dob 6/3/90, delete sam pike',
    [
      'Vehicle to remove: 2016 Ford F-250\nVIN: 1FT7W2B60GEA11223',
      'Vehicle to add: 2024 GMC Sierra',
      'Lienholder: River Valley Bank',
      'Driver to add: Ana Ruiz\nDate of birth: 6/3/90',
      'Driver to remove: Sam Pike',
    ],
  ],
  [
    'Add a 2025 Ford E-350 VIN 1FDWE3FN8SDD12345 cost new 52,300 with $500/$1,000 deductibles, lienholder Kennebec Savings, 12 State St, Augusta ME 04330, and delete the 2018 ProMaster',
    [
      'Vehicle to add: 2025 Ford E-350\nVIN: 1FDWE3FN8SDD12345',
      'Vehicle to remove: 2018 ProMaster',
      'Cost new: $52,300\nDeductibles: $500/$1,000\nLienholder: Kennebec Savings, 12 State St, Augusta ME 04330',
    ],
  ],
  [
    'got a 2021 ford transit vin 1FTBR1C82MKA55121, financed thru bath savings po box 548 bath me 04530. new driver too luis ortega dob 8/9/90',
    [
      'Vehicle to add: 2021 Ford Transit\nVIN: 1FTBR1C82MKA55121',
      'Lienholder: Bath Savings, po box 548 bath me 04530',
      'Driver to add: Luis Ortega\nDate of birth: 8/9/90',
    ],
  ],
  [
    'Please add the 2026 Big Tex trailer, VIN 16VGX2020T6012345, paid 11900 for it, financed w/ Bath Savings. Same deductibles as the others.',
    [
      'Vehicle to add: 2026 Big Tex trailer\nVIN: 16VGX2020T6012345',
      'Cost new: $11,900\nDeductibles: Same as the others\nLienholder: Bath Savings',
    ],
  ],
  [
    'Add a 2024 Isuzu NPR, cost new $71,200, comp ded $1,000, coll ded $2,500.',
    ['Vehicle to add: 2024 Isuzu NPR', 'Cost new: $71,200\nDeductibles: comp $1,000, coll $2,500'],
  ],
  ['add driver bo li, drop rental reimbursement. delete unit 4', ['Driver to add: Bo Li']],
  ['Replace VIN 1FT7W2B60GEA11223 on the schedule.', ['Vehicle to remove: VIN 1FT7W2B60GEA11223']],
  ['We moved to 12 Mill Road in 2024. Call me at 207-555-0142.', []],
]

for (const [text, lines] of cases)
  Deno.test(`a change names its details: "${text.slice(0, 50)}"`, () => {
    assert.deepEqual(detailLines(changeDetails(text)), lines)
  })

Deno.test('a vehicle that is named twice is changed once, and a new one is not the old one', () => {
  const items = (text: string) => changedItems(changeDetails(text))
  assert.deepEqual(
    items(
      'We traded the 2018 Freightliner for a 2024 Mack Anthem, VIN 1M1AN4GY9RM012345. Please put it on, and take the Freightliner off.',
    ),
    ['2024 Mack Anthem, VIN 1M1AN4GY9RM012345', 'Remove: 2018 Freightliner'],
  )
  assert.deepEqual(items('Sold the 2019 Great Dane trailer. Please take the Great Dane off.'), [
    'Remove: 2019 Great Dane trailer',
  ])
  assert.deepEqual(items('Please take the Transit off and add a 2025 Ford Transit, VIN 1FTBR1C84RKA11223.'), [
    '2025 Ford Transit, VIN 1FTBR1C84RKA11223',
    'Remove: the Transit',
  ])
})

Deno.test('lists what the carrier will ask for and flags an invalid VIN', () => {
  const missing = (text: string) => missingDetails(text, changeDetails(text))
  assert.deepEqual(missing('Please add driver Maria Lopez, DOB 4/12/1988.'), [
    "The message does not give Maria Lopez's license number.",
  ])
  assert.deepEqual(missing('Add a 2025 Freightliner M2, VIN 1FVACWFC5SHVB123.'), [
    'The VIN 1FVACWFC5SHVB123 has 16 characters; a VIN has 17. Check it with the client.',
  ])
  assert.deepEqual(missing('Add the 2020 Honda Accord, VIN 1HGCM82633A004353.'), [
    'The VIN 1HGCM82633A004353 fails its check digit. Check it with the client before you send the request.',
  ])
  assert.deepEqual(missing('Add the 2003 Honda Accord, VIN 1HGCM82633A004352.'), [])
})

Deno.test('confirms each change to the client and asks for what the carrier needs', () => {
  const text =
    'Please add the 2024 Isuzu NPR and our new driver Tom Ames, DOB 4/12/1988. Also remove the 2019 Ford F-150.'
  assert.deepEqual(changedItems(changeDetails(text)), [
    '2024 Isuzu NPR',
    'Remove: 2019 Ford F-150',
    'Driver Tom Ames',
  ])
  assert.deepEqual(missingForChange(text, changeDetails(text)), [
    'the VIN of the 2024 Isuzu NPR',
    "Tom Ames's license number",
  ])
  const vague = 'We bought a truck and hired a driver.'
  assert.deepEqual(missingForChange(vague, changeDetails(vague)), [
    'the VIN of the vehicle',
    "the driver's full name, date of birth and license number",
  ])
})

Deno.test('a later message completes the vehicle of an earlier one', () => {
  const earlier =
    'Please add a truck and a driver to our policy. We bought a 2024 Ford F-550 and would like it covered from the day we pick it up at the dealer in Worcester, which should be in the second half of the month. It cost $68,400 new.'
  const text = `${earlier}\n\nThe VIN is 1HGCM82633A004352. It is garaged at 44 Mill Street, Lowell, MA 01851. Driver: Luis Ortega, DOB 4/12/1988, license S4471920 (MA).`
  assert.deepEqual(detailLines(changeDetails(text)), [
    'Vehicle: 2024 Ford F-550\nVIN: 1HGCM82633A004352',
    'Cost new: $68,400\nGaraging address: 44 Mill Street, Lowell, MA 01851',
    'Driver: Luis Ortega\nDate of birth: 4/12/1988\nLicense number: MA S4471920',
  ])
  assert.deepEqual(missingForChange(text, changeDetails(text)), [])
})

Deno.test('what leaves the policy is read from the words around it', () => {
  const removed = (text: string) => {
    const { vehicles, drivers } = changeDetails(text)
    return [...vehicles.map(({ description }) => description), ...drivers.map(({ name }) => name)].filter(
      (_, at) => [...vehicles, ...drivers][at]?.isRemoved,
    )
  }
  assert.deepEqual(removed('Unit 12 was totaled, so please drop it from the policy. 2019 Kenworth T680.'), [
    '2019 Kenworth T680',
  ])
  assert.deepEqual(removed('Add Tomasz Nowak as a driver. And take off Gary Pell, he retired.'), [
    'Gary Pell',
  ])
  assert.deepEqual(removed('Please take Curtis Wray off the auto policy.'), ['Curtis Wray'])
  for (const text of [
    'Our driver Pete Lund left on Friday, take him off the auto policy.',
    'Pete Lund no longer drives for us, so please take him off the policy.',
    'Pete Lund retired on March 10. He should come off the auto.',
    'We let Pete Lund go on Friday, please drop him from the insurance.',
    'Please remove Pete Lund from our auto policy.',
  ]) {
    assert.deepEqual(removed(text), ['Pete Lund'], text)
    assert.deepEqual(missingForChange(text, changeDetails(text)), [], text)
  }
  assert.deepEqual(removed('Luis Ortega is our new driver. Pete Lund quit, take him off.'), ['Pete Lund'])
  assert.deepEqual(removed('Please drop it from the policy. Add a 2025 Ford Transit.'), [])
})

Deno.test('confirms the location, the party or the vehicle that leaves the policy', () => {
  for (const [text, item] of [
    [
      'Please remove our location at 22 Elm Street, Bath, ME 04530.',
      'location at 22 Elm Street, Bath, ME 04530',
    ],
    [
      'We closed the shop at 22 Elm Street in Bath. Please take that location off our policy.',
      'location at 22 Elm Street in Bath',
    ],
    [
      'Please remove Summit Builders LLC as additional insured, the job is finished.',
      'additional insured Summit Builders LLC',
    ],
    ['Take off the loss payee Ford Credit, the van is paid off.', 'loss payee Ford Credit'],
    ['We sold the F-150, please take it off.', 'the F-150'],
  ] as const)
    assert.deepEqual(changedItems(changeDetails(text)), [`Remove: ${item}`], text)
})

Deno.test('equipment has no VIN', () => {
  const { vehicles } = changeDetails(
    'We bought a 2022 Genie S-45 boom lift, serial S4522-19022. Please add it to the equipment floater.',
  )
  assert.deepEqual(vehicles, [])
})

for (const body of [
  'Please raise the limit to $2,000,000 effective 12/1/2026\n\nEffective Dec 1, 2026.',
  'Change our mailing address to 5 Elm St, Portland ME 04101 effective 13/40/2026\n\nTom',
  'Please move our fiscal year, effective December 1, 2026\nThanks, Tom Harrow',
  'Starting Jan 2027 Our payroll is $300,000.',
  'We have had this policy since 2026\nTom Harrow',
]) {
  Deno.test(`takes the year of a date for no vehicle: ${body}`, () => {
    assert.deepEqual(changeDetails(body).vehicles, [])
  })
}

Deno.test('finds a vehicle that a mail program has wrapped', () => {
  const body =
    'Please add to our commercial auto policy the new truck, a 2025 Ford\nTransit 250, VIN 1FTBR1C84RKA11223.'
  assert.deepEqual(
    changeDetails(body).vehicles.map(({ description }) => description),
    ['2025 Ford\nTransit 250'],
  )
})

for (const [body, missing] of [
  [
    'Please add driver Joe Pike DOB 13/45/1990 to the auto. License 123.',
    ["Joe Pike's date of birth and license number"],
  ],
  ['Add driver Ann Marie Lee DOB 2/30/1988, license ME 7731904.', ["Ann Marie Lee's date of birth"]],
  ['Add driver Tom Ames CDL S4471920, born May 3, 1990.', []],
] as const) {
  Deno.test(`reads one driver, and asks for a date that does not exist: ${body}`, () => {
    const details = changeDetails(body)
    assert.equal(details.drivers.length, 1)
    assert.deepEqual(missingForChange(body, details), missing)
  })
}

for (const [written, isUnclear] of [
  ['$5,000.000', true],
  ['$50,000,00', true],
  ['$1.000.000', true],
  ['$2000,000', true],
  ['$10,00,000', true],
  ['$1,0000', true],
  ['5,000.000', true],
  ['$5,000,000', false],
  ['$2,500,000.00', false],
  ['$1.5M', false],
  ['$1.125 million', false],
  ['$500', false],
  ['$1,000,000/$2,000,000', false],
  ['$100,000.50', false],
] as const) {
  Deno.test(`${isUnclear ? 'asks which amount is' : 'takes the amount'} ${written}`, () => {
    const body = `Raise our umbrella limit to ${written}, please.`
    assert.deepEqual(
      missingForChange(body, changeDetails(body)),
      isUnclear ? [`which amount you mean by ${written}`] : [],
    )
  })
}

Deno.test('a VIN that is given later belongs to the vehicle of its model year', () => {
  const { vehicles } = changeDetails(
    'I need to add a 2024 Silverado and take the 2016 Tacoma off our auto policy. 3GCUDDED5RG123456.',
  )
  assert.deepEqual(
    vehicles.map(({ description, vin, isRemoved }) => [description, vin, isRemoved]),
    [
      ['2024 Silverado', '3GCUDDED5RG123456', false],
      ['2016 Tacoma', null, true],
    ],
  )
})

for (const text of [
  'Please swap Kyle Burke for Marcus Bell on the auto policy.',
  'Kyle Burke left us on Friday, so please replace him with Marcus Bell on the auto.',
  'We need Marcus Bell on the auto in place of Kyle Burke.',
])
  Deno.test(`one driver comes and another goes: ${text}`, () => {
    const of = (name: string) => changeDetails(text).drivers.find((driver) => driver.name === name)
    assert.equal(of('Kyle Burke')?.isRemoved, true)
    assert.equal(of('Marcus Bell')?.isRemoved, false)
  })

const clauses: readonly (readonly [string, string, string])[] = [
  [
    'Please change the mortgagee clause on your hazard policy to:\n\nNorthfield Mortgage Servicing LLC\nits successors and/or assigns as their interests may appear\nPO Box 202028\nFlorence, SC 29502\nLoan # 900-118-4471',
    'Mortgagee clause: Northfield Mortgage Servicing LLC, its successors and/or assigns as their interests may appear, PO Box 202028, Florence, SC 29502',
    'Loan number: 900-118-4471',
  ],
  [
    "Your loan 8812-44 has been sold. Please amend the lender's loss payable endorsement to read:\n\nGranite Peak Loan Servicing, Inc. ISAOA/ATIMA\nAttn: Insurance Dept.\n1200 Summit Drive\nConcord, NH 03301",
    'Mortgagee clause: Granite Peak Loan Servicing, Inc. ISAOA/ATIMA, Attn: Insurance Dept., 1200 Summit Drive, Concord, NH 03301',
    'Loan number: 8812-44',
  ],
]
for (const [text, clause, loan] of clauses)
  Deno.test(`copies the clause of a lender: ${clause.slice(0, 50)}`, () => {
    const details = changeDetails(text)
    assert.deepEqual(changedItems(details).slice(0, 2), [clause, loan])
    assert.equal(detailLines(details)[0], `${clause}\n${loan}`)
  })

for (const [text, to] of [
  [
    'Bump the GL to 2 million per occurrence / 4 million aggregate.',
    '2 million per occurrence / 4 million aggregate',
  ],
  [
    'Please raise our GL limit to $2,000,000 each occurrence and $4,000,000 general aggregate.',
    '$2,000,000 each occurrence and $4,000,000 general aggregate',
  ],
  ['Increase the liability limit to $1,000,000 and add Joe Pike.', '$1,000,000'],
] as const)
  Deno.test(`keeps what a limit is per: ${text}`, () => assert.equal(changeDetails(text).limits[0]?.to, to))

for (const [text, items] of [
  [
    'take off the 19 silverado n put on 24 ram 2500 vin 3C6UR5CJ8RG123456. $1000 ded on the ram, 500 on the transit pls',
    [
      '2024 Ram 2500, VIN 3C6UR5CJ8RG123456',
      'Remove: 2019 Silverado',
      'Deductibles: $1,000 on the ram, $500 on the transit',
    ],
  ],
  ['we sold the 2016 tacoma and got a 2025 tundra', ['Remove: 2016 Tacoma', '2025 Tundra']],
  ['We now have 12 Ford trucks and 20 drivers.', []],
  [
    'Take the deductible on the Ram to a thousand and the one on the Isuzu to five hundred.',
    ['Deductibles: $1,000 on the Ram, $500 on the Isuzu'],
  ],
  [
    'Please change the collision deductible on the 2022 Tundra to $1,000 and on the 2021 F-250 to $500.',
    ['Deductibles: $1,000 collision on the 2022 Tundra, $500 collision on the 2021 F-250'],
  ],
] as const)
  Deno.test(`names each vehicle and its deductible: ${text}`, () =>
    assert.deepEqual(changedItems(changeDetails(text)), items))

Deno.test('names a mortgagee that has to be on the policy, with its address', () => {
  const text =
    'The bank says they need to be on the property policy as mortgagee. Katahdin Savings Bank, ISAOA, PO box nine ten, Millinocket, Maine, oh four four six two.'
  assert.deepEqual(changeDetails(text).added, [
    { kind: 'mortgagee', name: 'Katahdin Savings Bank, ISAOA, PO box 910, Millinocket, ME 04462' },
  ])
})

Deno.test('the day on which a driver was hired is not the day of the change', () => {
  const [request] = triage(
    email(
      "Hey - we hired Owen Blake, DOB 03/14/2003, Maine license 8842107, started 9/8. He's going to be driving the Transit. Can you add him to the auto?",
      {},
      'new guy',
    ),
    book,
  ).requests
  assert.deepEqual([request?.type, request?.effectiveOn], ['ENDORSE_POLICY', null])
})
