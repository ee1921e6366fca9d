import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarkedText } from './MarkedText.tsx'

test('marks the found words and keeps the text whole', () => {
  const text = 'The torch set the attic on fire.'
  const marks = [
    { from: 4, to: 9 },
    { from: 18, to: 23 },
  ]
  const { container } = render(<MarkedText text={text} marks={marks} />)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['torch', 'attic'])
})

test('a text without marks stays as it is', () => {
  const { container } = render(<MarkedText text="Torch" marks={[]} />)
  expect(container.innerHTML).toBe('Torch')
})
