import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const columns = ['Insurer', 'Policy number', 'Expires', 'Limit each occurrence']

function grid(rows: readonly string[]) {
  return rows.flatMap((row) =>
    columns.map((label) =>
      field(label, {
        name: `${row} ${label}`,
        row,
        section: `INSURANCE IN FORCE | ${row}`,
        beside: columns.filter((each) => each !== label),
      }),
    ),
  )
}

Deno.test('reads the policies that a letter tells line by line, beside the one on record', async () => {
  const known = recordValues(
    { policy: { type: 'GENERAL_LIABILITY', number: 'GL 44-1', carrier: 'Tern Bay Casualty Company' } },
    'Account',
  )
  const said = `April 21, 2026

GL with Tern Bay, it runs 2/1/2026 to 2/1/2027. Limits 1,000,000 occurrence / 2,000,000 aggregate.
Auto: also Tern Bay Casualty Company, CA 44-2, $1,000,000 combined single, same dates
Workers comp: Larchland Mutual, WC 90114, to 5/15/2026, EL 500,000 each accident.
Umbrella: none. We never bought one. They ask for $2,000,000 umbrella.`
  const found = await filledFrom(
    said,
    [
      field('Vendor name', { section: 'VENDOR' }),
      ...grid(['General liability', 'Automobile', 'Workers’ comp.', 'Umbrella']),
    ],
    known,
  )
  assert.deepEqual(
    found.map(([label, value]) => [label, value]),
    [
      ['Insurer', 'Tern Bay Casualty Company'],
      ['Policy number', 'GL 44-1'],
      ['Expires', '02/01/2027'],
      ['Limit each occurrence', '1,000,000'],
      ['Insurer', 'Tern Bay Casualty Company'],
      ['Policy number', 'CA 44-2'],
      ['Expires', '02/01/2027'],
      ['Limit each occurrence', '$1,000,000'],
      ['Insurer', 'Larchland Mutual'],
      ['Policy number', 'WC 90114'],
      ['Expires', '05/15/2026'],
      ['Limit each occurrence', '500,000'],
      ['Insurer', 'None'],
    ],
  )
})

Deno.test('the only policy on record is that of a form with parts for several lines, and of its package', async () => {
  const number = field('Expiring policy no.', { section: 'A. APPLICANT' })
  const parts = ['Automobile liability', 'General liability'].map((section) =>
    field('Carrier', { section, name: section }),
  )
  const retained = field('Retained limit', { section: 'B. LIMITS' })
  const policyOf = (type: string) =>
    recordValues({ policy: { type, number: 'KX 2210', carrier: 'Tern Bay' } }, 'Account')
  const numbers = async (fields: readonly ReturnType<typeof field>[], type: string) =>
    (await filledFrom('August 19, 2026\n\nAnswers below.', fields, policyOf(type))).filter(([label]) =>
      /polic/i.test(label),
    )
  assert.deepEqual(await numbers([number, retained, ...parts], 'UMBRELLA'), [
    ['Expiring policy no.', 'KX 2210', false],
  ])
  const section = field('POLICY NUMBER', { title: 'Property Section', section: 'Property Section' })
  assert.deepEqual(await numbers([section], 'COMMERCIAL_PACKAGE'), [['POLICY NUMBER', 'KX 2210', false]])
})
