// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keepFocus } from './keepFocus.ts'

const frame = `
  <a href="#main">Skip to content</a>
  <a href="/app/servicing">Service Requests</a>
  <button aria-label="DW Dana Whitfield, account">DW</button>
  <main id="main" tabindex="-1"></main>`

test.each(['a[href="#main"]', 'a[href="/app/servicing"]', 'button', 'main'])(
  'the focus on %s stays there when the app takes the place of its first frame',
  (selector) => {
    document.body.innerHTML = `<div id="coverdesk">${frame}</div>`
    const place = document.querySelector<HTMLElement>('#coverdesk')
    if (!place) throw new Error('There is no place.')
    const giveBack = keepFocus(place)
    place.querySelector<HTMLElement>(selector)?.focus()
    place.innerHTML = frame
    expect(document.activeElement).toBe(document.body)
    giveBack()
    expect(document.activeElement).toBe(place.querySelector(selector))
  },
)

test('a focus that has gone elsewhere meanwhile stays there', () => {
  document.body.innerHTML = `<div id="coverdesk">${frame}</div><button id="elsewhere">Elsewhere</button>`
  const place = document.querySelector<HTMLElement>('#coverdesk')
  if (!place) throw new Error('There is no place.')
  const giveBack = keepFocus(place)
  place.querySelector('a')?.focus()
  document.querySelector<HTMLElement>('#elsewhere')?.focus()
  place.innerHTML = frame
  giveBack()
  expect(document.activeElement?.id).toBe('elsewhere')
})
