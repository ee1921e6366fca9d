import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const fleet = recordValues(
  {
    account: { legalName: 'Osprey Ridge Plumbing LLC' },
    policy: {
      type: 'COMMERCIAL_AUTO',
      vehicles: [
        { year: 2013, make: 'GMC', model: 'Savana 2500', vin: '1GTW7FCA8D1114473' },
        { year: 2021, make: 'Ford', model: 'Transit 250', vin: '1FTBR1C84MKA77120' },
      ],
    },
  },
  'record.json',
)
const columns = ['Action', 'Year', 'Make and model', 'VIN']

function changeRow(at: number) {
  return columns.map((label) =>
    field(label, {
      name: `${label} ${at}`,
      section: 'Vehicles',
      beside: columns.filter((each) => each !== label),
      mates: columns.filter((each) => each !== label).map((each) => `${each} ${at}`),
      ...(label === 'Action' && {
        kind: 'choice' as const,
        options: ['-', 'Add', 'Delete'],
        optionLabels: [],
      }),
    }),
  )
}

function box(label: string) {
  return field(label, { kind: 'checkBox', question: 'Type of change', section: 'Type of change' })
}

Deno.test('a schedule with a column for the action lists what changes, and the boxes say so', async () => {
  const letter = `November 9, 2026

Hello,

The old Savana was sold on Friday, so please take it off. Put on the new van as of today: 2026 Ram ProMaster 2500, VIN 3C6LRVDG9TE100221, $49,800.

Dana Whitlock`
  const filled = await filledFrom(
    letter,
    [
      ...['Add vehicle', 'Delete vehicle', 'Add driver', 'Delete driver'].map(box),
      ...changeRow(1),
      ...changeRow(2),
    ],
    fleet,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Type of change Add vehicle', true],
      ['Type of change Delete vehicle', true],
      ['Action', 'Add'],
      ['Year', '2026'],
      ['Make and model', 'Ram ProMaster 2500'],
      ['VIN', '3C6LRVDG9TE100221'],
      ['Action', 'Delete'],
      ['Year', '2013'],
      ['Make and model', 'GMC Savana 2500'],
      ['VIN', '1GTW7FCA8D1114473'],
    ].map(([label, value]) => [String(label).replace('Type of change ', ''), value]),
  )
})

Deno.test('an injury report names the employee, the injury and who saw it', async () => {
  const letter = `Brightwater Cabinet Co.

March 12, 2027

Dear agent,

Our finisher, Ruth Alvarado, cut her left hand on the table saw on Wednesday at 10:40 in the morning. Marcus Webb was next to her and saw it. The supervisor was told at once. She went to Pine Hollow Urgent Care in Dayton and has been off since Thursday.

Lena Orth, office manager`
  const of = (section: string, label: string) => field(label, { section, name: `${section} ${label}` })
  const filled = await filledFrom(letter, [
    of('Employee', 'Last name'),
    of('Employee', 'First name'),
    of('Employee', 'Occupation'),
    of('Accident', 'Date of injury'),
    of('Accident', 'Time of injury'),
    of('Accident', 'Part of body'),
    of('Accident', 'Date employer was notified'),
    of('Accident', 'First day lost'),
    of('Accident', 'Hospital or clinic'),
    of('Report', 'Witnesses'),
    of('Report', 'Prepared by'),
    of('Report', 'Date prepared'),
  ])
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Last name', 'Alvarado'],
      ['First name', 'Ruth'],
      ['Occupation', 'Finisher'],
      ['Date of injury', '03/10/2027'],
      ['Time of injury', '10:40 AM'],
      ['Part of body', 'Left hand'],
      ['Date employer was notified', '03/10/2027'],
      ['First day lost', '03/11/2027'],
      ['Hospital or clinic', 'Pine Hollow Urgent Care, Dayton'],
      ['Witnesses', 'Marcus Webb'],
      ['Prepared by', 'Lena Orth'],
      ['Date prepared', '03/12/2027'],
    ],
  )
})

Deno.test('the holder of a certificate is whoever has an address in the letter that no record has', async () => {
  const letter = `May 3, 2027

Hi,

The Harlan County School District, 220 Schoolhouse Road, Harlan, KY 40831, wants a certificate by Friday the 7th, e-mailed to facilities@harlanschools.example, that shows our GL and comp. No need for the umbrella. They own the project.

Ida Brandt`
  const known = recordValues(
    { account: { legalName: 'Brandt Masonry Inc.', contact: 'Ida Brandt', email: 'ida@brandt.example' } },
    'record.json',
  )
  const of = (label: string) => field(label, { section: 'Certificate holder', name: label })
  const filled = await filledFrom(
    letter,
    [
      of('Name of holder'),
      of('Street'),
      of('City'),
      of('State'),
      of('ZIP'),
      of('Needed by'),
      ...['General liability', 'Workers comp', 'Umbrella'].map((label) =>
        field(label, { kind: 'checkBox', question: 'Show these policies', section: 'Show these policies' }),
      ),
    ],
    known,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Name of holder', 'Harlan County School District'],
      ['Street', '220 Schoolhouse Road'],
      ['City', 'Harlan'],
      ['State', 'KY'],
      ['ZIP', '40831'],
      ['Needed by', '05/07/2027'],
      ['General liability', true],
      ['Workers comp', true],
    ],
  )
})
