import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { compareDocuments } from './compareDocuments.ts'

async function umbrella(name: string, ...lines: string[]) {
  const html = lines.map((line) => `<p>${line}</p>`).join('')
  return readDocument(
    new TextEncoder().encode(`<html><body><h1>Commercial umbrella quotation</h1>${html}</body></html>`),
    { name },
  )
}

async function rowsOf(a: string[], b: string[]) {
  const { differences, same } = compareDocuments(
    await umbrella('a.html', ...a),
    await umbrella('b.html', ...b),
  )
  const rows = differences.map((each) => [
    each.label,
    each.a?.text ?? null,
    each.b?.text ?? null,
    each.better,
  ])
  return { rows, same: same.map(({ label }) => label.toLowerCase()) }
}

Deno.test('exclusions of one thing stand in one row, and the narrower wording is better', async () => {
  const { rows, same } = await rowsOf(
    ['Exclusions: Professional liability; Pollution (total); Wildfire; Cross suits.'],
    [
      'No sublimits apply. Exclusions: wildfire; pollution except hostile fire; professional services of surveyors and designers; nuclear energy.',
    ],
  )
  assert.deepEqual(rows, [
    [
      'Professional liability',
      'Excluded: Professional liability',
      'Excluded: professional services of surveyors and designers',
      'B',
    ],
    ['Pollution liability', 'Excluded: Pollution (total)', 'Excluded: pollution except hostile fire', 'B'],
    ['nuclear energy', null, 'Excluded', 'A'],
    ['Cross suits', 'Excluded', null, 'B'],
  ])
  assert.deepEqual(same, ['wildfire'])
})

Deno.test('an exclusion with an exception is not the same as one without', async () => {
  const { rows } = await rowsOf(
    ['Exclusions: Communicable disease; Residential.'],
    ['Exclusions: Communicable disease; Residential other than apartments.'],
  )
  assert.deepEqual(rows, [
    ['Residential', 'Excluded: Residential', 'Excluded: Residential other than apartments', 'B'],
  ])
})

Deno.test('a shorter list of excluded things is better, and what is not excluded is no exclusion', async () => {
  const { rows } = await rowsOf(
    ['Silica and asbestos are excluded.', 'Driver Carl Benning is excluded.'],
    ['Silica, lead and asbestos are excluded.', 'No driver is excluded.'],
  )
  assert.deepEqual(rows, [
    ['Silica and asbestos', 'Excluded: Silica and asbestos', 'Excluded: Silica, lead and asbestos', 'A'],
    ['Driver Carl Benning', 'Excluded', 'Not excluded', 'B'],
  ])
})

Deno.test('what each line below an umbrella has to carry is compared line by line', async () => {
  const { rows } = await rowsOf(
    [
      'Underlying: GL $1M/$2M/$2M, Auto $1M CSL, Employers Liability $500,000/$500,000/$500,000.',
      'Follow form: yes except as excluded.',
    ],
    [
      'Required underlying limits: General liability $1,000,000 / $2,000,000 / $2,000,000; Auto $1,000,000; Employers liability $1,000,000 / $1,000,000 / $1,000,000.',
      'Subject to: signed application; no losses above $40,000 in five years.',
    ],
  )
  assert.deepEqual(rows, [
    [
      'Underlying employers liability',
      '$500,000/$500,000/$500,000',
      '$1,000,000 / $1,000,000 / $1,000,000',
      'A',
    ],
    ['Follow form', 'yes except as excluded', null, 'A'],
    ['Condition: signed application', null, 'signed application', 'A'],
    ['Condition: no losses above $40,000 in five years', null, 'no losses above $40,000 in five years', 'A'],
  ])
})
