import { expect, test } from 'vitest'
import { sideOf } from './messageAuthor.ts'

test('Cara answers a colleague from the other side', () => {
  expect([sideOf('user', 'withCara'), sideOf('cara', 'withCara')]).toEqual(['end', 'start'])
})

test('Cara and the agents stand opposite to the client and to other participants (spec 1 §2.10)', () => {
  const side = (author: 'cara' | 'agent' | 'client' | 'participant') => sideOf(author, 'withClient')
  expect([side('cara'), side('agent')]).toEqual(['end', 'end'])
  expect([side('client'), side('participant')]).toEqual(['start', 'start'])
})
