import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'

/**
 * In running text, through the app's router; `isExternal` opens a new tab.
 *
 * Use **ButtonLink** for the main action, **TabsNav** for a record's sub-pages.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Focuses |
 * | Enter | Follows |
 */
const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/app/policies/bp_1', children: 'General Liability' },
} satisfies Meta<typeof Link>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  render: (args) => (
    <Text as="p">
      The certificate names the policy <Link {...args} /> of Granite State Mutual.
    </Text>
  ),
}

export const Quiet: Story = { ...Ready, args: { tone: 'quiet' } }

export const Crowded: Story = {
  args: {
    children:
      'https://harborline.example/app/policies/bp_01jd8k2m4n6p8q0r2s4t6v8w0x/overview?from=certificates',
  },
}

export const RightToLeft: Story = {
  ...Ready,
  globals: { direction: 'rtl' },
  args: { children: 'المسؤولية العامة' },
}
