import { expect, test } from 'vitest'
import { timelineVariables } from './timelineVariables.ts'

test.each([
  ['', { subjects: null, initiatorId: null }],
  ['?about=policies', { subjects: ['POLICY'], initiatorId: null }],
  ['?about=requests&by=au_dana', { subjects: ['SERVICE_REQUEST'], initiatorId: 'au_dana' }],
  ['?about=calls', { subjects: ['CALL'], initiatorId: null }],
  ['?about=emails', { subjects: ['EMAIL_THREAD'], initiatorId: null }],
  ['?about=weather&by=somebody', { subjects: null, initiatorId: null }],
])('the address %s asks for its part of the timeline', (search, variables) => {
  expect(timelineVariables(search)).toEqual(variables)
})
