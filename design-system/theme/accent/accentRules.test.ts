import { expect, test } from 'vitest'
import { accentRules } from './accentRules.ts'

test('an agency’s color applies to the whole document in every theme', () => {
  const rules = accentRules('#00656e')
  expect(rules).toContain(':root:root { --ds-color-accent: light-dark(#00656e, ')
  expect(rules).toContain(':root:root[data-theme="contrast"] { --ds-color-accent: ')
  expect(rules).toContain('@media (prefers-contrast: more) { :root:root { --ds-color-accent: ')
  expect(rules).toContain('--ds-tone-accent-text: ')
})

test('part of the page can have its own color', () => {
  const rules = accentRules('#7a1fa2', '[data-accent="prairie"]')
  expect(rules).toContain('\n[data-accent="prairie"] { --ds-color-accent: ')
  expect(rules).toContain('\n:root[data-theme="contrast"] [data-accent="prairie"] { ')
  expect(rules).not.toContain(':root:root')
})

test('leaves the device’s system colors alone', () => {
  expect(accentRules('#00656e').startsWith('@media not (forced-colors: active) {')).toBe(true)
})
