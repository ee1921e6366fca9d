import type { Meta, StoryObj } from '@storybook/react-vite'
import { SparklesIcon } from '../../icons/icons.ts'
import { tones } from '../../theme/tones.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Badge } from './Badge.tsx'

/**
 * A status in one word: amber is waiting, green is done, blue is in progress, rose is an error, gray is neutral.
 *
 * Renders nothing without text: use `orDash(status)` in a **Text** for a
 * dash.
 *
 * Use `isPlain` for kinds ('Business', 'Suggested'), **Text** for anything longer than two words.
 */
const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Open', tone: 'warning' },
} satisfies Meta<typeof Badge>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Tones: Story = {
  render: () => (
    <Stack>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} isPlain>
            {tone}
          </Badge>
        ))}
      </Inline>
    </Stack>
  ),
}

export const Suggested: Story = { args: { tone: 'accent', icon: SparklesIcon, children: 'Suggested' } }

export const Crowded: Story = {
  args: { tone: 'info', children: 'Waiting for the wholesale broker of the excess layer to answer' },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'مفتوح' } }
