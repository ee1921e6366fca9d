import type { Meta, StoryObj } from '@storybook/react-vite'
import { mediumDate } from '../../formats/dates.ts'
import { usd } from '../../formats/money.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Link } from '../Link/Link.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { PanelSkeleton } from '../Skeleton/PanelSkeleton.tsx'
import { DescriptionItem } from './DescriptionItem.tsx'
import { DescriptionList } from './DescriptionList.tsx'

/**
 * One record's details, term by term; a missing value shows a dash. On phones terms are above their values.
 *
 * Use **Table** for many records of one kind, **StatCard** for one key figure, **ErrorState** when
 * loading failed.
 */
const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: { children: null },
} satisfies Meta<typeof DescriptionList>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  render: () => (
    <Panel title="Add additional insured">
      <DescriptionList>
        <DescriptionItem label="Client">Blue Harbor Roofing, LLC</DescriptionItem>
        <DescriptionItem label="Email">
          <Link href="mailto:office@blueharbor.example">office@blueharbor.example</Link>
        </DescriptionItem>
        <DescriptionItem label="Policy">General Liability · Granite State Mutual</DescriptionItem>
        <DescriptionItem label="Status">
          <Badge tone="warning">Open</Badge>
        </DescriptionItem>
        <DescriptionItem label="Premium">{usd(18420)}</DescriptionItem>
        <DescriptionItem label="Expires on">{mediumDate('2027-03-01T12:00:00Z')}</DescriptionItem>
        <DescriptionItem label="Broker">{null}</DescriptionItem>
      </DescriptionList>
    </Panel>
  ),
}

export const Loading: Story = { render: () => <PanelSkeleton rows={7} /> }

/** No values yet: the terms remain, to show what is missing. */
export const Empty: Story = {
  render: () => (
    <Panel title="Contact">
      <DescriptionList>
        <DescriptionItem label="Email" />
        <DescriptionItem label="Phone">{''}</DescriptionItem>
        <DescriptionItem label="Address">{null}</DescriptionItem>
      </DescriptionList>
    </Panel>
  ),
}

export const RightToLeft: Story = { ...Ready, globals: { direction: 'rtl' } }

export const Crowded: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem label="Additional insured's relationship to the named insured">
        General contractor of the project at 1400 Commercial Street, whose written agreement requires primary
        and non-contributory coverage with a waiver of subrogation for ongoing and completed operations
      </DescriptionItem>
      <DescriptionItem label="Reference">
        WC0042-2026-AMENDED-ENDORSEMENT-00000000000000000000000000000000000000000001
      </DescriptionItem>
      <DescriptionItem label="Details">المقاول العام يطلب شهادة تأمين قبل بدء العمل</DescriptionItem>
    </DescriptionList>
  ),
}
