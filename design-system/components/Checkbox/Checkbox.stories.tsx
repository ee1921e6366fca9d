import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'

/**
 * A single yes-or-no value, submitted with the form.
 *
 * Use **Switch** for settings that apply immediately, **CheckboxGroup** for several options of one kind.
 *
 * | Key | Does |
 * |---|---|
 * | Space | Checks and unchecks |
 */
const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Additional insured', name: 'additionalInsured' },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ready: Story = {
  args: { isCheckedAtFirst: true, description: 'The holder is named on the policy by endorsement.' },
}

export const Disabled: Story = { args: { isDisabled: true, isCheckedAtFirst: true } }

export const Crowded: Story = {
  args: {
    label:
      'The certificate holder is an additional insured on a primary and non-contributory basis where required by written contract',
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'مؤمن إضافي' } }
