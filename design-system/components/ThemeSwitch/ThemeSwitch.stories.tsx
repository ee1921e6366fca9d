import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/**
 * Light, dark or what the device says; kept in this browser.
 *
 * | Key | Does |
 * |---|---|
 * | Arrows | Choose |
 */
const meta = {
  component: ThemeSwitch,
} satisfies Meta<typeof ThemeSwitch>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
