import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { formValues } from './formValues.ts'
import type { LabeledField } from './labeledFields.ts'
import { recordValues } from './recordValues.ts'
import { requestedRecords } from './requestedRecords.ts'
import { field } from './testing/field.ts'

function known(records: Parameters<typeof recordValues>[0]) {
  return recordValues(records, 'Account')
}

async function filled(
  records: Parameters<typeof recordValues>[0],
  fields: readonly LabeledField[],
  letter = 'Please fill in the enclosed form for us.',
): Promise<string[]> {
  const reading = await readDocument(new TextEncoder().encode(letter), { name: 'letter.txt' })
  return formValues(fields, known(records), [{ name: 'letter.txt', reading }]).map(({ value }) =>
    String(value),
  )
}

Deno.test('the expiring policy is the one of its line, and a proposed one is not', () => {
  const found = requestedRecords(
    known({
      policy: { status: 'Submission', type: 'PROFESSIONAL_LIABILITY', carrier: 'Candlewick Specialty' },
      expiringPolicy: { carrier: 'Ostrander Mutual', policyNumber: 'OM-22-1184' },
    }),
  )
  const linesOf = (value: string) => found.flatMap((each) => (each.value === value ? [each.line] : []))
  assert.deepEqual(linesOf('Candlewick Specialty'), [undefined])
  assert.deepEqual(linesOf('OM-22-1184'), ['PROFESSIONAL_LIABILITY'])
})

Deno.test('takes no first of several bonds for a box that asks once', async () => {
  const records = {
    account: { name: 'Thornapple Paving LLC' },
    bonds: [
      { bondNumber: 'PSG-4401882', obligee: 'County of Eaton' },
      { bondNumber: 'PSG-4401917', obligee: 'Village of Dimondale' },
    ],
  }
  assert.deepEqual(await filled(records, [field('Bond number')]), [])
  assert.deepEqual(await filled({ ...records, bonds: [records.bonds[0]] }, [field('Bond number')]), [
    'PSG-4401882',
  ])
})
