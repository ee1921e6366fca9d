import type { Meta, StoryObj } from '@storybook/react-vite'
import { TypingIndicator } from './TypingIndicator.tsx'

/**
 * The other side is typing for an unknown time; screen readers announce it once.
 *
 * Use **StageProgress** for work with known stages, **Spinner** outside conversations.
 *
 * | Key | Does |
 * |---|---|
 * | – | Not focusable |
 */
const meta = { title: 'Conversation/TypingIndicator', component: TypingIndicator } satisfies Meta<
  typeof TypingIndicator
>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Person: Story = { args: { name: 'Dana Whitfield', label: 'Dana is writing...' } }

export const Crowded: Story = {
  args: {
    name: 'Bartholomew Vandersloot-Castellanos',
    label:
      'Bartholomew Vandersloot-Castellanos and three colleagues of Harborline Insurance Group are writing...',
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'جارٍ التفكير...' } }
