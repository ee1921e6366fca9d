import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedText } from './foldedText.ts'

test('shows a phone note in full', () => {
  expect(foldedText('Please add the new box truck, VIN to follow.')).toBeNull()
})

test('a pasted email shows its beginning, cut between words', () => {
  const beginning = foldedText('The landlord asks for a certificate. '.repeat(40))
  expect(beginning).toMatch(/certificate\. The …$|\w+\.? …$/)
  expect(beginning?.length).toBeLessThan(640)
})

test('a list of forty vehicles shows its first lines', () => {
  const list = Array.from({ length: 40 }, (_, index) => `Truck ${index + 1}`).join('\n')
  expect(foldedText(list)?.split('\n')).toHaveLength(12)
})

test('the excerpt is always a prefix and shorter than the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) => {
      const beginning = foldedText(text)
      if (beginning === null) return
      const shown = beginning.slice(0, -' …'.length)
      expect(text.startsWith(shown)).toBe(true)
      expect(shown.length).toBeLessThan(text.length)
    }),
  )
})
