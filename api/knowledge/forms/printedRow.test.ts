import assert from 'node:assert/strict'
import { formValues } from './formValues.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'

Deno.test('a printed line takes the class on file that it names, and none where it names another', () => {
  const known = recordValues(
    {
      policies: [
        {
          type: 'WORKERS_COMPENSATION',
          classes: [
            { code: '0042', description: 'Landscape gardening' },
            { code: '8810', description: 'Clerical office' },
          ],
        },
      ],
    },
    'Account',
  )
  const rows = ['Landscape crew', 'Clerical', 'Outside sales']
  const fields = rows.map((row) => field('Class code', { row, section: 'Rating information', name: row }))
  assert.deepEqual(
    formValues(fields, known).map(({ name, value }) => [name, value]),
    [
      ['Landscape crew', '0042'],
      ['Clerical', '8810'],
    ],
  )
})
