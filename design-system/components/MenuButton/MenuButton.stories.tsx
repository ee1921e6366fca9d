import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import {
  EllipsisIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  PencilIcon,
  SparklesIcon,
  SunIcon,
  TrashIcon,
} from '../../icons/icons.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Text } from '../Text/Text.tsx'
import { MenuButton } from './MenuButton.tsx'

/**
 * A button that opens a menu of actions, links or options. Disabled items say why.
 *
 * Use **Button** for the one or two main actions, **Select** or **SegmentedControl** to select a value in a
 * form, **TabsNav** to switch between views.
 *
 * | Key | Does |
 * |---|---|
 * | Enter, Space, ↓ | Opens at the first item |
 * | ↑ | Opens at the last item; inside, the previous item |
 * | ↓ | The next item |
 * | A letter | The next item that starts with it |
 * | Escape | Closes and returns focus to the button |
 */
const meta = {
  title: 'Actions/MenuButton',
  component: MenuButton,
  args: {
    label: 'More',
    items: [
      { id: 'copilot', label: 'Open in Copilot', icon: SparklesIcon, href: '#copilot' },
      { id: 'update', label: 'Update request', icon: PencilIcon, onAction: () => undefined },
      'separator',
      { id: 'delete', label: 'Delete', icon: TrashIcon, tone: 'danger', onAction: () => undefined },
    ],
  },
} satisfies Meta<typeof MenuButton>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const IconOnly: Story = { args: { isIconOnly: true, icon: EllipsisIcon } }

export const WithReason: Story = {
  args: {
    items: [
      {
        id: 'resolve',
        label: 'Resolve',
        onAction: () => undefined,
        isDisabled: true,
        disabledReason: 'Resolved by Dana Whitfield',
      },
      { id: 'copilot', label: 'Open in Copilot', href: '#copilot' },
    ],
  },
}

export const UserMenu: Story = {
  args: {
    label: 'Dana Whitfield',
    tone: 'quiet',
    children: <Avatar name="Dana Whitfield" size="small" />,
    header: (
      <>
        <Text as="div" weight="medium">
          Dana Whitfield
        </Text>
        <Text as="div" tone="muted" size="small">
          Harborline Insurance Group
        </Text>
      </>
    ),
    items: [
      {
        id: 'theme',
        label: 'Theme',
        selectedId: 'system',
        onSelect: () => undefined,
        options: [
          { id: 'light', label: 'Light', icon: SunIcon },
          { id: 'dark', label: 'Dark', icon: MoonIcon },
          { id: 'system', label: 'System', icon: MonitorIcon },
        ],
      },
      'separator',
      { id: 'sign-out', label: 'Sign out', icon: LogOutIcon, onAction: () => undefined },
    ],
  },
}

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('menu')
  },
}

export const Crowded: Story = {
  ...Opened,
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `Certificate holder ${index + 1}, Greater Portland Metropolitan Transit District`,
      onAction: () => undefined,
    })),
  },
}

export const RightToLeft: Story = {
  ...Opened,
  globals: { direction: 'rtl' },
  args: {
    label: 'المزيد',
    items: [
      { id: 'update', label: 'تحديث الطلب', icon: PencilIcon, onAction: () => undefined },
      { id: 'delete', label: 'حذف', icon: TrashIcon, tone: 'danger', onAction: () => undefined },
    ],
  },
}
