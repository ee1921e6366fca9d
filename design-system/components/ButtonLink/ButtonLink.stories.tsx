import type { Meta, StoryObj } from '@storybook/react-vite'
import { DownloadIcon, ExternalLinkIcon, PlusIcon } from '../../icons/icons.ts'
import { Inline } from '../Inline/Inline.tsx'
import { ButtonLink } from './ButtonLink.tsx'

/**
 * A link styled as a button; uses the app's router, so Ctrl and middle click open a new tab.
 *
 * Use **Button** for actions, **Link** in running text.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Focuses |
 * | Enter | Follows |
 */
const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '/app/accounts/new', children: 'Create account' },
} satisfies Meta<typeof ButtonLink>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Tones: Story = {
  render: (args) => (
    <Inline>
      <ButtonLink {...args} />
      <ButtonLink {...args} tone="primary" icon={PlusIcon} />
      <ButtonLink {...args} tone="quiet" size="small" />
      <ButtonLink href="/files/fi_1/declarations.pdf" download="Declarations.pdf" icon={DownloadIcon}>
        Download declarations
      </ButtonLink>
      <ButtonLink href="https://example.com/" isExternal iconAfter={ExternalLinkIcon}>
        Book a demo
      </ButtonLink>
    </Inline>
  ),
}

export const Crowded: Story = {
  args: {
    icon: PlusIcon,
    children:
      'Create an account for Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { icon: PlusIcon, children: 'إنشاء حساب' },
}
