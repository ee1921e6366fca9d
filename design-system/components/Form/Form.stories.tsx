import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Box } from '../Box/Box.tsx'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { FieldError } from '../../private/fieldError.ts'
import { Form, type FormProps } from './Form.tsx'

/**
 * Fields that are sent together. What is missing or malformed is said before anything is sent; what the server says stands
 * beneath the field whose `name` is the message's path, and goes when that field is edited. A message without a field
 * stands on top. The focus moves to the first field that is wrong.
 *
 * | Key | Does |
 * |---|---|
 * | Enter | Submits, from a field of one line |
 */
const meta = {
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

export const AnsweredByTheServer: Story = {
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
