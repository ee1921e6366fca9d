import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/**
 * Light, dark, high contrast or what the device says; kept in this browser. High contrast stands on white or on black, as the
 * device is, and comes by itself where the device asks for more contrast.
 *
 * Use **SegmentedControl** for any other choice of a few.
 *
 * | Key | Does |
 * |---|---|
 * | Arrows | Choose |
 */
const meta = {
  title: 'Controls/ThemeSwitch',
  component: ThemeSwitch,
} satisfies Meta<typeof ThemeSwitch>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
