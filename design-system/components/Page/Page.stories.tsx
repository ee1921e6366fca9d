import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Page } from './Page.tsx'

/**
 * The frame of a page's content: width, padding and a 0.1 s fade-in.
 *
 * Use **Panel** for a surface on it, **AppFrame** around it.
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

export const Crowded: Story = {
  render: (args) => (
    <Page {...args}>
      <PageHeader
        title="Blue Harbor Roofing and Sheet Metal Contractors of Greater Portland, Incorporated"
        subtitle="4,311 certificates"
      />
      {Array.from({ length: 12 }, (_, index) => (
        <Panel key={index} title={`Certificate ${index + 1}`}>
          Pine Street Condominiums
        </Panel>
      ))}
    </Page>
  ),
}

export const RightToLeft: Story = { ...Ready, globals: { direction: 'rtl' } }
