import { expect, test } from 'vitest'
import { commentParts } from './commentParts.ts'

test('links web addresses without the surrounding punctuation', () => {
  expect(commentParts('See https://carrier.example/claims?id=18, (www.portal.example).', [])).toEqual([
    { kind: 'text', text: 'See ' },
    {
      kind: 'link',
      text: 'https://carrier.example/claims?id=18',
      href: 'https://carrier.example/claims?id=18',
    },
    { kind: 'text', text: ', (' },
    { kind: 'link', text: 'www.portal.example', href: 'https://www.portal.example' },
    { kind: 'text', text: ').' },
  ])
})

test('marks mentions, but not longer names or other URL schemes', () => {
  expect(
    commentParts('@Dana Whitfield: javascript:alert(1) for @Dana Whitfields', ['Dana Whitfield']),
  ).toEqual([
    { kind: 'mention', text: '@Dana Whitfield' },
    { kind: 'text', text: ': javascript:alert(1) for @Dana Whitfields' },
  ])
})
