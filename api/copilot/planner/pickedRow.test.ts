import assert from 'node:assert/strict'
import { pickedRow } from './pickedRow.ts'

const list = `These accounts could be meant:

1. Blackwater Courier Inc. (965 Old Post Road, South Portland, ME)
2. Blackwater Towing LLC (419 Commercial Street, Portland, ME)

Which one do you mean?`

const table = `Two policies in force expire in January.

| Account | Policy |
| --- | --- |
| Casco Roofing LLC | GL-1 |
| Red Hook Bakery | BOP-2 |

I left out one.`

const picks: readonly (readonly [said: string, shown: string, row: string | null])[] = [
  ['the first one', list, 'Blackwater Courier Inc. (965 Old Post Road, South Portland, ME)'],
  ['2', list, 'Blackwater Towing LLC (419 Commercial Street, Portland, ME)'],
  ['Second.', list, 'Blackwater Towing LLC (419 Commercial Street, Portland, ME)'],
  ['draft a heads-up email to the last one', table, '| Red Hook Bakery | BOP-2 |'],
  ['Send #1 the renewal letter', table, '| Casco Roofing LLC | GL-1 |'],
  ['the one in South Portland', list, 'Blackwater Courier Inc. (965 Old Post Road, South Portland, ME)'],
  ['the one on Commercial Street', list, 'Blackwater Towing LLC (419 Commercial Street, Portland, ME)'],
  ['the one in Portland', list, null],
  ['the fifth one', list, null],
  ['use the first quote', list, null],
  ['due on the first', 'Nothing is listed.', null],
  ['What is its limit?', list, null],
]

for (const [said, shown, row] of picks)
  Deno.test(`"${said}" picks ${row ?? 'no row'}`, () => {
    assert.equal(pickedRow(said, shown), row)
  })
