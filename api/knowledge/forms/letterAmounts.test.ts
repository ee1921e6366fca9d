import assert from 'node:assert/strict'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

Deno.test('reads limits of employers liability that stand together, not the older ones on record', async () => {
  const labels = ['E.L. each accident', 'E.L. disease policy limit', 'E.L. disease each employee']
  const known = ['each accident', 'disease policy limit', 'disease each employee'].map((label) => ({
    label: `employers liability ${label}`,
    within: 'current policy',
    line: 'WORKERS_COMPENSATION',
    value: '100000',
    source: 'policy.json',
  }))
  assert.deepEqual(
    (
      await filledFrom(
        'May 4, 2026\n\nWe need employers liability of 500/1000/500 this time.',
        labels.map((label) => field(label, { section: 'Limits requested' })),
        known,
      )
    ).map(([, value]) => value),
    ['$500,000', '$1,000,000', '$500,000'],
  )
})

Deno.test('takes what is asked for and not what somebody has now', async () => {
  assert.deepEqual(
    await filledFrom('May 4, 2026\n\nDeductible: we have $1,000 now, go to $5,000 this time.', [
      field('Deductible', { kind: 'choice', section: 'Coverage', options: ['$1,000', '$2,500', '$5,000'] }),
    ]),
    [['Deductible', '$5,000', true]],
  )
})

Deno.test('an umbrella asks for more than the liability under it has', async () => {
  const known = [
    ['each occurrence', '1000000'],
    ['general aggregate', '2000000'],
  ].map(([label = '', value = '']) => ({
    label,
    value,
    within: 'policies limits',
    line: 'GENERAL_LIABILITY',
    outer: 0,
    source: 'policy.json',
  }))
  const found = await filledFrom(
    'May 4, 2026\n\nPlease quote the umbrella at five million.',
    [
      field('Umbrella limit', { title: 'Umbrella supplement', section: 'Umbrella requested' }),
      field('Each occurrence', { title: 'Umbrella supplement', section: 'Underlying insurance' }),
      field('General aggregate', { title: 'Umbrella supplement', section: 'Underlying insurance' }),
    ],
    known,
  )
  assert.deepEqual(
    found.map(([label, value]) => [label, value]),
    [
      ['Umbrella limit', '$5,000,000'],
      ['Each occurrence', '1,000,000'],
      ['General aggregate', '2,000,000'],
    ],
  )
})

Deno.test('reads the whole of a license number that has letters before it', async () => {
  assert.deepEqual(
    await filledFrom('May 4, 2026\n\nThe liquor license is number CL-B 30-2281.', [
      field('Liquor license number', { section: 'General information' }),
    ]),
    [['Liquor license number', 'CL-B 30-2281', true]],
  )
})
