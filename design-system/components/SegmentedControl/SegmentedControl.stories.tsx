import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SegmentedControl } from './SegmentedControl.tsx'

/**
 * One of two to five options that change what the screen shows. Native radios, so screen readers see a radio group.
 *
 * Use **TabsNav** when each option has its own URL path, **Select** for more options.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Focuses the selected option |
 * | Arrows | Select the next or previous option |
 */
const meta = {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Status',
    value: 'OPEN',
    onChange: () => undefined,
    options: [
      { value: 'OPEN', label: 'Open' },
      { value: 'CLOSED', label: 'Closed' },
      { value: 'ALL', label: 'All' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  render: function ReadyControl(args) {
    const [value, setValue] = useState(args.value)
    return <SegmentedControl {...args} value={value} onChange={setValue} />
  },
}

export const WithCounts: Story = {
  ...Ready,
  args: {
    options: [
      { value: 'OPEN', label: 'Open', count: 128 },
      { value: 'CLOSED', label: 'Closed', count: 2714 },
      { value: 'ALL', label: 'All', count: 2842 },
    ],
  },
}

export const Crowded: Story = {
  ...Ready,
  args: {
    options: [
      { value: 'OPEN', label: 'Waiting for the wholesale broker', count: 128_391 },
      { value: 'CLOSED', label: 'Waiting for the policyholder', count: 2_714_112 },
      { value: 'ALL', label: 'Waiting for the underwriter of the carrier', count: 2_842_503 },
      { value: 'MINE', label: 'Waiting for nobody', count: 0 },
    ],
  },
}

export const RightToLeft: Story = {
  ...Ready,
  globals: { direction: 'rtl' },
  args: {
    options: [
      { value: 'OPEN', label: 'مفتوح', count: 128 },
      { value: 'CLOSED', label: 'مغلق', count: 2714 },
    ],
  },
}
