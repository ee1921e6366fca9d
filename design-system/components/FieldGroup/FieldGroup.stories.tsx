import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../Box/Box.tsx'
import { CurrencyInput } from '../CurrencyInput/CurrencyInput.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldGroup } from './FieldGroup.tsx'

/**
 * Fields that belong together, such as one of several policies. Each field has its full path as its name,
 * `policies.0.type`; the group has the common prefix, `policies.0`, and shows the server's errors about
 * it as a whole.
 *
 * Use **Panel** to divide a page, **CheckboxGroup** and **RadioGroup** for choices.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves through the fields; screen readers announce the group on entry |
 */
const meta = {
  title: 'Controls/FieldGroup',
  component: FieldGroup,
  args: {
    label: 'Policy 1',
    name: 'policies.0',
    children: (
      <>
        <TextField label="Type" name="policies.0.type" defaultValue="General Liability" />
        <CurrencyInput label="Premium" name="policies.0.premium" defaultCents={1_248_000} />
      </>
    ),
  },
  render: (args) => (
    <Box maxWidth="form">
      <FieldGroup {...args} />
    </Box>
  ),
} satisfies Meta<typeof FieldGroup>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const WithDescription: Story = { args: { description: 'As it stands in the declarations.' } }

export const Error_: Story = {
  name: 'Error',
  args: { errorMessage: 'This policy is on the account already.' },
}

export const Crowded: Story = {
  args: {
    label: 'Excess liability policy above the general liability, automobile and employers liability policies',
    description: 'All amounts are those of the policy itself, without the policies that it stands above.',
    children: (
      <>
        <CurrencyInput label="Premium" name="policies.0.premium" defaultCents={9_999_999_99} />
        <TextField label="Vehicles" name="policies.0.vehicles" defaultValue="48" />
        <FieldGroup label="Underlying policy" name="policies.0.underlying">
          <TextField label="Number" name="policies.0.underlying.number" defaultValue="GL-2026-004417" />
        </FieldGroup>
      </>
    ),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الوثيقة الأولى' },
}
