import assert from 'node:assert/strict'
import { assert as hold, integer, property, record } from 'fast-check'
import { charges, commissionAt, dollarsAndCents, maxCents, rateOf, totalOf } from './policyMoney.ts'

const amount = integer({ min: 0, max: maxCents })
const amounts = record({
  premium: amount,
  taxes: amount,
  agencyFees: amount,
  brokerFees: amount,
  policyFees: amount,
  otherFees: amount,
})
const rate = integer({ min: 0, max: 10_000 })
const numRuns = 20_000

Deno.test('the total is the exact sum of premium, taxes and fees', () => {
  const isExact = property(amounts, (policy) => {
    const exact = charges.reduce((sum, charge) => sum + BigInt(policy[charge]), 0n)
    assert.equal(BigInt(totalOf(policy)), exact)
  })
  hold(isExact, { numRuns })
})

Deno.test('a commission is the exact rate of the premium, to the nearest cent', () => {
  const isNearest = property(amount, rate, (premium, percent) => {
    const doubled = 2n * BigInt(premium) * BigInt(percent)
    // Half a cent up: floor(x + 1/2), all in whole numbers.
    assert.equal(BigInt(commissionAt(percent, { premium })), (doubled + 10_000n) / 20_000n)
  })
  hold(isNearest, { numRuns })
})

Deno.test('a rate is the exact share of the premium, to the nearest hundredth of a percent', () => {
  const isNearest = property(amount, amount, (one, other) => {
    const [commission, premium] = one < other ? [one, other] : [other, one]
    const exact =
      premium === 0 ? null : (20_000n * BigInt(commission) + BigInt(premium)) / (2n * BigInt(premium))
    const found = rateOf(commission, { premium })
    assert.equal(found === null ? null : BigInt(found), exact)
  })
  hold(isNearest, { numRuns })
})

Deno.test('a rate that somebody typed comes back from its commission, from a premium of $100 on', () => {
  const comesBack = property(integer({ min: 10_000, max: maxCents }), rate, (premium, percent) => {
    assert.equal(rateOf(commissionAt(percent, { premium }), { premium }), percent)
  })
  hold(comesBack, { numRuns })
})

Deno.test('formats every amount in dollarsAndCents to the cent', () => {
  const isWritten = property(amount, (cents) => {
    const whole = String(cents).padStart(3, '0')
    assert.equal(dollarsAndCents(cents).replaceAll(/[$,]/g, ''), `${whole.slice(0, -2)}.${whole.slice(-2)}`)
  })
  hold(isWritten, { numRuns: 2_000 })
})
