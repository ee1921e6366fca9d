import assert from 'node:assert/strict'
import { askDocument } from '../testing/askDocument.ts'

const inn = await askDocument([
  'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
  'Each Occurrence Limit $1,000,000',
  '',
  'SWIMMING POOL LIMITATION',
  'This endorsement changes the policy. Please read it carefully.',
  'With respect to "bodily injury" occurring in or within 20 feet of any swimming pool, the Each Occurrence Limit is reduced to $250,000, and this insurance applies only if:',
  '1. the pool is enclosed by a fence at least 4 feet high; and',
  '2. depth markers are posted.',
])

Deno.test('a limit that an endorsement reduces for some losses stays the limit of the policy', async () => {
  const { answer } = await inn('What is the each occurrence limit?')
  assert.match(answer, /\$1,000,000/)
  assert.doesNotMatch(answer, /250,000/)
})

Deno.test('a clause is quoted with the conditions that it ends in', async () => {
  const { answer, citations } = await inn('What is the limit for an injury in the swimming pool?')
  assert.match(
    answer,
    /\$250,000.*only if: 1\. the pool is enclosed by a fence at least 4 feet high; and 2\. depth markers/,
  )
  assert.ok(citations.some(({ quote }) => quote === '2. depth markers are posted.'))
})
