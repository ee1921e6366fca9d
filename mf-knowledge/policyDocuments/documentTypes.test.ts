import { expect, test } from 'vitest'
import { documentTypeLabel, documentTypeOptions, isForTheClient } from './documentTypes.ts'

test('only these document types are visible to the client', () => {
  const types = documentTypeOptions.map(({ value }) => value)
  expect(types.filter(isForTheClient)).toEqual([
    'BINDER',
    'ENDORSEMENT',
    'LOST_POLICY_RELEASE',
    'POLICY_DOCUMENT',
    'QUOTE_DOCUMENT',
  ])
})

test('shows a type by its name, and no type as missing', () => {
  expect(documentTypeLabel('NOTICE_OF_CANCELLATION')).toBe('Notice of Cancellation')
  expect(documentTypeLabel(null)).toBeNull()
})
