import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ApprovalCard } from './ApprovalCard.tsx'

function settled(): Promise<void> {
  return Promise.resolve()
}

/**
 * Something Cara prepared that a person has to approve: exactly what would be sent or changed, and two
 * buttons. Once decided, the card shows the outcome.
 *
 * Use **ConfirmDialog** for actions the user started, **Banner** for information that needs no decision.
 *
 * | Key | Does |
 * | Tab | Moves to the buttons |
 * | Enter, Space | Approves, edits or declines |
 */
const meta = {
  title: 'Conversation/ApprovalCard',
  component: ApprovalCard,
  args: {
    title: 'Reply to Marta Ouellette',
    state: 'PENDING',
    preview: [
      { label: 'To', value: 'marta@cascoroofing.example' },
      { label: 'Subject', value: 'Re: Declarations page' },
      { label: 'Message', value: 'Hi Marta,\n\nAttached is the declarations page you asked for.' },
      { label: 'Attachments', value: 'GL declarations.pdf' },
    ],
    note: 'Expires Nov 29, 2026',
    canDecide: { isAllowed: true },
    letter: {
      cc: [],
      subject: 'Re: Declarations page',
      body: 'Hi Marta,\n\nAttached is the declarations page you asked for.',
    },
    onEdit: () => Promise.resolve(null),
    onApprove: settled,
    onDecline: settled,
  },
} satisfies Meta<typeof ApprovalCard>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Done: Story = {
  args: { state: 'DONE', result: 'Reply sent to marta@cascoroofing.example.', note: null },
}

/** Confirming what the policy shows changes the certificate; it can also be edited in its form. */
export const Certificate: Story = {
  args: {
    title: 'Issue a certificate for Casco Roofing LLC to Summit Builders Inc.',
    preview: [
      { label: 'Holder', value: 'Summit Builders Inc., 400 Harbor Street, Portland, ME 04101' },
      { label: 'Additional insured', value: 'Requested, but not stated: not confirmed on a policy' },
    ],
    findings: [
      {
        id: 'cg2010',
        text: 'Additional insured, blanket: CG 20 10 04 13, General Liability CGL 2204183-07',
        shownBy: {
          quote:
            'any person or organization for whom you are performing operations when you have agreed in writing',
          source: { label: 'Page 14 of CGL 2204183-07.pdf', href: '#' },
        },
        canConfirm: { isAllowed: true },
        choices: [{ label: 'Confirm', onConfirm: settled }],
      },
      {
        id: 'cg2404',
        text: 'Waiver of subrogation: CG 24 04 05 09, General Liability CGL 2204183-07',
        shownBy: {
          quote: 'CG 24 04 05 09 Waiver of Transfer of Rights of Recovery Against Others to Us',
          source: { label: 'Page 2 of CGL 2204183-07.pdf', href: '#' },
        },
        canConfirm: {
          isAllowed: false,
          reason: 'Only a list of forms names it. Upload the form itself first.',
        },
        choices: [{ label: 'Confirm', onConfirm: settled }],
      },
      {
        id: 'aggregate',
        text: 'What the aggregate limit applies to: General Liability CGL 2204183-07',
        shownBy: null,
        canConfirm: { isAllowed: true },
        choices: ['Policy', 'Project', 'Location'].map((label) => ({ label, onConfirm: settled })),
      },
    ],
    editLink: { label: 'Edit certificate', href: '#' },
  },
}

export const Failed: Story = {
  args: {
    state: 'FAILED',
    result: 'This thread was answered in the meantime. Nothing was sent.',
    note: null,
  },
}

/** A long email with warnings: the buttons follow it and lead back to the notes. */
export const Crowded: Story = {
  args: {
    preview: [
      { label: 'Warning', value: 'The sender is not confirmed, and the address may be forged.' },
      { label: 'To', value: 'marta@cascoroofing.example' },
      { label: 'Message', value: 'Attached is the page you asked for.\n\n'.repeat(40) },
      { label: 'Note', value: 'The policy expires in 20 days.' },
    ],
  },
  decorators: [
    (Story) => (
      <div role="region" aria-label="Screen" style={{ height: '30rem', overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    const screen = card.getByRole('region', { name: 'Screen' }).getBoundingClientRect()
    const warning = card.getByText(/may be forged/).getBoundingClientRect()
    const approve = card.getByRole('button', { name: 'Approve' }).getBoundingClientRect()
    await expect(warning.top).toBeGreaterThanOrEqual(screen.top)
    const message = card.getByText(/Attached is the page/).getBoundingClientRect()
    await expect(approve.top).toBeGreaterThanOrEqual(message.bottom)
  },
}
