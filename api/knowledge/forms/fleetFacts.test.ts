import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const fleet = recordValues(
  {
    account: { legalName: 'Tamarack Bakery LLC', contact: 'Nadine Osgood', phone: '+18155550148' },
    policy: {
      number: 'NCA 77-2041',
      type: 'COMMERCIAL_AUTO',
      effectiveDate: '2026-03-01',
      expirationDate: '2027-03-01',
    },
    location: { line1: '31 Mill Street', city: 'Rockford', zone: 'IL', postalCode: '61101' },
    vehicles: [
      {
        unit: 1,
        year: 2020,
        make: 'Chevrolet',
        model: 'Express 2500',
        vin: '1GCWGAFG4L1234907',
        comprehensiveDeductible: 500,
        collisionDeductible: 1000,
      },
      {
        unit: 2,
        year: 2014,
        make: 'Ford',
        model: 'E-250',
        vin: '1FTNE2EW1EDA40117',
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
      },
    ],
    drivers: [{ name: 'Nadine Osgood' }, { name: 'Walter Osgood' }],
  },
  'record.json',
)

const swap = `From: Nadine Osgood <nadine@tamarackbakery.example>

October 15, 2026

Hello,

The old Ford quit on us on the bypass. The dealer takes it in trade, so please swap them as of Monday.

The new one is a 2026 Mercedes-Benz Sprinter 2500, VIN W1Y4NBVY6TT112098. The price was $61,300. They installed a rack system for $3,850. Deliveries only, and we never go farther than 35 miles from the ovens. It is parked at the commissary, 900 Kishwaukee Road, Belvidere, IL 61008.

The loan is with Blackhawk Trail Credit Union, PO Box 118, Rockford, IL 61105. They want to be loss payee.

Same deductibles as on the Chevrolet please.

Nadine`

const section = 'Vehicle to be added'
const added = [
  'Year',
  'Make',
  'Model',
  'Vehicle identification number',
  'Cost new',
  'Attached equipment and value',
  'Garaging address',
  'Comprehensive deductible',
  'Collision deductible',
].map((label) => field(label, { section }))
const options = { kind: 'choice', section } as const
const removed = ['Unit no.', 'Year, make, model', 'Vehicle identification number'].map((label) =>
  field(label, { name: `removed ${label}`, section: 'Vehicle to be deleted' }),
)

Deno.test('a vehicle that takes the place of another fills in the parts for both', async () => {
  const filled = await filledFrom(
    swap,
    [
      field('Effective date of change'),
      ...added,
      field('Use', { ...options, options: ['Select...', 'Delivery', 'Service', 'Personal'] }),
      field('Radius', { ...options, options: ['Up to 50 miles', '51 to 200 miles', 'Over 200 miles'] }),
      field('Interest of bank or lessor', {
        section,
        kind: 'radio',
        options: ['LP', 'LS'],
        optionLabels: ['Loss payee (loan)', 'Lessor (lease)'],
      }),
      field('Name and address', { section }),
      ...removed,
      field('Reason', {
        section: 'Vehicle to be deleted',
        kind: 'choice',
        options: ['Sold', 'Traded in', 'Total loss'],
      }),
    ],
    fleet,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Effective date of change', '10/19/2026'],
      ['Year', '2026'],
      ['Make', 'Mercedes-Benz'],
      ['Model', 'Sprinter 2500'],
      ['Vehicle identification number', 'W1Y4NBVY6TT112098'],
      ['Cost new', '$61,300'],
      ['Attached equipment and value', 'Rack system, $3,850'],
      ['Garaging address', '900 Kishwaukee Road, Belvidere, IL 61008'],
      ['Comprehensive deductible', '500'],
      ['Collision deductible', '1,000'],
      ['Use', 'Delivery'],
      ['Radius', 'Up to 50 miles'],
      ['Interest of bank or lessor', 'LP'],
      ['Name and address', 'Blackhawk Trail Credit Union, PO Box 118, Rockford, IL 61105'],
      ['Unit no.', '2'],
      ['Year, make, model', '2014 Ford E-250'],
      ['Vehicle identification number', '1FTNE2EW1EDA40117'],
      ['Reason', 'Traded in'],
    ],
  )
})

