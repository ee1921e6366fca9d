import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionItem } from '../DescriptionList/DescriptionItem.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { RecordLayout } from './RecordLayout.tsx'

/**
 * The page of one record: a request, an account, a policy.
 *
 * Use **Page** around it, **Panel** for its parts.
 */
const meta = {
  title: 'Frames/RecordLayout',
  component: RecordLayout,
  args: { aside: null, children: null },
} satisfies Meta<typeof RecordLayout>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: {
    children: <Panel title="Create Certificate">Summit Builders needs a certificate before Monday.</Panel>,
    aside: (
      <Panel title="Facts">
        <DescriptionList>
          <DescriptionItem label="Client">Rosa Delgado</DescriptionItem>
          <DescriptionItem label="Account">Alder Ridge Roofing LLC</DescriptionItem>
        </DescriptionList>
      </Panel>
    ),
  },
}
