import type { Meta, StoryObj } from '@storybook/react-vite'
import { CurrencyInput } from './CurrencyInput.tsx'

/**
 * An amount in US dollars. The field writes `$12,480.00` when it is left, and a form gets whole cents. Words and negative
 * amounts are errors. An amount that is given and not edited is sent as it was given, a credit with its sign.
 *
 * Use **PercentInput** for a rate, **NumberField** for a count.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Leaves the field, which then writes the amount out |
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
