import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { ListFilterIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Popover } from './Popover.tsx'

/**
 * A button that opens a small panel beside it: a few settings, some details.
 *
 * Use **MenuButton** for actions, **Dialog** for a task, **Tooltip** for one line.
 *
 * | Key | Does |
 * |---|---|
 * | Enter, Space | Opens |
 * | Tab | Next control inside |
 * | Escape | Closes and returns focus to the button |
 */
const meta = {
  title: 'Frames/Popover',
  component: Popover,
  args: {
    label: 'Filters',
    icon: ListFilterIcon,
    children: <Text as="p">Open requests of everybody, the oldest first.</Text>,
  },
} satisfies Meta<typeof Popover>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const ClosesItself: Story = {
  args: {
    children: (close) => (
      <Stack space="s">
        <Text as="p">Open requests of everybody, the oldest first.</Text>
        <Button size="small" onPress={close}>
          Done
        </Button>
      </Stack>
    ),
  },
}

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
  },
}

export const Crowded: Story = {
  ...Opened,
  args: { children: <Text as="p">{'Open requests of everybody, the oldest first. '.repeat(60)}</Text> },
}

export const RightToLeft: Story = {
  ...Opened,
  globals: { direction: 'rtl' },
  args: { label: 'المرشحات', children: <Text as="p">الطلبات المفتوحة، الأقدم أولًا.</Text> },
}
