import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge.tsx'
import { Link } from '../Link/Link.tsx'
import { FactLine } from './FactLine.tsx'

const facts = [
  <Badge key="state" tone="success">
    Active
  </Badge>,
  'Teresa Maldonado',
  <Link key="account" href="/app/accounts/ac_1/overview">
    Alder Ridge Roofing LLC
  </Link>,
  '$12,480.50',
  'Expires on Mar 1, 2027',
]

/**
 * Short facts in a line separated by dots, as below a record's title.
 *
 * Use **DescriptionList** for facts that need a label, **Inline** for controls.
 */
const meta = {
  title: 'Layout/FactLine',
  component: FactLine,
  args: { children: facts },
} satisfies Meta<typeof FactLine>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const One: Story = { args: { children: 'Created on Mar 2, 2025' } }

/** No line begins or ends with a dot. */
export const Crowded: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '17rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = { ...Crowded, globals: { direction: 'rtl' } }
