import assert from 'node:assert/strict'
import { codeRules, newCode, tryCode, type SignInCode } from './signInCode.ts'

const asked: SignInCode = {
  codeHash: 'right',
  askedAt: 0,
  expiresAt: codeRules.lifetime,
  wrongTries: 0,
  nextTryAt: 0,
  isUsed: false,
}

Deno.test('a code has six digits, all equally likely', () => {
  const counts = new Map<string, number>()
  for (let draws = 0; draws < 20_000; draws++) {
    const code = newCode()
    assert.match(code, /^\d{6}$/)
    const first = code.charAt(0)
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  assert.equal(counts.size, 10)
  for (const count of counts.values()) assert(Math.abs(count - 2_000) < 300, `${count} of 20,000 begin alike`)
})

const outcomes: readonly [string, Partial<SignInCode> | null, { codeHash: string; now: number }, string][] = [
  ['the right code in time', {}, { codeHash: 'right', now: 1 }, 'right'],
  ['the right code in its last millisecond', {}, { codeHash: 'right', now: codeRules.lifetime - 1 }, 'right'],
  ['a wrong code', {}, { codeHash: 'wrong', now: 1 }, 'wrong'],
  ['a code that was never asked for', null, { codeHash: 'right', now: 1 }, 'wrong'],
  ['a code after ten minutes', {}, { codeHash: 'right', now: codeRules.lifetime }, 'wrong'],
  ['a code that was used', { isUsed: true }, { codeHash: 'right', now: 1 }, 'wrong'],
  ['the right code too early', { wrongTries: 2, nextTryAt: 500 }, { codeHash: 'right', now: 1 }, 'early'],
  ['the fifth wrong code', { wrongTries: 4 }, { codeHash: 'wrong', now: 1 }, 'dead'],
  ['the right code after five wrong ones', { wrongTries: 5 }, { codeHash: 'right', now: 1 }, 'dead'],
]

for (const [name, code, attempt, outcome] of outcomes) {
  Deno.test(`${name} is ${outcome}`, () => {
    assert.equal(tryCode(code && { ...asked, ...code }, attempt).answer.outcome, outcome)
  })
}

Deno.test('the wait grows after each wrong attempt', () => {
  let code: SignInCode = asked
  const waits: number[] = []
  let now = 0
  for (let tries = 0; tries < codeRules.tries; tries++) {
    const { next } = tryCode(code, { codeHash: 'wrong', now })
    assert(next)
    waits.push(next.nextTryAt - now)
    code = next
    now = next.nextTryAt
  }
  assert.deepEqual(waits, [0, 1_000, 2_000, 4_000, 0])
})
