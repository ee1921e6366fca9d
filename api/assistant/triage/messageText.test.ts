import assert from 'node:assert/strict'
import { messageText } from './messageText.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

Deno.test('what is quoted between own words has neither marks nor headers', () => {
  const { own } = messageText(
    email(
      'See my answers.\n\n> From: Karen Pike <kpike@bathsavings.example>\n> Sent: Monday, March 16\n> What is your address?\n\n12 Mill Road, Bath ME 04530.',
    ),
  )
  assert.equal(own, 'See my answers.\n\nWhat is your address?\n\n12 Mill Road, Bath ME 04530.')
})

Deno.test('a name alone below a message is its signature', () => {
  for (const [body, own, signature] of [
    ['We need loss runs for our bank\nTess', 'We need loss runs for our bank', 'Tess'],
    [
      'We need loss runs for our bank.\n\n- Tess Lindqvist',
      'We need loss runs for our bank.',
      '- Tess Lindqvist',
    ],
    ['The driver to add is\nRosa Diaz', 'The driver to add is\nRosa Diaz', ''],
    ['See you at the fair.\n- Tess (Kiln & Kettle)', 'See you at the fair.', '- Tess (Kiln & Kettle)'],
    ['Tess', 'Tess', ''],
  ]) {
    const text = messageText(email(body ?? ''))
    assert.deepEqual([text.own, text.signature], [own, signature])
  }
})

Deno.test('the subject of a message that is passed on is no part of one of several requests', () => {
  const { requests } = triage(
    email(
      'Please take care of this. Also remove the 2016 Ford F-250 from the auto.\n\nTess\n\nFrom: Karen Pike <kpike@bathsavings.example>\nSent: Monday, March 16, 2026\nTo: Tess\nSubject: Insurance\n\nPlease send proof of insurance naming Bath Savings Bank, 105 Front Street, Bath ME 04530.\n\nKaren',
      {},
      'FW: Proof',
    ),
    book,
  )
  assert.deepEqual(requests.map(({ type }) => type).toSorted(), ['CREATE_CERTIFICATE', 'ENDORSE_POLICY'])
  for (const { details } of requests) assert.doesNotMatch(details, /Insurance$|^Insurance|From:|Tess|Karen/m)
})

const calls: readonly [string, string, readonly string[]][] = [
  [
    'One hundred Reservation Way, Hamilton, Massachusetts, 01936.',
    "You've got it.",
    ['One hundred Reservation Way, Hamilton, Massachusetts, 01936', "You've got it."],
  ],
  [
    'So a new certificate for Bellweather Storage II LP, 2200 Freight Line Road, Joliet?',
    'Illinois six-oh-four-three-three, yep.',
    [
      'So a new certificate for Bellweather Storage II LP, 2200 Freight Line Road, Joliet',
      'Illinois six-oh-four-three-three, yep.',
    ],
  ],
  ['Jubilee Party Rentals?', "That's them.", ['Jubilee Party Rentals', "That's them."]],
  [
    'As additional insured. What is their name?',
    'Grand Bight Harbor Company.',
    ['As additional insured.', 'Grand Bight Harbor Company.'],
  ],
  ['As additional insured. What is their name?', 'No, just a certificate.', ['No, just a certificate.']],
  ['I will add that to the file.', 'Okay.', ['Okay.']],
]

for (const [agent, caller, said] of calls)
  Deno.test(`a caller who answers "${agent}" with "${caller}" says: ${said.join(' ')}`, () => {
    const message = {
      ...email(''),
      channel: 'CALL' as const,
      subject: null,
      transcript: [
        { role: 'AGENT' as const, content: agent },
        { role: 'USER' as const, content: caller },
      ],
    }
    const { sentences } = messageText(message)
    assert.deepEqual(
      sentences.filter(({ isDenied }) => !isDenied).map(({ text }) => text),
      said,
    )
  })
