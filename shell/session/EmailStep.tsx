import { Button, type FieldError, Heading, Stack, Text, TextField } from '@coverdesk/design-system'
import { Form } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { FormMessage } from './FormMessage.tsx'
import { signIn } from './signIn.ts'

interface EmailStepProps {
  givenEmail: string
  onAsked: (email: string, resendAt: number | null) => void
}

/** The first step: the email address to send the code to. */
export function EmailStep({ givenEmail, onAsked }: EmailStepProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])
  const [message, setMessage] = useState('')

  async function handleSubmit(values: FormData) {
    const entered = values.get('email')
    const email = typeof entered === 'string' ? entered.trim() : ''
    setIsBusy(true)
    setMessage('')
    const answer = await signIn(email)
    setIsBusy(false)
    if (answer.kind === 'codeAsked') return onAsked(email, answer.resendAt)
    setFieldErrors(answer.kind === 'invalid' ? answer.fields : [])
    setMessage(answer.kind === 'refused' ? answer.message : '')
  }

  return (
    <Stack space="l">
      <Stack space="xxs">
        <Heading level={1}>Sign in</Heading>
        <Text as="p" tone="muted">
          Enter your work email address, and we will send you a code.
        </Text>
      </Stack>
      <Form
        onSubmit={(values) => void handleSubmit(values)}
        fieldErrors={fieldErrors}
        isSubmitting={isBusy}
        label="Sign in"
      >
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={givenEmail}
          isRequired
          autoFocus
          spellCheck={false}
        />
        <div>
          <Button type="submit" tone="primary" isFullWidth isLoading={isBusy}>
            Send code
          </Button>
          <FormMessage text={message} />
        </div>
      </Form>
    </Stack>
  )
}
