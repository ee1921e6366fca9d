import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MentionField } from './MentionField.tsx'

const people = [
  { id: 'au_1', name: 'Dana Whitfield' },
  { id: 'au_2', name: 'Marcus Oyelaran' },
]

function Comment() {
  const [value, setValue] = useState('')
  return <MentionField label="Comment" people={people} value={value} onChange={setValue} isSubmittedByKey />
}

test('an @ offers the people, and Enter puts the chosen name into the text', async () => {
  render(<Comment />)
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  await userEvent.type(comment, 'Ask @')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}{Enter}about it')
  expect(comment.value).toBe('Ask @Marcus Oyelaran about it')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a name is found by its last word and chosen with the mouse', async () => {
  render(<Comment />)
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  await userEvent.type(comment, '@whit')
  await userEvent.click(screen.getByRole('option', { name: 'Dana Whitfield' }))
  expect(comment.value).toBe('@Dana Whitfield ')
  expect(document.activeElement).toBe(comment)
})

test('an email address offers nobody, and Escape closes the list', async () => {
  render(<Comment />)
  const comment = screen.getByRole('textbox', { name: 'Comment' })
  await userEvent.type(comment, 'marisol@d')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.type(comment, ' @d')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
})
