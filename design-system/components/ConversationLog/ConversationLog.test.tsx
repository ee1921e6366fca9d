import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ConversationLog } from './ConversationLog.tsx'
import type { LogEntry } from './logItems.ts'

type Message = LogEntry & { text: string }

function renderMessage({ text }: Message) {
  return <p>{text}</p>
}

function answers(length: number): Message[] {
  return Array.from({ length }, (_, index) => ({
    id: `me_${index + 1}`,
    at: new Date(2026, 10, 18, 9, index),
    author: 'cara',
    text: `Answer ${index + 1}`,
  }))
}

function show(entries: readonly Message[]) {
  return <ConversationLog label="Conversation with Cara" entries={entries} renderEntry={renderMessage} />
}

/** jsdom has no layout: simulates a 2,000 px conversation in a 500 px container. */
function layOut(log: HTMLElement) {
  Object.defineProperties(log, {
    scrollHeight: { value: 2000, configurable: true },
    clientHeight: { value: 500, configurable: true },
  })
}

function scrollTo(log: HTMLElement, top: number) {
  log.scrollTop = top
  fireEvent.scroll(log)
}

test('shows each message under its day', () => {
  render(show(answers(2)))
  const log = within(screen.getByRole('log', { name: 'Conversation with Cara' }))
  expect(log.getByRole('separator', { name: 'Nov 18, 2026' })).toBeDefined()
  expect(log.getByText('Answer 2')).toBeDefined()
})

test('keeps a new message in view for a reader at the end', () => {
  const { rerender } = render(show(answers(10)))
  const log = screen.getByRole('log')
  layOut(log)
  rerender(show(answers(11)))
  expect(log.scrollTop).toBe(2000)
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull()
})

test('before the first message the introduction is read from its top', () => {
  const { rerender } = render(show([]))
  const log = screen.getByRole('log')
  layOut(log)
  rerender(show([]))
  expect(log.scrollTop).toBe(0)
  rerender(show(answers(1)))
  expect(log.scrollTop).toBe(2000)
})

test('a reader further up stays there and is told how many are new', async () => {
  const { rerender } = render(show(answers(10)))
  const log = screen.getByRole('log')
  layOut(log)
  scrollTo(log, 1500)
  scrollTo(log, 800)
  rerender(show(answers(11)))
  expect(screen.getByRole('button', { name: '1 new message' })).toBeDefined()
  rerender(show(answers(12)))
  expect(log.scrollTop).toBe(800)
  await userEvent.click(screen.getByRole('button', { name: '2 new messages' }))
  expect(log.scrollTop).toBe(2000)
  expect(document.activeElement).toBe(log)
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull()
})

test('scrolling to the end clears the count of new messages', () => {
  const { rerender } = render(show(answers(10)))
  const log = screen.getByRole('log')
  layOut(log)
  scrollTo(log, 1500)
  scrollTo(log, 800)
  rerender(show(answers(11)))
  scrollTo(log, 1480)
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull()
})

test('opens at the top of what waits for the user, and lets them scroll on', () => {
  const entries = answers(10)
  const log = (waitingId?: string) => (
    <ConversationLog
      label="Conversation with Cara"
      entries={[...entries]}
      renderEntry={renderMessage}
      waitingId={waitingId}
    />
  )
  const { rerender } = render(log())
  const scroller = screen.getByRole('log')
  layOut(scroller)
  const waiting = scroller.querySelector('[data-entry=me_9]')
  vi.spyOn(waiting ?? scroller, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 1200 - scroller.scrollTop, 600, 700),
  )
  rerender(log('me_9'))
  expect(scroller.scrollTop).toBe(1200)
  scrollTo(scroller, 1500)
  rerender(log('me_9'))
  expect(scroller.scrollTop).toBe(2000)
})

test('senders always see their own message', () => {
  const { rerender } = render(show(answers(10)))
  const log = screen.getByRole('log')
  layOut(log)
  scrollTo(log, 1500)
  scrollTo(log, 800)
  rerender(show([...answers(10), { id: 'me_own', author: 'user', text: 'Draft it.' }]))
  expect(log.scrollTop).toBe(2000)
})

test('draws the latest forty of a thousand messages and earlier ones on approach', () => {
  render(show(answers(1000)))
  expect(screen.queryByText('Answer 960')).toBeNull()
  expect(screen.getByText('Answer 961')).toBeDefined()
  const log = screen.getByRole('log')
  layOut(log)
  scrollTo(log, 1500)
  expect(screen.queryByText('Answer 960')).toBeNull()
  scrollTo(log, 400)
  expect(screen.getByText('Answer 921')).toBeDefined()
  expect(screen.queryByText('Answer 920')).toBeNull()
})

test('shows earlier messages by keyboard without announcing them', async () => {
  render(show(answers(50)))
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages (10)' }))
  expect(screen.getByText('Answer 1').closest('[aria-live=off]')).not.toBeNull()
  expect(screen.queryByRole('button', { name: /Show earlier messages/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('log'))
})

test('a new message redraws no other message', () => {
  const draw = vi.fn<(message: Message, isContinued: boolean) => ReactNode>(renderMessage)
  const before = answers(30)
  const log = (entries: Message[]) => (
    <ConversationLog label="Conversation with Cara" entries={entries} renderEntry={draw} />
  )
  const { rerender } = render(log(before))
  draw.mockClear()
  const added = answers(31).slice(30)
  act(() => rerender(log([...before, ...added])))
  expect(draw).toHaveBeenCalledExactlyOnceWith(added[0], true)
})

test('an empty conversation invites a question', () => {
  render(
    <ConversationLog<Message>
      label="Conversation with Cara"
      entries={[]}
      renderEntry={renderMessage}
      emptyState="Ask a question"
    />,
  )
  expect(screen.getByText('Ask a question')).toBeDefined()
})
