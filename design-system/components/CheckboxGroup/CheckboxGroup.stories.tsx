import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxGroup } from './CheckboxGroup.tsx'

/**
 * Any of a few options of one kind.
 *
 * Use **RadioGroup** to choose only one, **Checkbox** for a single option.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Next checkbox |
 * | Space | Checks and unchecks |
 */
const meta = {
  title: 'Controls/CheckboxGroup',
  component: CheckboxGroup<string>,
  args: {
    label: 'Lines of business',
    name: 'linesOfBusiness',
    options: [
      { value: 'GENERAL_LIABILITY', label: 'General Liability' },
      { value: 'COMMERCIAL_AUTO', label: 'Auto' },
      {
        value: 'WORKERS_COMPENSATION',
        label: 'Workers Compensation',
        description: 'Statutory limits apply.',
      },
    ],
  },
} satisfies Meta<typeof CheckboxGroup<string>>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Ready: Story = { args: { defaultValue: ['GENERAL_LIABILITY', 'COMMERCIAL_AUTO'] } }

export const Error_: Story = {
  name: 'Error',
  args: { errorMessage: 'Choose at least one line of business.' },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['COMMERCIAL_AUTO'] } }

export const Crowded: Story = {
  args: {
    options: Array.from({ length: 20 }, (_, at) => ({
      value: String(at),
      label: `Scheduled location ${at + 1}, 4${at}00 Old Harbor Turnpike, Greater Portland Metropolitan Area`,
    })),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'أنواع التأمين' } }
