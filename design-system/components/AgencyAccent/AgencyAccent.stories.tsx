import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { AgencyAccent } from './AgencyAccent.tsx'
import * as styles from './AgencyAccent.stories.css.ts'

/**
 * An agency's own color, for the whole document or for its children. The hue is the agency's; the lightness is
 * computed for light, dark and high contrast so that buttons, links, focus rings and selections stay readable (WCAG AA, AAA
 * in high contrast) for any color. A test checks two thousand.
 *
 * A color is `#rrggbb`; any other value uses the product's color.
 *
 * Use **tones** for meaning: amber is waiting, green is done. An agency's color does not change them.
 */
const meta = {
  title: 'Theming/AgencyAccent',
  component: AgencyAccent,
  args: { color: '#7a1fa2', children: <Sample name="Harborline Insurance Group" color="#7a1fa2" /> },
} satisfies Meta<typeof AgencyAccent>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Resolve request' })
    await expect(getComputedStyle(button).getPropertyValue('--ds-color-accent')).toContain('light-dark(')
  },
}

/** An agency without its own color uses the product's. */
export const Empty: Story = {
  args: { color: undefined, children: <Sample name="Prairie Mutual Brokers" color="None chosen" /> },
}

const agencies = [
  { name: 'Harborline Insurance Group', color: '#00656e' },
  { name: 'Prairie Mutual Brokers', color: '#f2c200' },
  { name: 'Cedar & Stone Agency', color: '#1f7a3d' },
  { name: 'Northgate Risk Partners', color: '#1c1c1c' },
  { name: 'Summit Ridge Insurance', color: '#e4572e' },
  { name: 'Bluewater Coverage', color: '#2f6fed' },
  { name: 'Magnolia Underwriters', color: '#d81b7a' },
  { name: 'Foxglove Family Insurance', color: '#7a1fa2' },
  { name: 'Whitecap Marine Brokers', color: '#e8f4ff' },
  { name: 'Limelight Specialty Lines', color: '#9be300' },
]

export const TenAgencies: Story = {
  render: () => (
    <div className={styles.agencies}>
      {agencies.map(({ name, color }) => (
        <AgencyAccent key={name} color={color}>
          <Sample name={name} color={color} />
        </AgencyAccent>
      ))}
    </div>
  ),
}

function Sample({ name, color }: { name: string; color: string }) {
  return (
    <Panel title={name}>
      <Stack space="m">
        <Text size="small" tone="muted" isMono>
          {color}
        </Text>
        <Inline space="xs">
          <Button tone="primary">Resolve request</Button>
          <Button>Update request</Button>
        </Inline>
        <ProgressBar label="Policy check" value={62} />
        <Inline space="s">
          <Badge tone="accent">Suggested</Badge>
          <Badge tone="success">Closed</Badge>
          <Link href="/app/accounts/ac_1">Alder Ridge Roofing</Link>
        </Inline>
      </Stack>
    </Panel>
  )
}
