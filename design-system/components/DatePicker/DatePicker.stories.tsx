import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { DatePicker } from './DatePicker.tsx'

/**
 * A calendar day, typed or picked from a calendar. It has no time or time zone: `2026-11-20` in, `2026-11-20` out.
 *
 * Use **Select** for only a month or year, **TextField** for a free-form time.
 *
 * | Key | Does |
 * |---|---|
 * | Digits | Fill month, day and year in turn |
 * | ↑ ↓ | Increments, decrements the segment |
 * | ← → | Previous, next segment |
 * | Backspace | Clears the segment |
 * | Alt ↓ | Opens the calendar; there arrow keys move by day and week, Page Up and Page Down by month |
 */
const meta = {
  title: 'Controls/DatePicker',
  component: DatePicker,
  args: { label: 'Due date', name: 'dueAt' },
} satisfies Meta<typeof DatePicker>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ready: Story = { args: { defaultValue: '2026-11-24' } }

export const Required: Story = {
  args: { label: 'Effective date', name: 'inforceAt', defaultValue: '2026-11-24', isRequired: true },
}

export const Error_: Story = {
  name: 'Error',
  args: { defaultValue: '1926-11-24', errorMessage: 'The due date lies before the request.' },
}

export const Disabled: Story = { args: { defaultValue: '2026-11-24', isDisabled: true } }

export const ReadOnly: Story = { args: { defaultValue: '2026-11-24', isReadOnly: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { defaultValue: '2026-11-24' } }

export const Crowded: Story = {
  args: {
    label:
      'Retroactive date of the professional liability coverage of the excess policy above the scheduled ones',
    defaultValue: '2026-11-24',
    description: 'As in the declarations of the first policy that was written without a gap. '.repeat(3),
    isRequired: true,
  },
}

export const Opened: Story = {
  args: { defaultValue: '2026-11-24' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Calendar/ }))
    await screen.findByRole('grid')
  },
}
