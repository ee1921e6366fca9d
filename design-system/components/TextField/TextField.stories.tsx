import type { Meta, StoryObj } from '@storybook/react-vite'
import { MailIcon } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from './TextField.tsx'

/**
 * One line of text. Inside a Form the server's error for `name` shows below automatically.
 *
 * Use **TextArea** for several lines, **SearchField** to filter, **Combobox** to select.
 *
 * | Key | Does |
 * |---|---|
 * | Enter | Submits the form |
 */
const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email' },
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'name@agency.com' } }

export const Ready: Story = { args: { defaultValue: 'dana.whitfield@harborline.example', isRequired: true } }

export const WithDescription: Story = { args: { description: 'We send a code to this address.' } }

export const Error_: Story = {
  name: 'Error',
  args: { defaultValue: 'dana.whitfield@', errorMessage: 'Enter an email address, like name@agency.com.' },
}

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'dana.whitfield@harborline.example' },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'dana.whitfield@harborline.example' },
}

export const PrefixAndSuffix: Story = {
  args: {
    label: 'Premium',
    type: 'text',
    prefix: <Icon icon={MailIcon} />,
    suffix: <Text tone="muted">USD</Text>,
  },
}

export const Crowded: Story = {
  args: {
    label: 'Name of the additional insured as it stands in the written contract between the parties',
    defaultValue:
      'Greater Portland Metropolitan Transit District Construction and Maintenance Cooperative Association',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الاسم', type: 'text', defaultValue: 'محمد علي' },
}
