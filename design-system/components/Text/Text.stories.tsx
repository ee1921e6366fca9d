import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../Box/Box.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from './Text.tsx'

/**
 * Running text in four sizes; use a tone only for meaning. `hasLineBreaks` keeps the line breaks of user-written text and its own direction.
 */
const meta = {
  title: 'Layout and text/Text',
  component: Text,
  args: { children: 'The certificate holder asks for a waiver of subrogation.' },
} satisfies Meta<typeof Text>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <Stack space="xs">
      {(['lead', 'body', 'small', 'caption'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: (args) => (
    <Stack space="xs">
      {(['default', 'muted', 'subtle', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}

export const Crowded: Story = {
  render: (args) => (
    <Box maxWidth="menu">
      <Text {...args} truncate />
    </Box>
  ),
}

export const RightToLeft: Story = {
  args: { as: 'p', hasLineBreaks: true, children: 'المؤمَّن له يطلب شهادة تأمين\nقبل نهاية الأسبوع' },
}
