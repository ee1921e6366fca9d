import assert from 'node:assert/strict'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const injuries = ['Amputation', 'Burn', 'Contusion', 'Fracture', 'Laceration', 'Strain or sprain']
const reasons = ['Business or property sold', 'Insured elsewhere', 'Business closed']

const told: readonly (readonly [label: string, options: readonly string[], said: string, chosen?: string])[] =
  [
    ['Nature of injury', injuries, 'Dale cut his hand and needed six stitches.', 'Laceration'],
    ['Nature of injury', injuries, 'Hot oil splashed up and scalded her arm.', 'Burn'],
    [
      'Nature of injury',
      injuries,
      'She twisted her knee on the stairs; nothing is broken.',
      'Strain or sprain',
    ],
    ['Nature of injury', injuries, 'He broke his wrist and cut his lip.'],
    ['Reason for cancellation', reasons, 'We found coverage with another carrier.', 'Insured elsewhere'],
    ['Reason for cancellation', reasons, 'I am retiring and closing the shop for good.', 'Business closed'],
    ['Send by', ['E-mail', 'Mail', 'Fax'], 'Please fax the certificate to their office.', 'Fax'],
  ]

Deno.test('an option is chosen by the words that letters use for it, and none where two are told', async () => {
  for (const [label, options, said, chosen] of told) {
    const filled = await filledFrom(`May 4, 2026\n\n${said}\n`, [field(label, { kind: 'choice', options })])
    assert.deepEqual(
      filled.map(([, value]) => value),
      chosen === undefined ? [] : [chosen],
      said,
    )
  }
})
