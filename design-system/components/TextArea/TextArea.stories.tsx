import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea.tsx'

/**
 * Several lines of text. `isAutoGrowing` grows from 120 to 600 px, then scrolls.
 *
 * Use **TextField** for one line.
 *
 * | Key | Does |
 * |---|---|
 * | Ctrl+Enter, ⌘ Enter | Submits the form, with `isSubmittedByKey` |
 */
const meta = {
  title: 'Controls/TextArea',
  component: TextArea,
  args: { label: 'Notes', name: 'notes', description: 'Not visible to the client' },
} satisfies Meta<typeof TextArea>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ready: Story = {
  args: {
    defaultValue: 'Certificate issued and sent to the general contractor.\nWaiver of subrogation endorsed.',
  },
}

export const AutoGrowing: Story = {
  args: { isAutoGrowing: true, defaultValue: 'Called the insured.\n'.repeat(14) },
}

export const Error_: Story = {
  name: 'Error',
  args: { errorMessage: 'Notes can have at most 4,000 characters.' },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Sent on November 3.' } }

export const Crowded: Story = {
  args: {
    label:
      'Description of operations, locations, vehicles and special items, as it stands on the certificate',
    description:
      'The holder of the certificate and every additional insured read this as it stands here. '.repeat(3),
    defaultValue: 'https://harborline.example/'.repeat(12) + '\nCalled the insured.\n'.repeat(200),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'ملاحظات', description: 'غير مرئية للعميل', defaultValue: 'صدرت الشهادة وأُرسلت.' },
}
