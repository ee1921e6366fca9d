import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const shop = recordValues(
  {
    account: {
      legalName: 'Bramble Creek Metal Works Inc.',
      contact: 'Howard Nunn',
      phone: '+16085550117',
    },
    policy: {
      number: 'TWF 27-0031188',
      type: 'WORKERS_COMPENSATION',
      effectiveDate: '2026-07-01',
      expirationDate: '2027-07-01',
    },
    location: { line1: '88 Foundry Lane', city: 'Janesville', zone: 'WI', postalCode: '53545' },
  },
  'record.json',
)

const letter = `November 9, 2026

For the comp carrier:

Teresa Villalobos, one of our press operators, broke her left wrist and two fingers on the punch on Friday, November 6, at twenty past two in the afternoon. She was clearing a jam when the guard slipped and the ram came down on her arm. Ramon Ortiz at the next press saw it and hit the stop. Teresa came right to the office and told me.

Ramon drove her to Rock Valley General Hospital, where Dr. Priya Nair set the wrist. She has not been back; Dr. Nair talks of light duty from Monday the 30th.

Teresa was born May 2, 1984 and has been with us since September 8, 2014. Home is 2210 Milton Avenue, Apt 6, Janesville, WI 53546, phone 608-555-0191. She gets $24.50 an hour, forty hours a week.

Questions to me please, not Howard: 608-555-0164.

Gloria Benning, office manager`

function ofSection(section: string, labels: readonly string[]) {
  return labels.map((label) =>
    field(label, {
      name: `${section} ${label}`,
      section,
      beside: labels.filter((each) => each !== label),
    }),
  )
}

Deno.test('a first report of injury has the facts of the person whom each part asks about', async () => {
  const filled = await filledFrom(
    letter,
    [
      ...ofSection('A. Employer', ['Employer (legal name)', 'Employer address']),
      ...ofSection('B. Injured employee', [
        'Name',
        'Date of birth',
        'Home address',
        'Telephone',
        'Occupation',
        'Date hired',
        'Wage',
      ]),
      ...ofSection('E. Prepared by', ['Name', 'Title', 'Telephone', 'Date of report']),
    ],
    shop,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Employer (legal name)', 'Bramble Creek Metal Works Inc.'],
      ['Employer address', '88 Foundry Lane, Janesville, WI 53545'],
      ['Name', 'Teresa Villalobos'],
      ['Date of birth', '05/02/1984'],
      ['Home address', '2210 Milton Avenue, Apt 6, Janesville, WI 53546'],
      ['Telephone', '608-555-0191'],
      ['Occupation', 'Press operator'],
      ['Date hired', '09/08/2014'],
      ['Wage', '$24.50'],
      ['Name', 'Gloria Benning'],
      ['Title', 'Office manager'],
      ['Telephone', '608-555-0164'],
      ['Date of report', '11/09/2026'],
    ],
  )
})

Deno.test('an injury is told with its doctor, its machine and the day of the expected return', async () => {
  const injury = ofSection('C. Injury', [
    'Date employer was told',
    'How the injury happened',
    'Machine, tool or substance',
    'Witness',
    'Hospital or clinic',
    'Physician',
    'Last day worked',
    'Date returned to work',
    'If not, expected return',
  ])
  const filled = await filledFrom(letter, injury, shop)
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Date employer was told', '11/06/2026'],
      [
        'How the injury happened',
        'She was clearing a jam when the guard slipped and the ram came down on her arm.',
      ],
      ['Machine, tool or substance', 'Punch'],
      ['Witness', 'Ramon Ortiz'],
      ['Hospital or clinic', 'Rock Valley General Hospital'],
      ['Physician', 'Dr. Priya Nair'],
      ['Last day worked', '11/06/2026'],
      ['If not, expected return', '11/30/2026'],
    ],
  )
})

Deno.test('the part of the body is told in the words of the letter', async () => {
  const said = 'May 4, 2026\n\nOn May 1 Carl Dempsey cut his right thumb and index finger on the slicer.\n'
  assert.deepEqual(await filledFrom(said, [field('Part of body')]), [
    ['Part of body', 'Right thumb and index finger', true],
  ])
})

Deno.test('a phone of somebody else is not that of whoever prepared a report', async () => {
  const said = letter.replace('Questions to me please, not Howard: 608-555-0164.', '')
  const filled = await filledFrom(said, ofSection('E. Prepared by', ['Name', 'Title', 'Telephone']), shop)
  assert.deepEqual(
    filled.map(([label]) => label),
    ['Name', 'Title'],
  )
})

