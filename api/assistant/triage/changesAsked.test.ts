import assert from 'node:assert/strict'
import { changeDetails, changedItems } from './changeDetails.ts'
import { changesAsked, haveOwnDays } from './changesAsked.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

/** What a client writes, and each change with its day. */
const messages: readonly (readonly [text: string, changes: readonly (readonly [RegExp, string | null])[]])[] =
  [
    [
      'Please cancel the policy on the Harbor St building effective December 15, we close on the sale that day. Also please change our mailing address to 9 Bryant Rd, Bath ME 04530. Does the Elm Ave building have flood?\n\nEffective Dec 15, 2026.',
      [
        [/^Remove the Harbor St building/, '2026-12-15'],
        [/^change our mailing address/, null],
      ],
    ],
    [
      'Please take Harbor St off eff 12/15. Please update our mailing address to 9 Bryant Rd, Bath ME 04530 as of December 1.',
      [
        [/^take Harbor St off/, '2026-12-15'],
        [/^update our mailing address/, '2026-12-01'],
      ],
    ],
    [
      'Dr. Penrose is retiring on 12/31. Please take her off the malpractice as of that date. What about tail? Also a new associate, Dr. Ann Hale, starts on Jan 4.',
      [
        [/^Remove Dr Penrose, who is retiring$/, '2026-12-31'],
        [/^Add Dr Ann Hale, a new associate$/, '2027-01-04'],
      ],
    ],
    [
      'We are opening a second shop at 12 Pine St, Bath ME 04530 on March 1 with $80,000 of contents.',
      [[/^Add a location: a second shop at 12 Pine St, Bath ME 04530/, '2027-03-01']],
    ],
    [
      'Add a hygienist and new x-ray\n\nHi, two things. We hire a new hygienist, Carla Nunes, January 4, payroll $78,000. And we buy a new panoramic x-ray for $96,000 that will be delivered December 10. Please add both to the policy.',
      [
        [/^Add a new hygienist, Carla Nunes, payroll \$78,000$/, '2027-01-04'],
        [/^Add a new panoramic x-ray for \$96,000 that will be delivered December 10$/, '2026-12-10'],
      ],
    ],
    [
      'We sold the 2017 Isuzu NPR last Friday, November 20. Please take it off the auto policy.\n\nSorry, forgot: the replacement is a 2025 Hino L6, paid $91,200, no loan. Needs full coverage from tomorrow, November 27. Gil will drive it.',
      [
        [/take it off the auto policy$/, '2026-11-20'],
        [/^Add a 2025 Hino L6, paid \$91,200, no loan$/, '2026-11-27'],
      ],
    ],
    ['Dr. Penrose needs a certificate for the new clinic.', []],
  ]

Deno.test('each change has its own day, and a new mailing address waits for none', () => {
  for (const [text, expected] of messages) {
    const found = changesAsked(text, '2026-11-26')
    assert.equal(found.length, expected.length, text)
    for (const [at, [words, day]] of expected.entries()) {
      assert.match(found[at]?.words ?? '', words)
      assert.equal(found[at]?.effectiveOn, day, text)
    }
    assert.equal(haveOwnDays(found), expected.length > 1, text)
  }
})

Deno.test('a building, a location or a unit is taken off by name', () => {
  for (const [text, name] of [
    ['Please take Harbor St off effective 12/15.', 'Harbor St'],
    ['Cancel the coverage on the Main St building 12/31.', 'the Main St building'],
    ['please delete location 2 (88 Harbor St) from the package', 'location 2 (88 Harbor St)'],
    ['Drop unit 4B from the schedule.', 'unit 4B'],
  ] as const)
    assert.deepEqual(changedItems(changeDetails(text)), [`Remove: ${name}`], text)
})

Deno.test('the coverage of one building is no cancellation of the policy', () => {
  const { requests } = triage(
    email('Please cancel the coverage on the Main St building effective 12/31.'),
    book,
  )
  assert.deepEqual(
    requests.map(({ type }) => type),
    ['ENDORSE_POLICY'],
  )
})

Deno.test('a new location is a change beside a certificate and a copy, and not where the landlord is', () => {
  const { requests } = triage(
    email(
      'We are opening a second taproom shop at 55 Front St, Bath ME 04530 on Feb 1 with about $120,000 of equipment. Landlord is Quay Partners LLC and they want a certificate before Jan 20. Also can you send me a copy of our GL dec page?',
    ),
    book,
  )
  assert.deepEqual(requests.map(({ type }) => type).toSorted(), [
    'CREATE_CERTIFICATE',
    'DOCUMENT_REQUEST',
    'ENDORSE_POLICY',
  ])
  const certificate = requests.find(({ type }) => type === 'CREATE_CERTIFICATE')
  assert.deepEqual([certificate?.name, certificate?.address], ['Quay Partners LLC', null])
})

Deno.test('who leaves a practice and who joins it are changes, and no quote', () => {
  const { requests } = triage(
    email(
      'Dr. Penrose is retiring on 12/31. Please take her off the malpractice as of that date. What does she need for tail and how much would it cost? Also a new associate, Dr. Ann Hale, starts on Jan 4 - what do you need from me to add her?',
    ),
    book,
  )
  assert.deepEqual(
    requests.map(({ type }) => type),
    ['ENDORSE_POLICY'],
  )
})

for (const [text, words] of [
  [
    'Hi, payroll is going up by 180,000 a year starting December 1. Please update the policy.',
    'Payroll is going up by 180,000 a year starting December 1',
  ],
  [
    'We dropped the delivery side of the business in August. Could you update our GL policy accordingly?',
    'We dropped the delivery side of the business in August',
  ],
] as const)
  Deno.test(`what has changed is the change, not 'update the policy': '${words}'`, () => {
    assert.deepEqual(
      changesAsked(text, '2026-11-26').map((each) => each.words),
      [words],
    )
  })

for (const [text, words] of [
  ['Can you bump the GL to 2 million per occurrence?', ['bump the GL to 2 million per occurrence']],
  [
    'The school job wants two million on the general liability, so raise that.',
    ['The school job wants two million on the general liability, so raise that'],
  ],
  [
    'We hired two guys. Payroll for the shingle crew on the comp should be 410,000, not 350,000.',
    ['Payroll for the shingle crew on the comp should be 410,000, not 350,000'],
  ],
] as const)
  Deno.test(`finds the change that no order names: ${text}`, () => {
    assert.deepEqual(
      changesAsked(text, null).map((change) => change.words),
      words,
    )
  })
