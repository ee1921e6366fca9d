// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { closeMenu } from './closeMenu.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <details open><summary tabindex="0">Menu</summary><a href="#product">Product</a></details>
    <a href="#elsewhere">Elsewhere</a>`
  closeMenu(menu())
})

test('choosing a section closes the menu', () => {
  menu().querySelector('a')?.click()
  expect(menu().open).toBe(false)
})

test('a click outside the menu closes it, a click inside does not', () => {
  menu().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(menu().open).toBe(true)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(menu().open).toBe(false)
})

test('Escape closes the menu and returns focus to its button', () => {
  const place = menu().querySelector('a')
  place?.focus()
  place?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(menu().open).toBe(false)
  expect(document.activeElement?.textContent).toBe('Menu')
})

test('the menu closes when it loses focus', () => {
  menu().querySelector('a')?.focus()
  document.querySelector<HTMLElement>('[href="#elsewhere"]')?.focus()
  expect(menu().open).toBe(false)
})

function menu(): HTMLDetailsElement {
  const found = document.querySelector('details')
  if (!found) throw new Error('there is no menu')
  return found
}
