import { expect, test } from 'vitest'
import { commentDrafts } from './commentDrafts.ts'

test('a draft belongs to its request', () => {
  commentDrafts.keep('sr_01', 'Called the carrier, waiting for the endorsement.')
  expect(commentDrafts.read('sr_01')).toBe('Called the carrier, waiting for the endorsement.')
  expect(commentDrafts.read('sr_02')).toBe('')
})

test('a sent comment is no draft any more', () => {
  commentDrafts.keep('sr_03', 'Certificate sent to the landlord. ')
  commentDrafts.sent('sr_03', 'Certificate sent to the landlord.')
  expect(commentDrafts.read('sr_03')).toBe('')
})

test('words typed while a comment was being sent stay', () => {
  commentDrafts.keep('sr_04', 'Certificate sent. And the client called')
  commentDrafts.sent('sr_04', 'Certificate sent.')
  expect(commentDrafts.read('sr_04')).toBe('Certificate sent. And the client called')
})
