import { expect, test } from 'vitest'
import { sideOf } from './messageAuthor.ts'

test('Cara’s answers show on the opposite side from the colleague’s messages', () => {
  expect([sideOf('user', 'withCara'), sideOf('cara', 'withCara')]).toEqual(['end', 'start'])
})

test('Cara and the agents show opposite the client and other participants (spec 1 §2.10)', () => {
  const side = (author: 'cara' | 'agent' | 'client' | 'participant') => sideOf(author, 'withClient')
  expect([side('cara'), side('agent')]).toEqual(['end', 'end'])
  expect([side('client'), side('participant')]).toEqual(['start', 'start'])
})
