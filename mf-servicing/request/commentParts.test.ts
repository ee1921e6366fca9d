import { expect, test } from 'vitest'
import { commentParts } from './commentParts.ts'

test('web addresses become links without the punctuation around them', () => {
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

test('mentions are marked, longer names and other schemes are not', () => {
  expect(
    commentParts('@Dana Whitfield: javascript:alert(1) for @Dana Whitfields', ['Dana Whitfield']),
  ).toEqual([
    { kind: 'mention', text: '@Dana Whitfield' },
    { kind: 'text', text: ': javascript:alert(1) for @Dana Whitfields' },
  ])
})
