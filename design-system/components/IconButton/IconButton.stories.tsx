import type { Meta, StoryObj } from '@storybook/react-vite'
import { PencilIcon, TrashIcon } from '../../icons/icons.ts'
import { Inline } from '../Inline/Inline.tsx'
import { IconButton } from './IconButton.tsx'

/**
 * A picture everybody knows, with its name on hover and focus. Anything that needs thinking is a **Button** with words.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Focuses and shows the name |
 * | Enter, Space | Presses |
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
