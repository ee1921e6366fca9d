import type { Meta, StoryObj } from '@storybook/react-vite'
import { Combobox } from './Combobox.tsx'

/**
 * Selects one of many options by typing part of its label, value or description. The list opens once it has at most
 * `maxOptions` matches or the query has at least `minQueryLength` letters, and never shows more than `maxOptions`.
 *
 * Use **Select** for a few fixed options, **SegmentedControl** for two or three that should all be visible.
 *
 * | Key | Does |
 * |---|---|
 * | Letters | Filter the list |
 * | ↓ ↑ | Opens the list; next, previous option |
 * | Enter | Selects the option |
 * | Escape | Closes the list and discards what was typed |
 */
const meta = {
  title: 'Controls/Combobox',
  component: Combobox,
  args: {
    label: 'Assignee',
    name: 'assigneeId',
    options: [
      { label: 'Dana Whitfield', value: 'au_1', description: 'dana.whitfield@harborline.example' },
      { label: 'Marcus Oyelaran', value: 'au_2', description: 'marcus@harborline.example' },
      { label: 'Priya Raman', value: 'au_3', badgeText: 'Suggested' },
    ],
  },
} satisfies Meta<typeof Combobox>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Nobody yet' } }

export const Ready: Story = { args: { defaultValue: 'au_1' } }

export const Error_: Story = {
  name: 'Error',
  args: { defaultValue: 'au_3', errorMessage: 'Priya Raman left the agency.' },
}

export const Disabled: Story = { args: { defaultValue: 'au_1', isDisabled: true } }

export const ReadOnly: Story = { args: { defaultValue: 'au_1', isReadOnly: true } }

export const OpensAtOnce: Story = { args: { minQueryLength: 0 } }

export const Crowded: Story = {
  args: {
    label: 'Industry',
    minQueryLength: 0,
    maxOptions: 1000,
    description: 'By its title or its NAICS code.',
    options: Array.from({ length: 1_057 }, (_, index) => ({
      label: `Roofing Contractors and Related Trades ${index + 1}`,
      value: String(100_000 + index),
      description: 'Establishments primarily engaged in roofing, including repair and maintenance work',
    })),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { defaultValue: 'au_1' } }
