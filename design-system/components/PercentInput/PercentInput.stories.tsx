import type { Meta, StoryObj } from '@storybook/react-vite'
import { PercentInput } from './PercentInput.tsx'

/**
 * A rate. Typed as a percentage (12.5 for 12.5%); the form gets the fraction (0.125). An initial rate
 * that was not edited is submitted unchanged, with all its decimals.
 *
 * Use **CurrencyInput** for an amount.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Leaves the field, which then formats the rate with its percent sign |
 */
const meta = {
  title: 'Controls/PercentInput',
  component: PercentInput,
  args: { label: 'Commission rate', name: 'commissionRate' },
} satisfies Meta<typeof PercentInput>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ready: Story = { args: { defaultShare: 0.125, description: 'Of the premium.' } }

export const Error_: Story = {
  name: 'Error',
  args: { defaultShare: 1.4, errorMessage: 'A commission is at most 100%.' },
}

export const Disabled: Story = { args: { isDisabled: true, defaultShare: 0.15 } }

export const Crowded: Story = {
  args: {
    label: 'Share of the estimated commission that goes to the wholesale broker',
    defaultShare: 0.3333,
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'العمولة', defaultShare: 0.1 },
}
