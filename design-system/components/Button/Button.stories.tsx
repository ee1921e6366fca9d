import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDownIcon, DownloadIcon, PlusIcon } from '../../icons/icons.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Button } from './Button.tsx'

/**
 * Runs an action on this screen. One `primary` per screen; `danger` for irreversible actions; `quiet` in dense places.
 *
 * Use **ButtonLink** to navigate, **IconButton** for universally known icons, **MenuButton** for several actions.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Focuses the button, even when it is disabled with a reason |
 * | Enter, Space | Presses |
 * | Escape | Hides the reason |
 */
const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Resolve request' },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['medium', 'small'] as const).map((size) => (
        <Inline key={size}>
          <Button {...args} size={size} />
          <Button {...args} size={size} tone="primary" />
          <Button {...args} size={size} tone="danger">
            Delete document
          </Button>
          <Button {...args} size={size} tone="quiet">
            Cancel
          </Button>
          <Button {...args} size={size} icon={PlusIcon}>
            Add comment
          </Button>
          <Button {...args} size={size} iconAfter={ChevronDownIcon}>
            More
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
}

export const Loading: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} isLoading />
      <Button {...args} isLoading tone="primary" icon={DownloadIcon} />
      <Button {...args} isLoading tone="danger" />
      <Button {...args} isLoading tone="quiet" />
    </Inline>
  ),
}

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} isDisabled />
      <Button {...args} isDisabled tone="primary" />
      <Button {...args} isDisabled disabledReason="Dana Whitfield resolved this request on November 3.">
        Resolved
      </Button>
      <Button {...args} isDisabled tone="quiet" />
    </Inline>
  ),
}

export const Crowded: Story = {
  args: {
    icon: PlusIcon,
    children:
      'Add Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland as additional insured to every policy',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { icon: PlusIcon, children: 'إضافة تعليق' },
}
