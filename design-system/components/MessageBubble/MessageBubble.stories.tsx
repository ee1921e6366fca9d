import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../Box/Box.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { MessageBubble } from './MessageBubble.tsx'

const answer = `Yes. Endorsement **CG 20 10** names Bayline Development as an additional insured, with two limits:

- only for *ongoing* operations at 1400 Commercial Street
- not for work that was finished before **Nov 1, 2026**`

/**
 * One message of a conversation: with Cara, in an email thread or a call transcript. Cara's text is parsed as
 * Markdown, everyone else's shows as typed. A file's role (`[Certificate] Roof.pdf`) shows below its name.
 *
 * Use **Timeline** for a record's events and comments, **ConversationLog** around a whole conversation.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to Copy, which then shows, to links in the text, to the attachments and to Try again |
 * | Enter | Copies, downloads or resends |
 */
const meta = {
  title: 'Conversation/MessageBubble',
  component: MessageBubble,
  args: { author: 'cara', sentAt: '2026-11-20T15:42:00', text: answer },
  decorators: [(Story) => <Box maxWidth="form">{Story()}</Box>],
} satisfies Meta<typeof MessageBubble>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  render: (args) => (
    <Stack>
      <MessageBubble
        author="user"
        sentAt="2026-11-20T15:41:00"
        text="Is Bayline Development an additional insured on the roofing contractor's policy?"
        attachments={[
          { id: 'fi_1', name: '[Certificate] Bayline.pdf', href: '/files/fi_1', size: 184_000 },
          { id: 'fi_2', name: 'Written contract.pdf', href: '/files/fi_2', size: 2_400_000 },
        ]}
      />
      <MessageBubble {...args} />
      <MessageBubble
        author="cara"
        isContinued
        sentAt="2026-11-20T15:43:00"
        text="Shall I draft the certificate?"
      />
    </Stack>
  ),
}

export const Sending: Story = {
  args: { author: 'user', text: 'Draft the certificate.', delivery: { state: 'sending' } },
}

export const Error: Story = {
  args: {
    author: 'user',
    text: 'Draft the certificate.',
    delivery: {
      state: 'failed',
      message: 'Not sent: the connection was lost.',
      onRetry: () => undefined,
    },
  },
}

/** With the client: Cara speaks for the agency, on the agency's side. */
export const EmailThread: Story = {
  render: () => (
    <Stack>
      <MessageBubble
        conversation="withClient"
        author="participant"
        name="Luis Ortega"
        sentAt="2026-11-20T09:12:00"
        subject="Certificate for Bayline"
        to="service@harborline.example"
        text={'Hi,\n\nBayline needs a certificate before Monday.\n\nThanks\nLuis'}
        attachments={[{ id: 'fi_3', name: 'Requirements.pdf', href: '/files/fi_3' }]}
      />
      <MessageBubble
        conversation="withClient"
        author="cara"
        sentAt="2026-11-20T09:14:00"
        subject="Re: Certificate for Bayline"
        to="luis@ortegaroofing.example"
        text="Thank you, Luis. Dana Whitfield will send it **today**."
      />
      <MessageBubble
        conversation="withClient"
        author="agent"
        sentAt="2026-11-20T11:30:00"
        text="It is attached."
        attachments={[{ id: 'fi_4', name: 'On its way.pdf', size: 96_000 }]}
      />
      <MessageBubble conversation="withClient" author="client" text="Got it." />
    </Stack>
  ),
}

export const Crowded: Story = {
  args: {
    name: 'Cara, on behalf of Bartholomew Vandersloot-Castellanos of Harborline Insurance Group',
    subject: `Re: ${'Fwd: '.repeat(12)}certificates of liability insurance for every subcontractor`,
    text: `${answer}\n\n${'UnbreakablePolicyNumber'.repeat(8)}\n\n| Coverage | Each occurrence | Aggregate | Deductible |\n|:--|--:|--:|--:|\n| General liability | $1,000,000 | $2,000,000 | $5,000 |`,
    attachments: Array.from({ length: 7 }, (_, index) => ({
      id: `fi_${index}`,
      name: `[Quote or Policy] ${'Commercial general liability '.repeat(index + 1)}.pdf`,
      href: `/files/fi_${index}`,
      size: 1_840_000,
    })),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack>
      <MessageBubble author="user" sentAt="2026-11-20T15:41:00" text="هل تشمل الوثيقة المقاول من الباطن؟" />
      <MessageBubble
        author="cara"
        sentAt="2026-11-20T15:42:00"
        text="نعم، **بشرط** عقد مكتوب."
        attachments={[{ id: 'fi_1', name: 'شهادة.pdf', href: '/files/fi_1', size: 184_000 }]}
      />
    </Stack>
  ),
}
