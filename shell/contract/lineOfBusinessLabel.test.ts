import { expect, test } from 'vitest'
import { lineOfBusinessLabel } from './lineOfBusinessLabel.ts'

test.each([
  ['GENERAL_LIABILITY', 'General Liability'],
  ['COMMERCIAL_AUTO', 'Auto'],
  ['ERRORS_AND_OMISSION', 'Errors and Omission Liability'],
  ['WORKERS_COMPENSATION', 'Workers Compensation'],
  ['PET_INSURANCE', 'Unknown'],
])('%s reads as %s', (type, label) => {
  expect(lineOfBusinessLabel(type)).toBe(label)
})
