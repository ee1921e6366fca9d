import type { Meta, StoryObj } from '@storybook/react-vite'
import { SparklesIcon } from '../../icons/icons.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Avatar } from './Avatar.tsx'

/**
 * A person's initials beside their name, which is what screen readers announce.
 *
 * Use **Icon** inside a TimelineItem for actions.
 */
const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Dana Whitfield' },
} satisfies Meta<typeof Avatar>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
    </Inline>
  ),
}

export const Empty: Story = { args: { name: null } }

export const Assistant: Story = { args: { name: 'Cara', icon: SparklesIcon } }

export const Crowded: Story = {
  render: () => (
    <Inline>
      {people.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
}

const people = [
  'Dana Whitfield',
  'Priya Raman',
  'Marcus Oyelaran',
  'Tomás Herrera',
  'Ingrid Solberg',
  'Wei-Lin Chen',
  'Abigail Featherstonehaugh-Montgomery',
  'محمد علي',
]

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { name: 'محمد علي' } }
