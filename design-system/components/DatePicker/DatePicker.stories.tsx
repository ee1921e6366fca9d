import type { Meta, StoryObj } from '@storybook/react-vite'
import { DatePicker } from './DatePicker.tsx'

/**
 * A calendar day, typed or picked from a month. It knows no time and no time zone: `2026-11-20` in, `2026-11-20` out.
 *
 * | Key | Does |
 * |---|---|
 * | Digits | Fill month, day and year one after the other |
 * | ↑ ↓ | One more, one less in the segment |
 * | ← → | Segment before, after |
 * | Backspace | Empties the segment |
 * | Alt ↓ | Opens the month; there arrows move by day and week, Page Up and Page Down by month |
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
