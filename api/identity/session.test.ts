import assert from 'node:assert/strict'
import { isSessionOver, sessionRules, type Session } from './session.ts'

const session: Session = { agencyId: 'ag_1', userId: 'au_1', startedAt: 0, seenAt: 0 }

Deno.test('a session ends after twelve hours without a request', () => {
  assert.equal(isSessionOver(session, sessionRules.idle - 1), false)
  assert.equal(isSessionOver(session, sessionRules.idle), true)
})

Deno.test('a session in daily use ends after fourteen days', () => {
  const used = { ...session, seenAt: sessionRules.absolute - 1 }
  assert.equal(isSessionOver(used, sessionRules.absolute - 1), false)
  assert.equal(isSessionOver(used, sessionRules.absolute), true)
})
