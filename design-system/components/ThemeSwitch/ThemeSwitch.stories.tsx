import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/**
 * Light, dark, high contrast or the system setting; saved in this browser. High contrast is white or black, following the
 * device, and is used automatically when the device asks for more contrast.
 *
 * Use **SegmentedControl** for any other choice of a few.
 *
 * | Key | Does |
 * |---|---|
 * | Arrows | Select |
 */
const meta = {
  title: 'Controls/ThemeSwitch',
  component: ThemeSwitch,
} satisfies Meta<typeof ThemeSwitch>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
