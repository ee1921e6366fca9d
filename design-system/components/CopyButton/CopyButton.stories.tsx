import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from './CopyButton.tsx'

/**
 * Copies text to the clipboard and says 'Copied' for 2 s after the last click (3 s on the error page). When the browser
 * refuses, or the page has no clipboard, it says 'Could not copy'.
 *
 * Use **Button** for changes, **Link** with `download` for a file.
 *
 * | Key | Does |
 * |---|---|
 * | Enter, Space | Copies |
 */
const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: 'GL-4471-20993' },
} satisfies Meta<typeof CopyButton>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Labelled: Story = { args: { label: 'Copy as plain text', size: 'medium' } }

export const Quiet: Story = { args: { tone: 'quiet' } }

export const Crowded: Story = {
  args: {
    label: 'Copy the whole trace for the support of the agency management system',
    text: 'at load\n'.repeat(10_000),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'نسخ' } }
