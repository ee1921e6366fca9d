import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MessageBubble } from './MessageBubble.tsx'

test('an answer shows its author and time', () => {
  render(<MessageBubble author="cara" sentAt={new Date(2026, 10, 20, 15, 42)} text="It is **covered**." />)
  const message = within(screen.getByRole('article', { name: 'Cara' }))
  expect(message.getByText('3:42 PM').title).toBe('Nov 20, 2026, 3:42 PM')
  expect(message.getByText('covered').tagName).toBe('STRONG')
})

test.each([
  ['user', 'You'],
  ['agent', 'Agent'],
  ['participant', 'Participant'],
] as const)('a message whose %s has no known name is from %s', (author, name) => {
  render(<MessageBubble author={author} text="The roof is finished." />)
  expect(screen.getByRole('article', { name })).toBeDefined()
})

test('shows a client’s text exactly as typed', () => {
  render(<MessageBubble author="client" text={'2 * 3 stories\n**urgent**'} />)
  expect(screen.getByText(/\*\*urgent\*\*/).textContent).toBe('2 * 3 stories\n**urgent**')
})

test('a message to or from a client shows its date and the author’s role', () => {
  render(
    <MessageBubble
      author="participant"
      name="Marisol Ortega"
      conversation="withClient"
      sentAt={new Date(2026, 10, 9, 8, 20)}
      text="We sold the last truck."
    />,
  )
  const message = within(screen.getByRole('article', { name: 'Marisol Ortega' }))
  message.getByText('Participant')
  message.getByText('11/9/26, 8:20 AM')
})

test('downloads a file under its own name and shows its role', () => {
  render(
    <MessageBubble
      author="user"
      text="Here it is."
      attachments={[{ id: 'fi_1', name: '[Contract] Bayline.pdf', href: '/files/fi_1', size: 2_400_000 }]}
    />,
  )
  const link = within(screen.getByRole('list', { name: 'Attachments' })).getByRole('link', {
    name: 'Download Bayline.pdf Contract · 2.4 MB',
  })
  expect(link.getAttribute('href')).toBe('/files/fi_1')
  expect(link.getAttribute('download')).toBe('Bayline.pdf')
})

test('a file that is not available yet shows its name without a link', () => {
  render(<MessageBubble author="user" text="" attachments={[{ id: 'fi_1', name: 'Roof.pdf' }]} />)
  expect(screen.getByText('Roof.pdf')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a failed message says why and can be sent again', async () => {
  const handleRetry = vi.fn<() => void>()
  const delivery = { state: 'failed', message: 'The connection was lost.', onRetry: handleRetry } as const
  render(<MessageBubble author="user" text="Draft the certificate." delivery={delivery} />)
  expect(screen.getByRole('alert').textContent).toBe('The connection was lost.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(handleRetry).toHaveBeenCalledOnce()
})

test('a message shows that it is being sent', () => {
  render(<MessageBubble author="user" text="Draft the certificate." delivery={{ state: 'sending' }} />)
  expect(screen.getByText('Sending...').role).toBe('status')
})

test('copies the text as written', async () => {
  const user = userEvent.setup()
  render(<MessageBubble author="cara" text="It is **covered**." />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('It is **covered**.')
})

test('files sent without a message have no empty bubble above them', () => {
  const files = [{ id: 'fi_quote', name: '[Option 1] Courier quote.pdf', href: '/files/fi_quote' }]
  render(
    <MessageBubble author="user" text="" attachments={files}>
      {false}
      {null}
    </MessageBubble>,
  )
  const message = screen.getByRole('article', { name: 'You' })
  expect(message.querySelector('[dir=auto]:empty')).toBeNull()
  within(message).getByRole('link', { name: /Courier quote\.pdf/ })
})

test('a message without text or files says so', () => {
  render(<MessageBubble author="user" text="" />)
  screen.getByText('No message')
})
