import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AgencyAccent } from './AgencyAccent.tsx'

class Sheet {
  rules = ''
  replaceSync(rules: string) {
    this.rules = rules
  }
}

function adoptedRules(): string[] {
  return document.adoptedStyleSheets.map((sheet) => (sheet instanceof Sheet ? sheet.rules : ''))
}

// The test document has no style sheets of its own.
vi.stubGlobal('CSSStyleSheet', Sheet)
Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true })

test('an agency’s color applies to the document while its desk is open', () => {
  const { unmount } = render(<AgencyAccent color="#7a1fa2" />)
  expect(adoptedRules()).toEqual([expect.stringContaining(':root:root { --ds-color-accent: ')])
  unmount()
  expect(adoptedRules()).toEqual([])
})

test('a new color replaces the former one', () => {
  const { rerender } = render(<AgencyAccent color="#7a1fa2" />)
  const [before] = adoptedRules()
  rerender(<AgencyAccent color="#e4572e" />)
  expect(adoptedRules()).toHaveLength(1)
  expect(adoptedRules()).not.toContain(before)
})

test('a part of the page has its own color', () => {
  render(<AgencyAccent color="#7a1fa2">Harborline Insurance Group</AgencyAccent>)
  const id = screen.getByText('Harborline Insurance Group').getAttribute('data-accent')
  expect(adoptedRules()).toEqual([expect.stringContaining(`[data-accent="${id}"] { `)])
})

test('uses the product’s color by default', () => {
  render(<AgencyAccent color={undefined} />)
  expect(adoptedRules()).toEqual([])
})

test.each(['', 'red', '#000', '#12345G', 'rgb(0 0 0)'])(
  'where the color is written %j the product’s own holds and the page stays',
  (color) => {
    render(<AgencyAccent color={color}>Harborline Insurance Group</AgencyAccent>)
    expect(screen.getByText('Harborline Insurance Group')).toBeDefined()
    expect(adoptedRules()).toEqual([])
  },
)
