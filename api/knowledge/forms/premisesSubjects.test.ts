import assert from 'node:assert/strict'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

async function valuesOf(letter: string, labels: readonly string[]) {
  const found = await filledFrom(
    `May 4, 2026\n\n${letter}`,
    labels.map((label) => field(label, { section: 'Operations' })),
  )
  return found.map(([, value]) => value)
}

Deno.test('knows how long a business is where it is, where its equipment stays and where it goes abroad', async () => {
  assert.deepEqual(
    await valuesOf(
      'We have been in this building nine years. The lifts are kept at 77 Foundry Road overnight. Once a month a driver runs to Ontario, Canada.',
      [
        'Years at this location',
        'Street address where equipment is kept',
        'If outside the United States, where',
      ],
    ),
    ['9', '77 Foundry Road', 'Ontario, Canada'],
  )
})

Deno.test('a line that begins with a number goes on with the sentence before it', async () => {
  assert.deepEqual(await valuesOf('The dining room seats\n118. We open at five.', ['Seating capacity']), [
    '118',
  ])
})
