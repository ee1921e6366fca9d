import type { Meta, StoryObj } from '@storybook/react-vite'
import { CurrencyInput } from './CurrencyInput.tsx'

/**
 * An amount in US dollars. Formatted as `$12,480.00` on blur; a form gets whole cents. Text and negative
 * amounts are errors, except `words` that may stand in place of an amount, typed or chosen. An initial amount that was not edited is submitted unchanged, including a credit's sign.
 *
 * Use **PercentInput** for a rate.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Leaves the field, which then formats the amount |
 */
const meta = {
  title: 'Controls/CurrencyInput',
  component: CurrencyInput,
  args: { label: 'Premium', name: 'premium' },
} satisfies Meta<typeof CurrencyInput>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ready: Story = { args: { defaultCents: 1_248_000, isRequired: true } }

const words = [
  { value: 'EXCLUDED', label: 'Excluded' },
  { value: 'ACTUAL_LOSS_SUSTAINED', label: 'Actual loss sustained' },
]

export const WithWords: Story = {
  args: { label: 'Limit', name: 'limit', words, defaultWords: 'EXCLUDED' },
}

export const Error_: Story = {
  name: 'Error',
  args: { defaultCents: 0, errorMessage: 'The premium is more than nothing.' },
}

export const ReadOnly: Story = {
  args: {
    label: 'Total',
    defaultCents: 1_391_250,
    isReadOnly: true,
    description: 'Premium, taxes and fees.',
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultCents: 1_248_000 } }

export const Crowded: Story = {
  args: {
    label:
      'Products and completed operations aggregate limit of the excess policy above the scheduled policies',
    defaultCents: 99_999_999_999_99,
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'القسط', defaultCents: 1_248_000 },
}