const strain = `From: Perry Olmstead <perry@bramblecreek.example>
Date: Friday, August 14, 2026

I need to report an injury. Our forklift driver Marcus Bell strained his lower back on Wednesday, August 12 around 3:40 p.m. He was lifting a pallet by hand in our warehouse because the pallet jack was being charged. Nobody saw it happen. He told his supervisor the same afternoon and finished the shift.

His wife took him to Green County Urgent Care. He can come back on August 24 if it eases up. His last day at work was the 12th. Date of birth 7/19/1988, hired 2/4/2020. He makes $980 a week.

Perry Olmstead`

Deno.test('an injury told in the words of another employer is read as well', async () => {
  const filled = await filledFrom(
    strain,
    [
      ...ofSection('B. Injured employee', ['Name', 'Occupation', 'Date hired', 'Wage']),
      field('Wage is per', {
        kind: 'choice',
        options: ['hour', 'week', 'month'],
        section: 'B. Injured employee',
      }),
      ...ofSection('C. Injury', ['Date of injury', 'Date employer was told', 'Part of body', 'Witness']),
      field('Fatal injury', { kind: 'checkBox', section: 'C. Injury' }),
      field('First treatment', {
        kind: 'choice',
        options: ['None', 'First aid on site', 'Clinic or office', 'Emergency room'],
      }),
      ...ofSection('D. Lost time', ['Last day worked', 'Date returned to work', 'If not, expected return']),
    ],
    shop,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Name', 'Marcus Bell'],
      ['Occupation', 'Forklift driver'],
      ['Date hired', '02/04/2020'],
      ['Wage', '$980'],
      ['Wage is per', 'week'],
      ['Date of injury', '08/12/2026'],
      ['Date employer was told', '08/12/2026'],
      ['Part of body', 'Lower back'],
      ['Witness', 'None'],
      ['First treatment', 'Clinic or office'],
      ['Last day worked', '08/12/2026'],
      ['If not, expected return', '08/24/2026'],
    ],
  )
})

Deno.test('an injury away from the premises is dated by what happened, and not by the hiring', async () => {
  const said = `Date: September 3, 2026

Kwame Mensah (welder, hired May 16, 2022) was hurt at 1:20 PM on September 1, 2026 at a customer's site. He fell six feet from a ladder and fractured his left wrist. Ben Whitaker and Joe Pratt saw the fall. The foreman, Lou Danner, was notified that day.

Kwame's date of birth is 12/11/1979. Address: 60 Furnace Road, Monroe, WI 53566. Rate of pay $31.40/hour.

Anita Sorrell, Safety Director`
  const filled = await filledFrom(
    said,
    [
      ...ofSection('B. Injured employee', [
        'Name',
        'Date of birth',
        'Home address',
        'Occupation',
        'Date hired',
      ]),
      field('Wage is per', {
        kind: 'choice',
        options: ['hour', 'week', 'month'],
        section: 'B. Injured employee',
      }),
      ...ofSection('C. Injury', ['Date of injury', 'Date employer was told', 'Witness']),
      field("On employer's premises?", { kind: 'radio', options: ['Y', 'N'], optionLabels: ['Yes', 'No'] }),
    ],
    shop,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Name', 'Kwame Mensah'],
      ['Date of birth', '12/11/1979'],
      ['Home address', '60 Furnace Road, Monroe, WI 53566'],
      ['Occupation', 'Welder'],
      ['Date hired', '05/16/2022'],
      ['Wage is per', 'hour'],
      ['Date of injury', '09/01/2026'],
      ['Date employer was told', '09/01/2026'],
      ['Witness', 'Ben Whitaker, Joe Pratt'],
      ["On employer's premises?", 'N'],
    ],
  )
})

Deno.test('somebody who was back the next day has returned, and an hour of a shift is no hourly pay', async () => {
  const said = `October 20, 2026

On Saturday Rosalind Hart burned her forearm on the oven door, an hour into her shift. I put a bandage on it and she was back on Sunday as usual.

Howard Nunn`
  const filled = await filledFrom(
    said,
    [
      field('Wage is per', {
        kind: 'choice',
        options: ['hour', 'week', 'month'],
        section: 'B. Injured employee',
      }),
      ...ofSection('D. Lost time', ['Date returned to work', 'If not, expected return']),
    ],
    shop,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [['Date returned to work', '10/18/2026']],
  )
})
