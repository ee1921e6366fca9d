import assert from 'node:assert/strict'
import { fullAt, takeToken, type Bucket } from './tokenBucket.ts'

const rule = { capacity: 2, refill: 1_000 }

Deno.test('a full bucket grants its capacity at once, then one token per refill', () => {
  let bucket: Bucket | null = null
  const taken: boolean[] = []
  for (const now of [0, 0, 0, 999, 1_000, 1_000, 5_000, 5_000, 5_000]) {
    const answer = takeToken(bucket, rule, now)
    bucket = answer.bucket
    taken.push(answer.isAllowed)
  }
  assert.deepEqual(taken, [true, true, false, false, true, false, true, true, false])
})

Deno.test('an empty bucket tells how long until the next token', () => {
  const empty = { tokens: 0.25, at: 0 }
  assert.equal(takeToken(empty, rule, 0).wait, 750)
  assert.equal(fullAt(empty, rule), 1_750)
})

Deno.test('what costs more than is left is owed, and the next one waits for it', () => {
  const { isAllowed, bucket } = takeToken(null, rule, 0, 5)
  assert.equal(isAllowed, true)
  assert.equal(takeToken(bucket, rule, 3_000, 5).wait, 1_000)
  assert.equal(takeToken(bucket, rule, 4_000, 5).isAllowed, true)
})
