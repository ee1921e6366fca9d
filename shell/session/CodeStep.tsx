import { Button, type FieldError, Heading, Inline, Stack, Text, TextField } from '@coverdesk/design-system'
import { Form } from '@coverdesk/design-system/forms'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormMessage } from './FormMessage.tsx'
import { ResendButton } from './ResendButton.tsx'
import { codeField } from './SignInScreen.css.ts'
import { type SignInAnswer, signIn } from './signIn.ts'
import { onlyDigits } from './signInAddress.ts'

const CODE_LENGTH = 6

interface CodeStepProps {
  email: string
  givenCode: string
  firstResendAt: number | null
  onSignedIn: () => void
  onBack: () => void
}

/** The second step: the six digits that were sent, submitted when the last one is entered. */
export function CodeStep({ email, givenCode, firstResendAt, onSignedIn, onBack }: CodeStepProps) {
  const [code, setCode] = useState(givenCode)
  const [isBusy, setIsBusy] = useState(givenCode.length === CODE_LENGTH)
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])
  const [message, setMessage] = useState('')
  const [resendAt, setResendAt] = useState(firstResendAt)
  const input = useRef<HTMLInputElement>(null)
  const tried = useRef('')

  function tryCode(candidate: string) {
    if (isBusy || tried.current === candidate) return
    setIsBusy(true)
    setMessage('')
    void send(candidate)
  }

  async function send(candidate: string) {
    if (tried.current === candidate) return
    tried.current = candidate
    const answer = await signIn(email, candidate)
    if (answer.kind === 'signedIn') return onSignedIn()
    setIsBusy(false)
    show(answer)
    // The next digit clears the error.
    input.current?.select()
  }

  function show(answer: SignInAnswer) {
    setFieldErrors(answer.kind === 'invalid' ? answer.fields : [])
    setMessage(answer.kind === 'refused' ? answer.message : '')
    if (answer.kind === 'codeAsked') setResendAt(answer.resendAt)
  }

  function handleChange(text: string) {
    const digits = onlyDigits(text)
    setCode(digits)
    if (digits.length === CODE_LENGTH) tryCode(digits)
  }

  function handleSubmit() {
    // Submitted on purpose: the same code can be retried, for example after a lost connection.
    tried.current = ''
    tryCode(code)
  }

  async function handleResend() {
    setCode('')
    show(await signIn(email))
    input.current?.focus()
  }

  const tryGivenCode = useEffectEvent(() => {
    if (givenCode.length === CODE_LENGTH) void send(givenCode)
  })
  useEffect(() => tryGivenCode(), [])

  return (
    <Stack space="l">
      <Stack space="xxs">
        <Heading level={1}>Check your email</Heading>
        <Text as="p" tone="muted">
          Enter the six-digit code from the email to <Text weight="medium">{email}</Text>. It expires in ten
          minutes.
        </Text>
      </Stack>
      <Form
        onSubmit={handleSubmit}
        fieldErrors={fieldErrors}
        isSubmitting={isBusy}
        label="Sign in with a code"
      >
        <div className={codeField}>
          <TextField
            label="Verification code"
            name="code"
            placeholder="000000"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={handleChange}
            isRequired
            autoFocus
            isReadOnly={isBusy}
            spellCheck={false}
            inputRef={input}
          />
        </div>
        <div>
          <Button type="submit" tone="primary" isFullWidth isLoading={isBusy}>
            Sign in
          </Button>
          <FormMessage text={message} />
        </div>
      </Form>
      <Inline space="xs" justify="between">
        <Button tone="quiet" size="small" onPress={onBack}>
          Change address
        </Button>
        <ResendButton resendAt={resendAt} onResend={handleResend} />
      </Inline>
    </Stack>
  )
}
