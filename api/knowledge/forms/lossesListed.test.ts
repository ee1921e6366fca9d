import assert from 'node:assert/strict'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

Deno.test('counts and adds up the losses that a letter lists without their days', async () => {
  const asked = [
    field('Number of claims, past 3 years', { section: 'Loss history', beside: ['Total incurred'] }),
    field('Total incurred', { section: 'Loss history', beside: ['Number of claims, past 3 years'] }),
  ]
  assert.deepEqual(
    await filledFrom(
      'March 3, 2026\n\nOur losses since 2023: one sprained back, $8,150, one cut thumb, $940, and one fall, $2,300.',
      asked,
    ),
    [
      ['Number of claims, past 3 years', '3', true],
      ['Total incurred', '$11,390', true],
    ],
  )
})

Deno.test('adds what is held in reserve to what was paid where a form asks for both', async () => {
  const found = await filledFrom(
    'March 3, 2026\n\nOne large loss: the collision on June 9, 2024. They have paid $88,000 and still hold $12,500 in reserve.',
    [
      field('Amount paid or reserved', { section: 'Losses', beside: ['Date of loss'] }),
      field('Date of loss', { section: 'Losses', beside: ['Amount paid or reserved'] }),
    ],
  )
  assert.deepEqual(
    found.map(([, value]) => value),
    ['$100,500', '06/09/2024'],
  )
})
