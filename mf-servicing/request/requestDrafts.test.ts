// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { requestDrafts } from './requestDrafts.ts'

test('a draft belongs to its request', () => {
  requestDrafts.keep('comment', 'sr_01', 'Called the carrier, waiting for the endorsement.')
  expect(requestDrafts.read('comment', 'sr_01')).toBe('Called the carrier, waiting for the endorsement.')
  expect(requestDrafts.read('comment', 'sr_02')).toBe('')
})

test('sending a comment clears its draft', () => {
  requestDrafts.keep('comment', 'sr_03', 'Certificate sent to the landlord. ')
  requestDrafts.saved('comment', 'sr_03', 'Certificate sent to the landlord.')
  expect(requestDrafts.read('comment', 'sr_03')).toBe('')
})

test('keeps text typed while a comment is being sent', () => {
  requestDrafts.keep('comment', 'sr_04', 'Certificate sent. And the client called')
  requestDrafts.saved('comment', 'sr_04', 'Certificate sent.')
  expect(requestDrafts.read('comment', 'sr_04')).toBe('Certificate sent. And the client called')
})
