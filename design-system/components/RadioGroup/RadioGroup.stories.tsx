import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './RadioGroup.tsx'

/**
 * One of two to six options, each with its explanation.
 *
 * Use **Select** when labels are enough, **SegmentedControl** for changes that apply immediately.
 *
 * | Key | Does |
 * |---|---|
 * | ↓ → | Next option |
 * | ↑ ← | Previous option |
 */
const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'Contact',
    name: 'contactMode',
    options: [
      { value: 'new', label: 'New contact', description: 'Someone the agency does not know yet.' },
      { value: 'existing', label: 'Existing contact' },
    ],
  },
} satisfies Meta<typeof RadioGroup<string>>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ready: Story = { args: { defaultValue: 'new', isRequired: true } }

export const Error_: Story = { name: 'Error', args: { errorMessage: 'Choose a contact.' } }

export const OneDisabled: Story = {
  args: {
    label: 'Billing',
    defaultValue: 'DIRECT',
    options: [
      { value: 'DIRECT', label: 'Direct' },
      { value: 'AGENCY', label: 'Agency', disabledReason: 'not supported yet' },
    ],
  },
}

export const Crowded: Story = {
  args: {
    options: Array.from({ length: 8 }, (_, at) => ({
      value: String(at),
      label: `Commercial package policy with scheduled locations and blanket limits, option ${at + 1}`,
      description: 'As quoted by the wholesale broker for the coming term.',
    })),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'جهة الاتصال' } }
