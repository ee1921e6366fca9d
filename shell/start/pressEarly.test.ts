// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import './early.ts'
import { pressEarly } from './pressEarly.ts'

const frame =
  '<button aria-label="DW Dana Whitfield, account">DW</button><form><button>Send code</button></form>'

beforeEach(() => {
  document.body.innerHTML = `<div id="coverdesk" data-first-frame>${frame}</div>`
})

function place(): HTMLElement {
  const found = document.querySelector<HTMLElement>('#coverdesk')
  if (!found) throw new Error('There is no place.')
  return found
}

/** The app is there; answers what is told of each press in it. */
function arrive() {
  const pressed = vi.fn<() => void>()
  place().addEventListener('click', pressed)
  pressEarly(place())
  return pressed
}

test.each(['DW', 'Send code'])('%s, pressed before the code is there, is pressed once it is', (text) => {
  const submitted = vi.fn<() => void>()
  document.addEventListener('submit', submitted)
  const find = () => [...place().querySelectorAll('button')].find((button) => button.textContent === text)
  find()?.click()
  expect(submitted).not.toHaveBeenCalled()

  place().innerHTML = frame
  const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  find()?.addEventListener('click', pressed)
  pressEarly(place())
  expect(pressed).toHaveBeenCalledOnce()
  find()?.click()
  expect(pressed).toHaveBeenCalledTimes(2)
  expect(place().dataset['pressed']).toBeUndefined()
})

test('when nothing was pressed, nothing is', () => {
  const pressed = arrive()
  expect(pressed).not.toHaveBeenCalled()
})

test('the key of the search, pressed before the code is there, presses its box once it is', () => {
  place().innerHTML = '<button id="search-box">Search...</button>'
  const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true })
  document.body.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(true)

  const pressed = arrive()
  expect(pressed).toHaveBeenCalledOnce()
})

test('the box of the search, pressed before the code is there, is known though the app names other keys in it', () => {
  place().innerHTML = '<button id="search-box">Search...CtrlK</button>'
  place().querySelector('button')?.click()
  place().innerHTML = '<button id="search-box">Search...⌘K</button>'
  const pressed = arrive()
  expect(pressed).toHaveBeenCalledOnce()
})

test('a button of a page that is still on its way is pressed when it comes', async () => {
  const heading = '<table><tr><th><button>Address</button></th></tr></table>'
  place().innerHTML = heading
  place().querySelector('button')?.click()
  place().innerHTML = `<div inert>${heading}</div>`
  const pressed = arrive()
  expect(pressed).not.toHaveBeenCalled()

  place().innerHTML = heading
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
  place().innerHTML = heading
  await new Promise((resolve) => setTimeout(resolve))
  expect(pressed).toHaveBeenCalledOnce()
})

test('it is not pressed any more once somebody has done something else', async () => {
  place().innerHTML = '<button>Address</button>'
  place().querySelector('button')?.click()
  place().innerHTML = ''
  const pressed = arrive()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  place().innerHTML = '<button>Address</button>'
  await new Promise((resolve) => setTimeout(resolve))
  expect(pressed).not.toHaveBeenCalled()
})

test('a link of the app, pressed before the code is there, is pressed once it is', () => {
  const row = '<a href="/app/servicing/sr_1/overview">Alder Point Roofing LLC</a>'
  place().innerHTML = row
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  place().querySelector('a')?.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(true)

  place().innerHTML = row
  const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  place().addEventListener('click', pressed)
  pressEarly(place())
  expect(pressed).toHaveBeenCalledOnce()
})

test('a link that is opened in another tab, or leads elsewhere on the page, is left to the browser', () => {
  place().innerHTML =
    '<a href="/app/servicing/sr_1/overview">Alder Point Roofing LLC</a><a href="#main">Skip</a>'
  const [row, skip] = place().querySelectorAll('a')
  document.addEventListener('click', (event) => event.preventDefault())
  row?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  skip?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(place().dataset['pressed']).toBeUndefined()
})
