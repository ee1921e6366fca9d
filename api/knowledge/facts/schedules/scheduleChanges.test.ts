import assert from 'node:assert/strict'
import { readDocument } from '../../../reading/index.ts'
import { scheduleChanges } from './scheduleChanges.ts'

async function changesOf(html: string) {
  const file = new TextEncoder().encode(`<html><body>${html}</body></html>`)
  return scheduleChanges(await readDocument(file, { name: 'endorsement.html' })).map(
    ({ kind, named, words, set }) => ({
      kind,
      ...named,
      ...(words.length > 0 && { words }),
      ...(set && { set }),
    }),
  )
}

const vin = '1GCWGAFG9H1187263'
const other = '4P5D31426N1355870'

Deno.test('rows that an endorsement deletes are told in the words of carriers', async () => {
  for (const [html, expected] of [
    [
      `<p>The following auto is deleted: No. 4, 2017 Chevrolet Express, VIN ${vin}.</p>`,
      [{ kind: 'vehicles', vin, number: '4' }],
    ],
    [`<p>Vehicle 4 is removed from the policy.</p>`, [{ kind: 'vehicles', number: '4' }]],
    [
      `<p>The following autos are deleted:</p><ul><li>2017 Chevrolet Express ${vin}</li><li>2022 PJ trailer ${other}</li></ul>`,
      [
        { kind: 'vehicles', vin },
        { kind: 'vehicles', vin: other },
      ],
    ],
    [
      `<p>Autos deleted:</p><table><tr><th>Year</th><th>Make</th><th>VIN</th></tr><tr><td>2017</td><td>Chevrolet</td><td>${vin}</td></tr></table>`,
      [{ kind: 'vehicles', vin }],
    ],
    [
      `<table><tr><th>Action</th><th>Year</th><th>VIN</th></tr><tr><td>Add</td><td>2024</td><td>${other}</td></tr><tr><td>Delete</td><td>2017</td><td>${vin}</td></tr></table>`,
      [{ kind: 'vehicles', vin }],
    ],
    [`<p>Auto VIN ${other} is added and auto VIN ${vin} is deleted.</p>`, [{ kind: 'vehicles', vin }]],
    [
      `<p>The following driver is deleted: Casey Whitlock.</p>`,
      [{ kind: 'drivers', name: 'Casey Whitlock' }],
    ],
    [
      `<p>The following equipment is deleted: 2020 Vermeer trencher, serial no. 1VRY1103.</p>`,
      [{ kind: 'equipment', serialNumber: '1VRY1103' }],
    ],
    [`<p>Paragraph 4 of the exclusions is deleted.</p><p>Auto 6, VIN ${vin}, is added.</p>`, []],
  ] as const)
    assert.deepEqual(await changesOf(html), expected, html)
})

Deno.test('cells that an endorsement changes are told by what they are and which rows have them', async () => {
  assert.deepEqual(
    await changesOf(
      '<p>Comprehensive deductible for all scheduled trailers is changed from $1,000 to $500.</p>',
    ),
    [{ kind: 'vehicles', words: ['trailer'], set: { key: 'comp', from: '$1,000', text: '$500' } }],
  )
  assert.deepEqual(await changesOf('<p>Collision deductible for vehicle no. 3 is increased to $2,500.</p>'), [
    { kind: 'vehicles', number: '3', set: { key: 'coll', from: null, text: '$2,500' } },
  ])
  assert.deepEqual(
    await changesOf('<p>The limit for damage to rented premises is changed to $500,000.</p>'),
    [],
  )
})
