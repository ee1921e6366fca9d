import type { Meta, StoryObj } from '@storybook/react-vite'
import { PencilIcon, TrashIcon } from '../../icons/icons.ts'
import { Inline } from '../Inline/Inline.tsx'
import { IconButton } from './IconButton.tsx'

/**
 * A universally known icon, with its name on hover and focus.
 *
 * Use **Button** with text for anything less obvious, **MenuButton** for several actions.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Focuses and shows the name |
 * | Enter, Space | Activates |
 * | Escape | Hides the name |
 */
const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: TrashIcon, label: 'Delete document' },
} satisfies Meta<typeof IconButton>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Tones: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} tone="neutral" icon={PencilIcon} label="Edit" />
      <IconButton {...args} tone="primary" icon={PencilIcon} label="Edit" />
      <IconButton {...args} tone="danger" />
      <IconButton {...args} size="small" />
    </Inline>
  ),
}

export const Loading: Story = { args: { isLoading: true } }

export const Disabled: Story = {
  args: { isDisabled: true, disabledReason: 'A document that is part of a certificate cannot be deleted.' },
}

export const Crowded: Story = {
  args: {
    label: 'Delete the declarations of the excess policy above the scheduled policies',
    disabledReason:
      'A document from which a certificate was made stays with it as long as the certificate is in force, and three years.',
    isDisabled: true,
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'حذف المستند' },
  play: async ({ canvas }) => canvas.getByRole('button').focus(),
}
