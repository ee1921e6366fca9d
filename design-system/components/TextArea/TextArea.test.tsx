import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Form } from '../Form/Form.tsx'
import { TextArea } from './TextArea.tsx'

test('Ctrl+Enter sends a comment, Enter alone inserts a line break', async () => {
  const onSubmit = vi.fn<() => void>()
  render(
    <Form onSubmit={onSubmit}>
      <TextArea label="Comment" name="content" isSubmittedByKey />
    </Form>,
  )
  const comment = screen.getByRole('textbox', { name: 'Comment' })
  await userEvent.type(comment, 'Called the insured.{Enter}No answer.')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(comment).toHaveProperty('value', 'Called the insured.\nNo answer.')
})
