import assert from 'node:assert/strict'
import { cellAmounts, pairedScopes } from './cellAmounts.ts'

const cells: readonly (readonly [text: string, ...amounts: string[]])[] = [
  ['$1,000,000 each accident / $2,000,000 aggregate', 'limit: each accident', 'limit: aggregate'],
  [
    '$150,000 each location, less $500 for each auto, maximum $2,500 each loss',
    'limit: each location',
    'share: for each auto',
    'share: each loss',
  ],
  ['Deductible $250 / Not carried / $500', 'share: ', 'share: '],
  ['$100,000, $200 deductible', 'limit: ', 'share: '],
  ['$40 a day, $1,200 maximum', 'limit: a day', 'limit: '],
]

Deno.test('says of each amount in a cell whether it is a limit or a deductible, and how often it applies', () => {
  for (const [text, ...amounts] of cells)
    assert.deepEqual(
      cellAmounts(text).map(({ kind, scope }) => `${kind}: ${scope}`),
      amounts,
      text,
    )
})

Deno.test('two amounts without words are what the name of the row says', () => {
  assert.deepEqual(pairedScopes('Employee benefits liability, each employee / aggregate (claims made)'), {
    subject: 'Employee benefits liability',
    scopes: ['each employee', 'aggregate'],
  })
  assert.deepEqual(pairedScopes('Uninsured motorist')?.scopes, ['each person', 'each accident'])
  assert.equal(pairedScopes('Property in your care'), null)
})
