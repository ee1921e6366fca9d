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

test('typing @ suggests people, and Enter inserts the selected name', async () => {
  render(<Comment />)
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  await userEvent.type(comment, 'Ask @')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}{Enter}about it')
  expect(comment.value).toBe('Ask @Marcus Oyelaran about it')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('finds a person by last name and selects with the mouse', async () => {
  render(<Comment />)
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  await userEvent.type(comment, '@whit')
  await userEvent.click(screen.getByRole('option', { name: 'Dana Whitfield' }))
  expect(comment.value).toBe('@Dana Whitfield ')
  expect(document.activeElement).toBe(comment)
})

test('people of the same name are told apart, and the chosen one is reported', async () => {
  const mentioned: string[] = []
  function Namesakes() {
    const [value, setValue] = useState('')
    return (
      <MentionField
        label="Comment"
        people={[
          { id: 'au_1', name: 'Dana Whitfield', detail: 'dana@harborline.example' },
          { id: 'au_3', name: 'Dana Whitfield', detail: 'dana.w@harborline.example' },
        ]}
        value={value}
        onChange={setValue}
        onMention={(id) => mentioned.push(id)}
      />
    )
  }
  render(<Namesakes />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), '@dana')
  await userEvent.click(screen.getByRole('option', { name: /dana\.w@harborline\.example/ }))
  expect(mentioned).toEqual(['au_3'])
})

test('an email address suggests nobody, and Escape closes the list', async () => {
  render(<Comment />)
  const comment = screen.getByRole('textbox', { name: 'Comment' })
  await userEvent.type(comment, 'marisol@d')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.type(comment, ' @d')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
})
