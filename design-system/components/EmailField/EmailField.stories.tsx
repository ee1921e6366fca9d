import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmailField } from './EmailField.tsx'

/**
 * One email address. It can be pasted with its name or as a `mailto:` link, as mail programs copy it; an invalid address is
 * reported on blur.
 *
 * Use **Combobox** to select a known person.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Leaves the field, which then keeps only the address or shows an error |
 * | Enter | Submits the form |
 */
const meta = {
  title: 'Controls/EmailField',
  component: EmailField,
  args: { label: 'Email', name: 'account.email' },
} satisfies Meta<typeof EmailField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ready: Story = {
  args: { defaultValue: 'marta.diaz@blueharborroofing.example', isRequired: true },
}

export const WithDescription: Story = {
  args: { description: 'Certificates of insurance are sent to this address.' },
}

export const Error_: Story = {
  name: 'Error',
  args: { defaultValue: 'marta.diaz@', errorMessage: 'Enter an email address, like name@example.com.' },
}

export const PastedWithItsName: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.click(field)
    await userEvent.paste('Marta Diaz <marta.diaz@blueharborroofing.example>')
    await userEvent.tab()
    await expect(field).toHaveValue('marta.diaz@blueharborroofing.example')
  },
}

export const ReadOnly: Story = {
  args: { defaultValue: 'marta.diaz@blueharborroofing.example', isReadOnly: true },
}

export const Disabled: Story = {
  args: { defaultValue: 'marta.diaz@blueharborroofing.example', isDisabled: true },
}

export const Crowded: Story = {
  args: {
    label: 'Email of the person at the holder who asks for a new certificate when the policy is renewed',
    defaultValue: 'certificates.construction.and.maintenance@greater-portland-metropolitan-transit.example',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'البريد الإلكتروني', defaultValue: 'marta.diaz@blueharborroofing.example' },
}
