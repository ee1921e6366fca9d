import { expect, test } from 'vitest'
import { documentTypeLabel, documentTypeOptions, isForTheClient } from './documentTypes.ts'

test('a document of these types is for the client, and of no other', () => {
  const types = documentTypeOptions.map(({ value }) => value)
  expect(types.filter(isForTheClient)).toEqual([
    'BINDER',
    'ENDORSEMENT',
    'LOST_POLICY_RELEASE',
    'POLICY_DOCUMENT',
    'QUOTE_DOCUMENT',
  ])
})

test('a type is shown by its name, and a document of no type by none', () => {
  expect(documentTypeLabel('NOTICE_OF_CANCELLATION')).toBe('Notice of Cancellation')
  expect(documentTypeLabel(null)).toBeNull()
})
