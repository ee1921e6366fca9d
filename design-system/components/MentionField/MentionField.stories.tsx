import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { MentionField } from './MentionField.tsx'

/**
 * Text for colleagues in which @ suggests their names.
 *
 * Use **TextArea** where nobody can be mentioned.
 *
 * | Key | Does |
 * |---|---|
 * | @ | Suggests people, at the start of a word |
 * | ↓ ↑ | Next, previous person |
 * | Enter, Tab | Inserts the name |
 * | Escape | Closes the list |
 */
const meta = {
  title: 'Controls/MentionField',
  component: MentionField,
  args: {
    label: 'Comment',
    value: '',
    onChange: () => undefined,
    people: [
      { id: 'au_1', name: 'Dana Whitfield' },
      { id: 'au_2', name: 'Marcus Oyelaran' },
      { id: 'au_3', name: 'Priya Raman' },
    ],
  },
  render: function Held({ value: initial, ...args }) {
    const [value, setValue] = useState(initial)
    return <MentionField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof MentionField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ready: Story = { args: { value: '@Dana Whitfield the carrier called back.' } }

export const Offering: Story = {
  args: { rows: 3, description: 'Not visible to the client' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Please check, @ma')
    await expect(canvas.getByRole('option', { name: 'Marcus Oyelaran' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const Error_: Story = {
  name: 'Error',
  args: { value: '@Priya Raman', errorMessage: 'Write a comment first.' },
}

export const Disabled: Story = { args: { isDisabled: true, value: '@Priya Raman' } }
