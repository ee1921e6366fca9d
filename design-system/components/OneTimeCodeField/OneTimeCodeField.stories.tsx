import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { OneTimeCodeField } from './OneTimeCodeField.tsx'

/**
 * A code that was sent by mail or message. It is one line for readers, for pasting and for the phone that offers the code;
 * only its look is one box for each digit. A whole message may be pasted: the code is taken out of it, in place of what
 * was typed. Of a message with no code, or with two, nothing is taken, and a digit too many neither: no code is tried that
 * nobody meant.
 *
 * Use **TextField** for a code that lasts or has letters: a promotion, a policy number.
 *
 * | Key | Does |
 * |---|---|
 * | Digits | Fill the next box; the last one tries the code |
 * | Arrow left, Arrow right | Move between the digits |
 * | Backspace | Takes back the digit before the caret |
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
