import assert from 'node:assert/strict'
import { inFull } from './inFull.ts'

Deno.test('understands what agents write for short', () => {
  for (const [short, full] of [
    ['PNC wording?', 'primary and noncontributory wording?'],
    ['wos?', 'waiver of subrogation?'],
    ['whats the ded.?', 'whats the deductible?'],
    ['per proj agg?', 'per project aggregate?'],
    ['AI for comp ops - blanket?', 'additional insured for completed operations - blanket?'],
    ['HNO?', 'hired and non-owned autos?'],
    ['UM/UIM limit', 'uninsured and underinsured motorists limit'],
    ['um/uim limit', 'uninsured and underinsured motorists limit'],
    ['owner incl or excl', 'owner included or excluded'],
    ['RC or ACV?', 'replacement cost or actual cash value?'],
    ['EL limits', 'employers liability limits'],
    ['current prem after endt', 'current premium after endorsement'],
  ])
    assert.equal(inFull(short ?? ''), full)
})

Deno.test('leaves words and names that only look like shorthand', () => {
  for (const question of [
    'Is El Camino Brewing an insured?',
    'Does RC-12 apply to us?',
    'Who is Mep Electric?',
    'Is the ded-icated server covered?',
    'Is Sir Charles an officer?',
  ])
    assert.equal(inFull(question), question)
})
