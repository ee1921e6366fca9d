import assert from 'node:assert/strict'
import { contactFacts, knownPeople } from './people.ts'
import { recordValues } from './recordValues.ts'

const people = knownPeople(
  recordValues(
    {
      account: {
        contacts: [
          { name: 'Desmond Sorrel', role: 'President', mobile: '+14845550106' },
          { name: 'Noreen Sorrel', role: 'Secretary', phone: '+16105550139' },
          { name: 'Ida Marsh', role: 'Safety director', phone: '+16105550177' },
        ],
      },
    },
    'Account',
  ),
)

function peopleIn(text: string) {
  const sentences = text
    .split('\n')
    .map((each) => ({ text: each, page: 1, letter: 'letter.pdf', written: null }))
  return contactFacts(people, sentences).map(({ entity, attribute, value }) => [entity, attribute, value])
}

Deno.test('takes whom to call from a letter, by short names, new names and "me", and else from titles', () => {
  assert.deepEqual(
    peopleIn('For the inspection have them call Des.\nAccounting records: that is me.\nNoreen'),
    [
      ['inspection', 'name', 'Desmond Sorrel'],
      ['inspection', 'mobile', '484-555-0106'],
      ['accounting', 'name', 'Noreen Sorrel'],
      ['accounting', 'phone', '610-555-0139'],
      ['safety', 'name', 'Ida Marsh'],
      ['safety', 'phone', '610-555-0177'],
      ['principal', 'name', 'Desmond Sorrel'],
      ['principal', 'mobile', '484-555-0106'],
    ],
  )
  assert.deepEqual(
    peopleIn('Somebody who wants to inspect the yard should ask for Hal Brightbill, 610-555-0150.')[0],
    ['inspection', 'name', 'Hal Brightbill'],
  )
})
