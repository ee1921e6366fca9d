import { expect, test } from 'vitest'
import { initiatorName } from './initiatorName.ts'

test.each([
  ['AGENCY_USER', 'Dana Whitfield', 'Dana Whitfield'],
  ['AGENCY_USER', undefined, 'an unknown user'],
  ['AGENCY_CLIENT', undefined, 'the client'],
  ['WORKFLOW', undefined, 'Cara'],
  ['ANONYMOUS', undefined, 'an unknown sender'],
])('what %s called %s did was done by %s', (type, name, said) => {
  expect(initiatorName(type, name)).toBe(said)
})
