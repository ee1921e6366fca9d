// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { isShortcutPress } from './isShortcutPress.ts'

afterEach(() => document.body.replaceChildren())

/** Whether pressing a key on the first element of the markup would run a shortcut. */
function press(markup: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = markup
  let answer = false
  const listen = (event: KeyboardEvent) => (answer = isShortcutPress(event))
  document.addEventListener('keydown', listen, { once: true })
  const event = new KeyboardEvent('keydown', { key: 'c', bubbles: true, cancelable: true, ...init })
  document.body.firstElementChild?.dispatchEvent(event)
  return answer
}

test('accepts a key pressed on the page', () => {
  expect(press('<main></main>')).toBe(true)
  expect(press('<button>Resolve</button>')).toBe(true)
})

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<div contenteditable="true"></div>'])(
  'a key typed into %s does not',
  (markup) => expect(press(markup)).toBe(false),
)

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'a key together with %o does not',
  (held) => {
    expect(press('<main></main>', held)).toBe(false)
  },
)

test('ignores keys while a dialog is open', () => {
  expect(press('<main></main><div role="dialog"></div>')).toBe(false)
})
