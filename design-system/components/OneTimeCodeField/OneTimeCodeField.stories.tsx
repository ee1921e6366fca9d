import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { OneTimeCodeField } from './OneTimeCodeField.tsx'

/**
 * A code sent by email or text message. It is one input for screen readers, pasting and autofill;
 * it only looks like one box per digit. A whole message can be pasted: its code replaces what
 * was typed. A message with no code or with two is ignored, as are extra digits, so that no unintended code
 * is tried.
 *
 * Use **TextField** for a permanent code or one with letters: a promotion, a policy number.
 *
 * | Key | Does |
 * |---|---|
 * | Digits | Fill the next box; the last one submits the code |
 * | Arrow left, Arrow right | Move between the digits |
 * | Backspace | Deletes the digit before the caret |
 * | Enter | Submits the form |
 */
const meta = {
  title: 'Controls/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: 'Verification code', name: 'code' },
} satisfies Meta<typeof OneTimeCodeField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { description: 'Six digits, good for ten minutes.' } }

export const Ready: Story = { args: { defaultValue: '482', isRequired: true } }

export const Loading: Story = { args: { defaultValue: '482913', isReadOnly: true } }

export const Error_: Story = {
  name: 'Error',
  args: { defaultValue: '482913', errorMessage: 'This code has expired. Send a new one.' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Crowded: Story = {
  args: {
    label: 'The code from the message that was sent to the phone with the number that ends in 0142',
    length: 8,
    defaultValue: '48291377',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'رمز التحقق', defaultValue: '4829' },
}

export const TriedAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Verification code' }))
    await userEvent.paste('Coverdesk: your code is 482 913')
    await expect(canvas.getByText('This is not the code that was sent.')).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.queryByText('This is not the code that was sent.')).toBeNull()
  },
  render: function Tried(args) {
    const [message, setMessage] = useState('')
    return (
      <OneTimeCodeField
        {...args}
        errorMessage={message}
        onChange={() => setMessage('')}
        onComplete={() => setMessage('This is not the code that was sent.')}
      />
    )
  },
}
