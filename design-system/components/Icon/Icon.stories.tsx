import type { Meta, StoryObj } from '@storybook/react-vite'
import * as caraIcons from '../../icons/caraIcons.ts'
import * as icons from '../../icons/icons.ts'
import { Box } from '../Box/Box.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Icon } from './Icon.tsx'

/**
 * A curated set of icons. An icon supports the text and never carries meaning alone.
 *
 * Use **IconButton** for a clickable icon, **Avatar** for a person.
 *
 * Add missing icons to `icons/icons.ts`, or to `icons/caraIcons.ts` if only Cara's screens have them, so that each concept has one icon.
 */
const meta = {
  title: 'Layout and text/Icon',
  component: Icon,
  args: { icon: icons.HouseIcon },
} satisfies Meta<typeof Icon>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Icon {...args} size="small" />
      <Icon {...args} />
      <Icon {...args} size="large" />
    </Inline>
  ),
}

export const WholeSet: Story = {
  render: () => (
    <Inline space="m">
      {Object.entries({ ...icons, ...caraIcons }).map(([name, icon]) => (
        <Box key={name} padding="xs">
          <Stack space="xxs" align="center">
            <Icon icon={icon} size="large" />
            <Text size="caption" tone="muted">
              {name}
            </Text>
          </Stack>
        </Box>
      ))}
    </Inline>
  ),
}
