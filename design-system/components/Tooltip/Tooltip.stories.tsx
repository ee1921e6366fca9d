import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tooltip } from './Tooltip.tsx'

/**
 * A short form with an explanation on hover, focus and tap.
 *
 * Use **Popover** for more than a line or anything clickable. Buttons have their own: the label of an **IconButton**, the
 * `disabledReason` of a **Button**. Put what everyone needs on the page.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Shows the explanation |
 * | Escape | Hides it |
 */
const meta = {
  title: 'Frames/Tooltip',
  component: Tooltip,
  args: { text: 'November 12, 2026 at 4:12 PM', children: '8 days ago' },
} satisfies Meta<typeof Tooltip>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Shown: Story = {
  play: async ({ userEvent }) => userEvent.tab(),
}

export const Crowded: Story = {
  ...Shown,
  args: {
    children: 'CG 20 10',
    text: 'Additional Insured: Owners, Lessees or Contractors, Scheduled Person or Organization',
  },
}

export const RightToLeft: Story = {
  ...Shown,
  globals: { direction: 'rtl' },
  args: { text: '12 نوفمبر 2026', children: 'قبل 8 أيام' },
}
