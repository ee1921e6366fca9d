import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhoneField } from './PhoneField.tsx'

/**
 * A phone number, typed or pasted in any notation, including a `tel:` link. The field formats it as
 * `(207) 555-0142 ext. 204` on blur, and a form gets E.164, `+12075550142;ext=204`, which `tel:` turns into a link. An
 * international number starts with `+`.
 *
 * Use **TextField** for identifiers, such as a policy number or a FEIN.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Leaves the field, which then formats the number or shows an error |
 * | Enter | Submits the form |
 */
const meta = {
  title: 'Controls/PhoneField',
  component: PhoneField,
  args: { label: 'Phone', name: 'account.phone' },
} satisfies Meta<typeof PhoneField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ready: Story = { args: { defaultValue: '+12075550142', isRequired: true } }

export const WithExtension: Story = {
  args: { defaultValue: '+12075550142;ext=204', description: 'The office line, not a mobile.' },
}

export const FromAbroad: Story = {
  args: { label: 'Phone of the parent company', defaultValue: '+442079460958' },
}

export const Error_: Story = {
  name: 'Error',
  args: { defaultValue: '555-0142', errorMessage: 'Enter the area code too, like (207) 555-0142.' },
}

export const WrittenOut: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' })
    await userEvent.type(field, '207.555.0142 x204')
    await userEvent.tab()
    await expect(field).toHaveValue('(207) 555-0142 ext. 204')
  },
}

export const WithoutAreaCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '555-0142')
    await userEvent.tab()
    await expect(canvas.getByText(/^Enter the area code/)).toBeVisible()
  },
}

export const ReadOnly: Story = { args: { defaultValue: '+12075550142', isReadOnly: true } }

export const Disabled: Story = { args: { defaultValue: '+12075550142', isDisabled: true } }

export const Crowded: Story = {
  args: {
    label: 'Phone of the person at the site who lets the inspector of the excess carrier in on weekends',
    defaultValue: '+18005550199;ext=1234567',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الهاتف', defaultValue: '+12075550142;ext=204' },
}