const newDriver = ['Name', 'Date of birth', 'License number', 'State', 'Accidents or tickets, 3 years'].map(
  (label) => field(label, { name: `driver ${label}`, section: 'Driver to be added' }),
)

Deno.test('a driver who joins is the one that a letter describes', async () => {
  const letter = `${swap}\n\nMy cousin Elena Ruiz will drive it, so put her on. Born March 3, 1999, Illinois license R520-4419-9063, clean record.`
  assert.deepEqual(
    (await filledFrom(letter, newDriver, fleet)).map(([label, value]) => [label, value]),
    [
      ['Name', 'Elena Ruiz'],
      ['Date of birth', '03/03/1999'],
      ['License number', 'R520-4419-9063'],
      ['State', 'IL'],
      ['Accidents or tickets, 3 years', 'None'],
    ],
  )
})

Deno.test('the part for a new driver stays empty where a letter adds none', async () => {
  assert.deepEqual(await filledFrom(swap, newDriver, fleet), [])
})

Deno.test('a leased van comes with its lessor, its equipment and the deductibles that are asked for', async () => {
  const letter = `October 12, 2026

Please change our auto policy effective October 14, 2026.

Take off unit 2, the Ford. It was totaled in the accident last week.

Add this one: 2025 Ford Transit 250, VIN 1FTBR1Y88SKA20019, cost new $54,200. It has a ladder rack and shelving installed for $4,100. Please give it $1,000 deductibles for comprehensive and collision. It is leased from Desert Sky Leasing LLC, 900 West Grant Road, Tucson, AZ 85745, lease number DS-40118.

Nadine Osgood`
  const filled = await filledFrom(
    letter,
    [
      ...['Attached equipment and value', 'Comprehensive deductible', 'Collision deductible'].map((label) =>
        field(label, { section }),
      ),
      field('Interest of bank or lessor', {
        section,
        kind: 'radio',
        options: ['LP', 'LS'],
        optionLabels: ['Loss payee (loan)', 'Lessor (lease)'],
      }),
      field('Loan or lease number', { section }),
      field('Unit no.', { section: 'Vehicle to be deleted' }),
      field('Reason', {
        section: 'Vehicle to be deleted',
        kind: 'choice',
        options: ['Sold', 'Traded in', 'Total loss'],
      }),
    ],
    fleet,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Attached equipment and value', 'Ladder rack and shelving, $4,100'],
      ['Comprehensive deductible', '$1,000'],
      ['Collision deductible', '$1,000'],
      ['Interest of bank or lessor', 'LS'],
      ['Loan or lease number', 'DS-40118'],
      ['Unit no.', '2'],
      ['Reason', 'Total loss'],
    ],
  )
})

Deno.test('nothing is taken off where a letter takes nothing off', async () => {
  const letter = `October 12, 2026\n\nWe hired a new baker, Priscilla Vance, and she will drive the Ford starting Thursday. Her date of birth is 11/02/1990, her Illinois driver's license is V520-7719-0163. She had one ticket in 2024.\n\nNadine Osgood`
  const filled = await filledFrom(
    letter,
    [field('Effective date of change'), ...newDriver, ...removed],
    fleet,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Effective date of change', '10/15/2026'],
      ['Name', 'Priscilla Vance'],
      ['Date of birth', '11/02/1990'],
      ['License number', 'V520-7719-0163'],
      ['State', 'IL'],
    ],
  )
})

Deno.test('a change that began two days ago is not one of next year', async () => {
  const said = `October 12, 2026\n\nSold the Chevrolet on Saturday, so that one can come off as of October 10.\n\nNadine`
  const filled = await filledFrom(
    said,
    [
      field('Effective date of change'),
      ...removed,
      field('Made by', { section: 'Request', beside: ['Date'] }),
      field('Date', { section: 'Request', beside: ['Made by'], left: ['Made by'] }),
    ],
    fleet,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Effective date of change', '10/10/2026'],
      ['Unit no.', '1'],
      ['Year, make, model', '2020 Chevrolet Express 2500'],
      ['Vehicle identification number', '1GCWGAFG4L1234907'],
      ['Made by', 'Nadine Osgood'],
      ['Date', '10/12/2026'],
    ],
  )
})
