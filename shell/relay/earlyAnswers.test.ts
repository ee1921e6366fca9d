import { expect, test } from 'vitest'
import { earlyAnswers } from './earlyAnswers.ts'

const response = { data: { agencyUser: { name: 'Dana Whitfield' } } }

test('an answer is given to its own request, and once', () => {
  const take = earlyAnswers([{ docId: 'viewer', variables: {}, response }])
  expect(take('viewer', {})).toBe(response)
  expect(take('viewer', {})).toBeUndefined()
})

test('another document or other variables get nothing', () => {
  const take = earlyAnswers([{ docId: 'requests', variables: { state: 'OPEN' }, response }])
  expect(take('request', { state: 'OPEN' })).toBeUndefined()
  expect(take('requests', { state: 'CLOSED' })).toBeUndefined()
})

test('order and absent variables make no difference', () => {
  const variables = { sort: { direction: 'ASCENDING', by: 'DUE_AT' }, text: null }
  const take = earlyAnswers([{ docId: 'requests', variables, response }])
  expect(take('requests', { text: undefined, sort: { by: 'DUE_AT', direction: 'ASCENDING' } })).toBe(response)
})
