import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuoteCard } from './QuoteCard.tsx'

const exclusion = `This insurance does not apply to "bodily injury" or "property damage" arising out of the use of torch-applied roofing, hot tar, or any open flame, unless the insured keeps a fire watch for at least one hour after the work has ended.`

const condition = `We will pay those sums that the insured becomes legally obligated to pay as damages because of "bodily injury" or "property damage" to which this insurance applies. We will have the right and duty to defend the insured against any "suit" seeking those damages. However, we will have no duty to defend the insured against any "suit" seeking damages for "bodily injury" or "property damage" to which this insurance does not apply. We may, at our discretion, investigate any "occurrence" and settle any claim or "suit" that may result. But the amount we will pay for damages is limited as described in Section III. We waive any right of recovery against the person or organization shown in the Schedule because of payments we make under this Coverage Part, if the insured has agreed to the waiver of subrogation in writing before the loss.`

/**
 * The passage of a document that supports an answer, with the relevant words highlighted. A long quote shows the part around
 * the first of them and can be expanded.
 *
 * Use **MarkdownText** for the assistant's own text, **AttachmentList** for attached files.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to the expander |
 * | Enter, Space | Expands and collapses the quote |
 */
const meta = {
  title: 'Conversation/QuoteCard',
  component: QuoteCard,
  args: {
    document: 'General liability policy GL-4471-20993',
    page: 12,
    quote: exclusion,
    highlights: ['torch-applied roofing', 'fire watch'],
  },
} satisfies Meta<typeof QuoteCard>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** The page is a scan without readable text. */
export const Empty: Story = { args: { quote: null } }

/** Collapsed around relevant words far down in the quote. */
export const Folded: Story = { args: { quote: condition, highlights: ['waiver of subrogation'] } }

export const Crowded: Story = {
  args: {
    document: `Certificate_of_liability_insurance_${'Bayside_General_Contractors_'.repeat(4)}2026.pdf`,
    page: 1184,
    quote: `${condition}\n\n${'UnbreakablePolicyNumber'.repeat(8)}`,
    highlights: ['bodily injury', 'property damage', 'suit', 'insured', 'damages'],
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    document: 'وثيقة المسؤولية العامة',
    quote: 'لا يسري هذا التأمين على الأضرار الناجمة عن استخدام اللهب المكشوف في أعمال الأسقف.',
    highlights: ['اللهب المكشوف'],
  },
}
