import { expect, test } from 'vitest'
import { earlyAnswers } from './earlyAnswers.ts'

const response = { data: { agencyUser: { name: 'Dana Whitfield' } } }

test('a prefetched response is used once and only for its own request', () => {
  const take = earlyAnswers([{ docId: 'viewer', variables: {}, response }])
  expect(take('viewer', {})).toBe(response)
  expect(take('viewer', {})).toBeUndefined()
})

test('another document or other variables get nothing', () => {
  const take = earlyAnswers([{ docId: 'requests', variables: { state: 'OPEN' }, response }])
  expect(take('request', { state: 'OPEN' })).toBeUndefined()
  expect(take('requests', { state: 'CLOSED' })).toBeUndefined()
})

test('ignores the order of variables and undefined ones', () => {
  const variables = { sort: { direction: 'ASCENDING', by: 'DUE_AT' }, text: null }
  const take = earlyAnswers([{ docId: 'requests', variables, response }])
  expect(take('requests', { text: undefined, sort: { by: 'DUE_AT', direction: 'ASCENDING' } })).toBe(response)
})
