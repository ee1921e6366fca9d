import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from './ErrorState.tsx'

/**
 * A part of the screen that failed; the rest keeps working. Announced immediately.
 *
 * Use **ErrorPage** when the whole page failed, a field error for something the user can correct.
 *
 * | Enter, Space | Retries |
 * |---|---|
 * | Enter, Space | Tries again |
 */
const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { onRetry: () => undefined },
} satisfies Meta<typeof ErrorState>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: {
    title: 'Servicing could not be loaded',
    description: 'The rest of Coverdesk works. Try again in a moment.',
  },
}

export const Loading: Story = { args: { isRetrying: true } }

export const Crowded: Story = {
  args: {
    title:
      'The policies of Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated could not be loaded',
    description: 'The rest of Coverdesk works. Try again in a moment. '.repeat(6),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'تعذر التحميل', description: 'حاول مرة أخرى بعد لحظة.' },
}
