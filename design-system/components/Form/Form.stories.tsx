import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Box } from '../Box/Box.tsx'
import { Button } from '../Button/Button.tsx'
import { CurrencyInput } from '../CurrencyInput/CurrencyInput.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { FieldError } from '../../private/fieldError.ts'
import { Form, type FormProps } from './Form.tsx'

/**
 * Fields that are submitted together. Missing and malformed values are reported before submitting; server errors show
 * below the field whose `name` is the error's path and clear when that field is edited. Errors without a field show in the
 * nearest FieldGroup around their path, otherwise at the top. Focus moves to the first invalid field.
 *
 * Use **ConfirmDialog** for a decision without fields.
 *
 * | Key | Does |
 * |---|---|
 * | Enter | Submits, from a single-line field |
 */
const meta = {
  title: 'Controls/Form',
  component: Form,
  args: { onSubmit: () => undefined, children: null },
  render: (args) => <CertificateForm {...args} />,
} satisfies Meta<typeof Form>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { args: { isSubmitting: true } }

export const Error_: Story = {
  name: 'Error',
  args: {
    fieldErrors: [
      { path: 'holder', message: 'This holder already has a certificate for the policy.' },
      { path: 'policyId', message: 'The policy expired on November 1.' },
    ],
  },
}

export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create certificate' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Holder' })).toHaveFocus())
    await expect(canvas.getByText('Holder is required.')).toBeVisible()
  },
}

export const AnsweredByTheServer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Holder' }), 'City of Portland{Enter}')
    const description = canvas.getByRole('textbox', { name: 'Description of operations' })
    await waitFor(() => expect(description).toHaveFocus())
    await expect(description).toHaveAccessibleDescription(/names no policy/)
  },
  render: function Answered(args) {
    const [fieldErrors, setFieldErrors] = useState<FieldError[]>([])
    return (
      <CertificateForm
        {...args}
        fieldErrors={fieldErrors}
        onSubmit={() =>
          setFieldErrors([
            { path: 'description', message: 'The description names no policy of this account.' },
          ])
        }
      />
    )
  },
}

export const ErrorsDeepInTheInput: Story = {
  args: {
    fieldErrors: [
      { path: 'account.name', message: 'Blue Harbor Roofing is an account already.' },
      { path: 'policies.1', message: 'This policy is on the account already.' },
      { path: 'policies.1.type', message: 'The carrier does not write this line.' },
      { path: 'contacts', message: 'An account has a contact at least.' },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(canvas.getByRole('group', { name: 'Policy 2' })).toHaveAccessibleDescription(
      'This policy is on the account already.',
    )
  },
  render: (args) => (
    <Box maxWidth="form">
      <Form {...args} label="New account" space="l">
        <TextField label="Name" name="account.name" defaultValue="Blue Harbor Roofing" isRequired />
        {['General Liability', 'Surety'].map((type, at) => (
          <FieldGroup key={type} label={`Policy ${at + 1}`} name={`policies.${at}`}>
            <TextField label="Type" name={`policies.${at}.type`} defaultValue={type} />
            <CurrencyInput label="Premium" name={`policies.${at}.premium`} defaultCents={1_248_000} />
          </FieldGroup>
        ))}
        <Inline justify="end">
          <Button type="submit" tone="primary">
            Create account
          </Button>
        </Inline>
      </Form>
    </Box>
  ),
}

function CertificateForm(props: FormProps) {
  return (
    <Box maxWidth="form">
      <Form {...props} label="New certificate">
        <TextField label="Holder" name="holder" isRequired />
        <TextField label="Email of the holder" name="email" type="email" />
        <TextArea label="Description of operations" name="description" />
        <Inline justify="end">
          <Button isDisabled={props.isSubmitting === true}>Close</Button>
          <Button type="submit" tone="primary" isLoading={props.isSubmitting === true}>
            Create certificate
          </Button>
        </Inline>
      </Form>
    </Box>
  )
}

export const Crowded: Story = {
  render: (args) => (
    <Box maxWidth="form">
      <Form {...args} label="Additional insureds">
        {Array.from({ length: 40 }, (_, index) => (
          <TextField
            key={index}
            label={`Additional insured ${index + 1} of the general contractor and all of its subcontractors`}
            name={`holders.${index}`}
            isRequired
          />
        ))}
        <Inline justify="end">
          <Button type="submit" tone="primary">
            Create 40 certificates
          </Button>
        </Inline>
      </Form>
    </Box>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
