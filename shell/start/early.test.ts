// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import './early.ts'

const tabs = '<nav><a href="#overview">Overview</a><a href="#certificates">Certificates</a></nav>'
const pressed = vi.fn<(words: string | null) => void>()

beforeEach(() => {
  pressed.mockClear()
  document.body.innerHTML = tabs
})

function tab(name: string): HTMLAnchorElement {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

function point(type: string, at: Element, init: PointerEventInit = {}): void {
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', button: 0, ...init }))
}

/** The screen comes: the same links, made anew. */
function arrive(): void {
  document.body.innerHTML = tabs
  document.body.firstElementChild?.addEventListener('click', ({ target }) => {
    pressed(target instanceof Element ? target.textContent : null)
  })
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}

test('a link that is made anew while it is held down is pressed when it is let go', async () => {
  point('pointerdown', tab('Certificates'))
  arrive()
  point('pointerup', tab('Certificates'))
  await settled()
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Certificates')
})

test('let go elsewhere, with another button or by a finger it is not', async () => {
  point('pointerdown', tab('Certificates'))
  arrive()
  point('pointerup', tab('Overview'))
  point('pointerdown', tab('Certificates'), { button: 2 })
  arrive()
  point('pointerup', tab('Certificates'), { button: 2 })
  point('pointerdown', tab('Certificates'), { pointerType: 'touch' })
  arrive()
  point('pointerup', tab('Certificates'), { pointerType: 'touch' })
  await settled()
  expect(pressed).not.toHaveBeenCalled()
})

test('a link that stays is left to the browser', async () => {
  arrive()
  point('pointerdown', tab('Certificates'))
  point('pointerup', tab('Certificates'))
  await settled()
  expect(pressed).not.toHaveBeenCalled()
})
