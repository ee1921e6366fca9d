import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { MessageSquareIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx'
import { ConversationSkeleton } from '../Skeleton/ConversationSkeleton.tsx'
import { StageProgress } from '../StageProgress/StageProgress.tsx'
import { TypingIndicator } from '../TypingIndicator/TypingIndicator.tsx'
import { ConversationLog, type ConversationLogProps } from './ConversationLog.tsx'

type Message = Pick<MessageBubbleProps, 'author' | 'text' | 'attachments' | 'delivery'> & {
  id: string
  at: string
}

function renderMessage({ id: _id, at, ...message }: Message, isContinued: boolean) {
  return <MessageBubble {...message} sentAt={at} isContinued={isContinued} />
}

const messages: Message[] = [
  { id: 'me_1', at: '2026-11-18T09:00:00', author: 'user', text: 'Who is insured on this policy?' },
  {
    id: 'me_2',
    at: '2026-11-18T09:01:00',
    author: 'cara',
    text: 'The named insured is **Ortega Roofing LLC**, with two locations:\n\n1. 1400 Commercial Street\n2. 22 Harbor Road',
  },
  { id: 'me_3', at: '2026-11-20T15:41:00', author: 'user', text: 'And is Bayline an additional insured?' },
  {
    id: 'me_4',
    at: '2026-11-20T15:42:00',
    author: 'cara',
    text: 'Yes, by endorsement `CG 20 10`, for *ongoing* operations.',
  },
  { id: 'me_5', at: '2026-11-20T15:43:00', author: 'cara', text: 'Shall I draft the certificate?' },
]

const thousand: Message[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `me_${index}`,
  at: new Date(2026, 9, 1 + Math.floor(index / 25), 9, (index % 25) * 4).toISOString(),
  author: index % 3 === 0 ? 'user' : 'cara',
  text:
    index % 3 === 0
      ? `Question ${index + 1}: does the umbrella follow the general liability policy?`
      : `Answer ${index + 1}. **It does**, up to:\n\n| Coverage | Limit |\n|:--|--:|\n| Each occurrence | $1,000,000 |`,
}))

/**
 * A conversation with a fixed height: separated by day, pinned to the latest message; users who scrolled up
 * keep their place and see the number of new messages. Renders the latest forty of a thousand messages and earlier ones
 * on scroll. Screen readers announce each new message once.
 *
 * Use **Timeline** for a record's events, **Table** for a list of conversations,
 * **ConversationSkeleton** while loading.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to the conversation, then through its messages, then to New messages |
 * | Up, Down, Page Up, Page Down | Scroll |
 * | Home, End | Jumps to the earliest rendered message, to the latest |
 */
const meta = {
  title: 'Conversation/ConversationLog',
  component: ConversationLog<Message>,
  args: { label: 'Conversation with Cara', entries: messages, renderEntry: renderMessage },
  decorators: [(Story) => <div style={{ blockSize: '60vh', maxInlineSize: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof ConversationLog<Message>>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = {
  render: () => <ConversationSkeleton label="Loading conversation..." hasComposer={false} />,
}

export const Empty: Story = {
  args: {
    entries: [],
    emptyState: (
      <EmptyState
        icon={MessageSquareIcon}
        title="Ask a question"
        description="Cara answers from the documents of this policy."
      />
    ),
  },
}

export const Error: Story = {
  args: { entries: [], emptyState: <ErrorState title="The conversation could not be loaded" /> },
}

/** A question in progress, with the stages of the policy explorer. */
export const Asked: Story = { args: { entries: messages.slice(0, 3), status: <StageProgress /> } }

export const Thinking: Story = { args: { entries: messages.slice(0, 3), status: <TypingIndicator /> } }

/** A thousand messages; Add appends one or, when scrolled up, increments the count of new messages. */
export const Crowded: Story = {
  args: { entries: thousand },
  render: (args) => <Growing {...args} />,
}

/** Users who scrolled up keep their place and see the count; the button jumps to the end. */
export const NewMessages: Story = {
  args: { entries: thousand },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log')
    await waitFor(() => expectAtEnd(log))
    // A height changes while the user scrolls, as when a font or a picture loads.
    log.scrollTop -= 2 * log.clientHeight
    const { scrollTop } = log
    log.dispatchEvent(new Event('scroll'))
    const content = log.lastElementChild
    if (content instanceof HTMLElement) content.style.minBlockSize = `${content.offsetHeight + 24}px`
    await new Promise(requestAnimationFrame)
    await userEvent.click(canvas.getByRole('button', { name: 'Add an answer' }))
    await canvas.findByRole('button', { name: '1 new message' })
    await expect(log.scrollTop).toBe(scrollTop)
  },
}

/** Earlier messages load on scroll without moving the text being read. */
export const Earlier: Story = {
  args: { entries: thousand },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    const earliest = canvas.getByText(/^Question 961/)
    await waitFor(() => expectAtEnd(log))
    log.scrollTop = log.clientHeight
    const { top } = earliest.getBoundingClientRect()
    log.scrollTop -= 20
    await canvas.findByText(/^Answer 921/)
    await expect(Math.abs(earliest.getBoundingClientRect().top - top - 20)).toBeLessThan(2)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    entries: [
      { id: 'me_1', at: '2026-11-18T09:00:00', author: 'user', text: 'هل تشمل الوثيقة المقاول من الباطن؟' },
      { id: 'me_2', at: '2026-11-18T09:01:00', author: 'cara', text: 'نعم، **بشرط** عقد مكتوب.' },
    ],
  },
}

/** A log that has not yet moved to its end would do so after the first step up. */
function expectAtEnd({ scrollTop, scrollHeight, clientHeight }: HTMLElement) {
  return expect(scrollHeight - clientHeight - scrollTop).toBeLessThan(2)
}

function Growing(props: ConversationLogProps<Message>) {
  const [entries, setEntries] = useState(props.entries)

  function handleAdd() {
    setEntries((before) => [
      ...before,
      {
        id: `me_${before.length}`,
        at: '2026-11-20T15:42:00',
        author: 'cara',
        text: `Answer ${before.length + 1}. The certificate is ready.`,
      },
    ])
  }

  return (
    <>
      <ConversationLog {...props} entries={entries} />
      <Button onPress={handleAdd}>Add an answer</Button>
    </>
  )
}
