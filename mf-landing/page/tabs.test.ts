// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { makeTabs, tabAfterKey } from './tabs.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, 0],
  ['ArrowLeft', 0, 5],
  ['ArrowLeft', 3, 2],
  ['Home', 4, 0],
  ['End', 1, 5],
  [' ', 2, 2],
  ['Enter', 2, undefined],
  ['Tab', 2, undefined],
])('%s on tab %i leads to %s', (key, at, next) => {
  expect(tabAfterKey(key, { at, count: 6 })).toBe(next)
})

beforeEach(() => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = `
    <div data-tabs="Use cases">
      <ul>
        <li><a id="tab-certificates" data-tab href="#certificates">Certificates</a></li>
        <li><a id="tab-renewals" data-tab href="#renewals">Renewals</a></li>
      </ul>
      <section id="certificates" data-panel></section>
      <section id="renewals" data-panel></section>
    </div>`
  for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) makeTabs(root)
  for (const part of document.querySelectorAll('[data-tab], [data-panel]'))
    part.scrollIntoView = () => undefined
})

function shown(): string[] {
  return [...document.querySelectorAll('[data-panel]:not([hidden])')].map(({ id }) => id)
}

test('changing the URL hash to another use case opens it', () => {
  expect(shown()).toEqual(['certificates'])
  history.pushState(null, '', '#renewals')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(shown()).toEqual(['renewals'])
})

test('changing the URL hash to another section keeps the use case', () => {
  document.querySelector<HTMLElement>('#tab-renewals')?.click()
  history.pushState(null, '', '#features')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(shown()).toEqual(['renewals'])
})

test('choosing a use case keeps the previously opened section in the history', () => {
  history.pushState(null, '', '#features')
  const before = history.length
  document.querySelector<HTMLElement>('#tab-renewals')?.click()
  expect(location.hash).toBe('#renewals')
  expect(history.length).toBe(before + 1)
})

test('switching between use cases adds no history entries', () => {
  document.querySelector<HTMLElement>('#tab-renewals')?.click()
  const before = history.length
  document.querySelector<HTMLElement>('#tab-certificates')?.click()
  expect(location.hash).toBe('#certificates')
  expect(history.length).toBe(before)
})
