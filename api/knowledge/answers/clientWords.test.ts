import assert from 'node:assert/strict'
import { testPassage } from './testing/testPassage.ts'
import { openWordMatch } from './wordMatch.ts'

const cases: readonly (readonly [question: string, passage: string])[] = [
  ['grievance', 'We pay the attorney fees of responding to a disciplinary proceeding.'],
]

for (const [asked, text] of cases)
  Deno.test(`"${asked}" is like "${text}"`, () => {
    const passages = [testPassage(text), testPassage('The premium is due when the period begins.')]
    const match = openWordMatch(passages, new Set())(asked)
    assert.ok(match.together(passages.slice(0, 1)).all > match.together(passages.slice(1)).all)
  })
