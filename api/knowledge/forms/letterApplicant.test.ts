import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

Deno.test('takes from a letter what the records lack of the applicant, and the day from which cover is wanted', async () => {
  const known = recordValues({ account: { legalName: 'Redwing Tree Care, Inc.' } }, 'Account')
  const said = `From: Bea Stone <bea@redwing.example>
Date: May 12, 2026

Federal number is 84-5550121. We want the new one to start 6/20/2026, that is the day the old one ends.`
  const fields = ['Federal employer ID', 'E-mail', 'Effective date'].map((label) => field(label))
  assert.deepEqual(await filledFrom(said, fields, known), [
    ['Federal employer ID', '84-5550121', true],
    ['E-mail', 'bea@redwing.example', true],
    ['Effective date', '06/20/2026', true],
  ])
})
