import assert from 'node:assert/strict'
import type { Candidate } from './answerCandidates.ts'
import { changedEntry, entryChange, statedNow, unitsChanged } from './changedEntry.ts'
import { restatedFact } from './changeFirst.ts'
import { testPassage } from './testing/testPassage.ts'

function endorsed(text: string, given: Partial<Candidate> = {}): Candidate {
  return testPassage(text, { kind: 'sentence', isEndorsement: true, isFront: false, ...given })
}

/** A row of amended declarations, with the old value before the new one. */
function amended(
  label: string,
  old: string,
  now: string,
  columns: readonly string[] = ['Was', 'Is now'],
): Candidate {
  const values = [old, now].map((text, at) => ({ text, column: columns[at] ?? '' }))
  return endorsed(`${label} ${old} ${now}`, { kind: 'row', values })
}

function changeOfRow(row: string, change: Candidate, question = '', place: string | null = null) {
  const passage = testPassage(row, {
    values: (row.match(/\$[\d,]+|\d+ hours/g) ?? []).map((text, at) => ({
      text,
      column: ['Limit', 'Retention'][at] ?? '',
    })),
  })
  return entryChange(passage, [passage, change], { question, place })
}

Deno.test('a change in two columns or in words is told with its new value', () => {
  const told: readonly (readonly [Candidate, string])[] = [
    [amended('Limit, agreement I', '$100,000', '$250,000'), 'Limit, agreement I: $250,000.'],
    [amended('Waiting period, agreement F', '8 hours', '6 hours'), 'Waiting period, agreement F: 6 hours.'],
    [
      amended('Collision deductible, autos 4 and 5', '$1,000', '$2,500', ['FROM', 'TO']),
      'Collision deductible, autos 4 and 5: $2,500.',
    ],
    [
      endorsed('Item 1. Building limit, Location 3: from $975,000 to $1,240,000.'),
      'Building limit, Location 3: $1,240,000.',
    ],
    [
      endorsed('Damage to premises rented to you: $300,000 in place of $100,000.'),
      'Damage to premises rented to you: $300,000.',
    ],
  ]
  for (const [candidate, sentence] of told) assert.equal(statedNow(candidate), sentence)
})

Deno.test('what changes in a sentence of its own keeps that sentence', () => {
  const change = endorsed('The Self-Insured Retention is changed from $10,000 to $25,000.')
  assert.equal(statedNow(change), null)
  assert.equal(changedEntry(change)?.now, '$25,000')
})

Deno.test('a change is found by the letter of the coverage, the number of the place, or the name', () => {
  const limit = amended('Limit, agreement I', '$100,000', '$250,000')
  assert.equal(changeOfRow('I. Social engineering fraud $100,000 $15,000', limit), limit)
  assert.equal(changeOfRow('J. Media liability $100,000 $15,000', limit), undefined)
  const retention = amended('Retention, agreements A, B, D and E', '$15,000', '$10,000')
  assert.equal(
    changeOfRow('D. Breach response $1,000,000 $15,000', retention, 'What is our retention?'),
    retention,
  )
  assert.equal(
    changeOfRow('D. Breach response $1,000,000 $15,000', retention, 'What is the limit?'),
    undefined,
  )
  const building = endorsed('Building limit, Location 3: from $975,000 to $1,240,000.')
  assert.equal(changeOfRow('3 77 Depot Spur, Pooler, GA 31322 $975,000', building), building)
  assert.equal(changeOfRow('2 2050 Marsh Heron Drive, Brunswick, GA $975,000', building), undefined)
  const medical = endorsed('Medical expense, any one person: $10,000 in place of $5,000.')
  assert.equal(changeOfRow('Medical expense, any one person $5,000', medical), medical)
})

Deno.test('what changes at one location only is no change elsewhere', () => {
  const change = endorsed('Water damage deductible, Location 1 only: from $25,000 to $15,000.')
  const row = 'Water damage other than flood $25,000 per occurrence'
  assert.equal(changeOfRow(row, change), undefined)
  assert.equal(changeOfRow(row, change, '', '2'), undefined)
  assert.equal(changeOfRow(row, change, '', '1'), change)
})

Deno.test('a new value without the old one changes the item or the row of the same name', () => {
  const item = endorsed('Item 6 shall read $2,000,000.')
  assert.equal(changeOfRow('6. Limit of Liability, Aggregate: $1,000,000', item), item)
  assert.equal(changeOfRow('7. Deductible, each Claim: $15,000', item), undefined)
  const named = endorsed('- Food spoilage, each location, is now $35,000.')
  assert.equal(changeOfRow('Food spoilage, each location $10,000', named), named)
  assert.equal(changeOfRow('Food contamination shutdown $20,000', named), undefined)
  const retention = endorsed('In Item 6 the retention of $15,000 is amended to $20,000.')
  assert.equal(changeOfRow('ITEM 6. RETENTION $15,000 each Claim', retention), retention)
})

Deno.test('a period is no change, and a date that is changed is', () => {
  const period = amended('Policy period', '02/15/2026', '02/15/2027', ['From', 'To'])
  assert.equal(changedEntry(period), null)
  assert.equal(changedEntry(endorsed('Policy period: from 02/15/2026 to 02/15/2027.')), null)
  const retroactive = endorsed('The retroactive date is changed from 06/01/2021 to 06/01/2019.')
  assert.equal(changedEntry(retroactive)?.now, '06/01/2019')
})

Deno.test('a change names the vehicles it is for', () => {
  assert.deepEqual(unitsChanged(amended('Collision deductible, autos 4 and 5', '$1,000', '$2,500')), [
    '4',
    '5',
  ])
  assert.deepEqual(unitsChanged(amended('Collision deductible, auto 4 only', '$1,000', '$2,500')), ['4'])
  assert.deepEqual(unitsChanged(amended('Hired auto physical damage', '$50,000', '$85,000')), [])
})

Deno.test('a limit read from the declarations is answered as the endorsement changes it', () => {
  const row = testPassage('Damage to premises rented to you $100,000', { page: 3 })
  const change = endorsed('Damage to premises rented to you: $300,000 in place of $100,000.', { page: 8 })
  const citation = { documentId: 'policy', page: 3, quote: row.text, role: 'SOURCE' as const }
  const fact = {
    status: 'ANSWERED' as const,
    verdict: null,
    answer: 'The limit for damage to rented premises is $100,000.',
    citations: [citation],
  }
  const restated = restatedFact(fact, [row, change], 'What is our rented premises limit?')
  assert.match(restated?.answer ?? '', /^Damage to premises rented to you: \$300,000\./)
  assert.equal(restated?.citations[0]?.quote, change.text)
})
