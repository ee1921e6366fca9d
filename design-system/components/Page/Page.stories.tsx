import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Page } from './Page.tsx'

/**
 * The frame of a page's content: width, padding and the 0.1 s fade.
 */
const meta = {
  title: 'Frames/Page',
  component: Page,
  args: { children: null },
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  render: (args) => (
    <Page {...args}>
      <PageHeader title="Styles" subtitle="Create predefined document styles for Cara to generate" />
      <Panel title="Classic Professional">Serif headings, wide margins.</Panel>
    </Page>
  ),
}
