import { expect, test } from 'vitest'
import { roleAndName } from './attachment.ts'

test.each([
  ['[Certificate] Roof.pdf', 'Certificate', 'Roof.pdf'],
  ['[Option 1] Quote [final].pdf', 'Option 1', 'Quote [final].pdf'],
  ['Roof.pdf', undefined, 'Roof.pdf'],
  ['[Certificate]', undefined, '[Certificate]'],
  [`[${'x'.repeat(31)}] Roof.pdf`, undefined, `[${'x'.repeat(31)}] Roof.pdf`],
])('%s is a %s called %s', (uploaded, role, name) => {
  expect(roleAndName(uploaded)).toEqual({ role, name })
})
