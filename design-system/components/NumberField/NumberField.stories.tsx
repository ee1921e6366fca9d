import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NumberField } from './NumberField.tsx'

/**
 * A count: employees, vehicles, years in business. An out-of-range value keeps its text and shows an error; it is never
 * changed silently. Scrolling over the field does not change it.
 *
 * Use **CurrencyInput** for money, **PercentInput** for a rate, **TextField** for digits that are not a quantity: a policy
 * number, a FEIN, a ZIP code.
 *
 * | Key | Does |
 * |---|---|
 * | Arrow up, Arrow down | Increments, decrements |
 * | Home, End | The minimum and maximum, if any |
 * | Tab | Leaves the field, which then formats the number |
 * | Enter | Submits the form |
 */
const meta = {
  title: 'Controls/NumberField',
  component: NumberField,
  args: { label: 'Full-time employees', name: 'employeeInfo.numFullTimeEmployees' },
} satisfies Meta<typeof NumberField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ready: Story = { args: { defaultValue: 1240, isRequired: true } }

export const WithUnit: Story = {
  args: { label: 'Radius of operation', defaultValue: 150, step: 25, unit: 'miles' },
}

export const AtItsBound: Story = {
  args: { label: 'Vehicles', defaultValue: 0, max: 500, description: 'Owned, leased and hired.' },
}

export const Error_: Story = {
  name: 'Error',
  args: { label: 'Years in business', defaultValue: 412, max: 300 },
}

export const Stepped: Story = {
  args: { defaultValue: 998, max: 1000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Increase Full-time employees' }))
    const field = canvas.getByRole('textbox', { name: 'Full-time employees' })
    await userEvent.type(field, '{ArrowUp}')
    await expect(field).toHaveValue('1,000')
    await userEvent.clear(field)
    await userEvent.type(field, '1001{Tab}')
    await expect(canvas.getByText('Enter 1,000 or less.')).toBeVisible()
  },
}

export const ReadOnly: Story = { args: { defaultValue: 1240, isReadOnly: true } }

export const Disabled: Story = { args: { defaultValue: 1240, isDisabled: true } }

export const Crowded: Story = {
  args: {
    label: 'Area of the roof that is pitched more than four in twelve, at all locations of the schedule',
    defaultValue: 987_654_321.25,
    decimals: 2,
    unit: 'square feet',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'عدد الموظفين', defaultValue: 1240, unit: 'موظف' },
}
