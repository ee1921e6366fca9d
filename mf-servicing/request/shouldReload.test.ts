import { expect, test } from 'vitest'
import { shouldReload } from './shouldReload.ts'

const overview = '/app/servicing/sr_01/overview'

test.each([
  [overview, `${overview}?dialog=resolve`, false],
  [`${overview}?dialog=resolve`, overview, false],
  [overview, overview, true],
  [overview, '/app/servicing/sr_02/overview', true],
])('going from %s to %s asks the server again: %s', (from, to, expected) => {
  const currentUrl = new URL(from, 'https://desk.example')
  const nextUrl = new URL(to, 'https://desk.example')
  expect(shouldReload({ currentUrl, nextUrl, defaultShouldRevalidate: true })).toBe(expected)
})

test('what the router would leave alone stays as it is', () => {
  const url = new URL(overview, 'https://desk.example')
  expect(shouldReload({ currentUrl: url, nextUrl: url, defaultShouldRevalidate: false })).toBe(false)
})
