import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

/**
 * Selects one of a few options in the browser's native list, which on a phone is the familiar picker.
 *
 * Use **Combobox** for too many options to scan, **SegmentedControl** for two or three that should all be
 * visible, **MenuButton** for actions.
 *
 * | Key | Does |
 * |---|---|
 * | ↓ ↑ | Next, previous option |
 * | Space | Opens the list |
 * | A letter | The next option that starts with it |
 */
const meta = {
  title: 'Controls/Select',
  component: Select,
  args: {
    label: 'Billing',
    name: 'billingType',
    options: [
      { label: 'Direct', value: 'DIRECT' },
      { label: 'Agency', value: 'AGENCY', disabledReason: 'not supported yet' },
    ],
  },
} satisfies Meta<typeof Select>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Empty: Story = { args: { placeholder: 'Choose how it is billed', defaultValue: '' } }

export const Error_: Story = {
  name: 'Error',
  args: { placeholder: 'Choose', defaultValue: '', errorMessage: 'Choose how it is billed.' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Crowded: Story = {
  args: {
    label:
      'Policy of the named insured under which the additional insured of the certificate holder is scheduled',
    options: Array.from({ length: 1_000 }, (_, index) => ({
      label: `GL-${4471 + index}: Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated`,
      value: String(index),
    })),
    description: 'Active policies first.',
  },
}
