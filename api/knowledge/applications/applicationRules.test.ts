import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { openAccount } from '../testing/openAccount.ts'
import { createApplication, yard } from './testing/beginApplication.ts'

const refusals: readonly [string, object, Record<string, string>][] = [
  [
    'a FEIN of eight digits',
    { fein: '12-345678' },
    { fein: 'Enter the nine digits of the FEIN, like 12-3456789.' },
  ],
  [
    'a contact whose email address is none',
    { contact: { email: 'marta' } },
    { 'contact.email': 'Enter an email address like office@example.com.' },
  ],
  ['an amount below zero', { annualRevenue: -1 }, { annualRevenue: 'Enter an amount of $0.00 or more.' }],
  ['a year that nobody remembers', { yearOfFounding: 14 }, { yearOfFounding: 'Enter a year like 2014.' }],
  [
    'more sprinklers than the building',
    { locations: [{ key: 'yard', buildingInfo: { sprinkleredPercentage: 101 } }] },
    { 'locations.0.buildingInfo.sprinkleredPercentage': 'Enter a number from 0 to 100.' },
  ],
  [
    'more room than the building has',
    { locations: [{ key: 'yard', buildingInfo: { areaOccupiedByBusiness: 20, totalArea: 10 } }] },
    {
      'locations.0.buildingInfo.areaOccupiedByBusiness':
        'The occupied area can’t be larger than the building.',
    },
  ],
  [
    'a location elsewhere than its ZIP code',
    { locations: [{ key: 'yard', address: { zone: 'ME', postalCode: '78701' } }] },
    { 'locations.0.address.postalCode': 'The ZIP code 78701 is in TX, not in ME.' },
  ],
  [
    'two primary locations of one key',
    {
      locations: [
        { key: 'yard', isPrimary: true },
        { key: 'yard', isPrimary: true },
      ],
    },
    {
      'locations.1.key': 'Another location already has this key.',
      'locations.1.isPrimary': 'Only one location is the primary one.',
    },
  ],
  [
    'an answer that nobody asked for',
    { underwritingAnswers: [{ questionId: 'height', answer: 'High' }] },
    { 'underwritingAnswers.0.questionId': 'There is no such question.' },
  ],
  [
    'a claim before its loss',
    { pastPolicyLosses: [{ lossDate: '2024-02-09', claimDate: '2024-02-08' }] },
    { 'pastPolicyLosses.0.claimDate': 'The claim date can’t be before the loss date.' },
  ],
  [
    'more than it can hold',
    {
      locations: Array.from({ length: 100 }, (_, at) => ({ ...yard, key: `yard ${at}`, isPrimary: false })),
      pastPolicyLosses: Array.from({ length: 100 }, () => ({ lossDescription: 'x'.repeat(1_000) })),
    },
    { locations: 'This application is too large. Shorten its lists.' },
  ],
]

for (const [what, input, expected] of refusals) {
  Deno.test(`rejects an application with ${what} at the wrong field`, async () => {
    await using world = await openWorld()
    const { id: accountId } = await openAccount(world.harborline)
    const dana = await world.as(world.dana)
    const { answer } = await dana.data(createApplication, { accountId, input })
    assert.equal(answer.__typename, 'ValidationErrors')
    assert.deepEqual(
      Object.fromEntries(
        answer.fields.map(({ path, message }: { path: string; message: string }) => [path, message]),
      ),
      expected,
    )
  })
}
