import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApprovalCard, type ApprovalCardProps } from './ApprovalCard.tsx'

function settled(): Promise<void> {
  return Promise.resolve()
}

function show(props: Partial<ApprovalCardProps>) {
  render(
    <ApprovalCard
      title="Issue a certificate"
      state="PENDING"
      preview={[
        { label: 'Warning', value: 'The sender is not confirmed.' },
        { label: 'Holder', value: 'Summit Builders Inc.' },
        { label: 'Note', value: 'The policy expires in 20 days.' },
      ]}
      canDecide={{ isAllowed: true }}
      onApprove={settled}
      onDecline={settled}
      {...props}
    />,
  )
}

test('counts the notes again beside Approve, and leads to the first one', async () => {
  show({})
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  await userEvent.setup().click(screen.getByRole('button', { name: '2 notes above' }))
  expect(document.activeElement?.textContent).toContain('The sender is not confirmed.')
})

test('without a warning, the count leads to the first note', async () => {
  show({
    preview: [
      { label: 'Holder', value: 'Summit Builders Inc.' },
      { label: 'Note', value: 'The policy expires in 20 days.' },
    ],
  })
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  await userEvent.setup().click(screen.getByRole('button', { name: '1 note above' }))
  expect(document.activeElement?.textContent).toBe('The policy expires in 20 days.')
})

test('counts no notes once it is decided', () => {
  show({ state: 'DONE', result: 'Issued.' })
  expect(screen.queryByText('2 notes above')).toBeNull()
})

test('can be declined while approving must wait, and says why', () => {
  show({ canApprove: { isAllowed: false, reason: 'Settle the message above first.' } })
  expect(screen.getAllByText('Settle the message above first.').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Decline' }).getAttribute('aria-disabled')).not.toBe('true')
})

test('an email can be changed before it is approved; an error leaves the new text', async () => {
  const saved: unknown[] = []
  const letter = {
    cc: ['pat@summit.example'],
    subject: 'Your certificate',
    body: 'Hi Marta, attached is the certificate.',
  }
  let errors: { message: string; fields: [] } | null = { message: 'This was already approved.', fields: [] }
  show({
    letter,
    onEdit(text) {
      saved.push(text)
      return Promise.resolve(errors)
    },
  })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Message' }), ' Dana')
  await user.type(screen.getByRole('textbox', { name: 'Cc' }), '; lee@summit.example')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This was already approved.')
  const cc = ['pat@summit.example', 'lee@summit.example']
  expect(saved).toEqual([{ ...letter, cc, body: 'Hi Marta, attached is the certificate. Dana' }])
  errors = null
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Approve' })
})

test('what a document shows is confirmed from its quote, unless the server refuses', async () => {
  const confirmed: string[] = []
  const choice = (label: string, id: string) => ({
    label,
    onConfirm() {
      confirmed.push(id)
      return Promise.resolve()
    },
  })
  const finding = (id: string, isAllowed: boolean) => ({
    id,
    text: `Additional insured: ${id}`,
    shownBy: {
      quote: `as required by written contract (${id})`,
      source: { label: `Page 4 of ${id}.pdf`, href: `/app/policies/bp_1/documents/${id}?page=4` },
    },
    canConfirm: { isAllowed, reason: isAllowed ? null : 'Upload the form itself first.' },
    choices: [choice('Confirm', id)],
  })
  show({
    findings: [
      finding('CG 20 10', true),
      finding('CG 20 37', false),
      {
        id: 'basis',
        text: 'Occurrence or claims-made: General Liability CGL 2204183-07',
        shownBy: null,
        canConfirm: { isAllowed: true },
        choices: [choice('Occurrence', 'OCCURRENCE'), choice('Claims-made', 'CLAIMS_MADE')],
      },
    ],
    editLink: { label: 'Edit certificate', href: '/app/accounts/ac_1/certificates/prepared/pp_1' },
  })
  screen.getByText('“as required by written contract (CG 20 10)”')
  screen.getByRole('link', { name: 'Page 4 of CG 20 10.pdf' })
  screen.getByText('Upload the form itself first.')
  expect(screen.queryByRole('button', { name: /Confirm .*CG 20 37/ })).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Confirm Additional insured: CG 20 10' }))
  expect(confirmed).toEqual(['CG 20 10'])
  screen.getByText('The documents on file don’t say. Confirm what applies.')
  await userEvent.setup().click(screen.getByRole('button', { name: /^Claims-made / }))
  expect(confirmed).toEqual(['CG 20 10', 'CLAIMS_MADE'])
  screen.getByRole('link', { name: 'Edit certificate' })
})

test('declining asks for a reason, which may stay empty', async () => {
  const reasons: unknown[] = []
  show({
    onDecline(reason) {
      reasons.push(reason)
      return Promise.resolve()
    },
  })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(reasons).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Wrong holder')
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(reasons).toEqual(['Wrong holder'])
})
