import type { Meta, StoryObj } from '@storybook/react-vite'
import { usd } from '../../formats/money.ts'
import { Inline } from '../Inline/Inline.tsx'
import { StatCard } from './StatCard.tsx'

/**
 * One key figure, its change, and a link to its records.
 *
 * Use **DescriptionList** for one record's values, **Badge** for a status.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to the label's link |
 * | Enter | Opens the records behind the figure |
 */
const meta = {
  title: 'Data/StatCard',
  component: StatCard,
  args: {
    label: 'Overdue requests',
    figure: '12',
    change: '4 more than last week',
    tone: 'danger',
    href: '/app/servicing',
  },
} satisfies Meta<typeof StatCard>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { args: { isLoading: true } }

export const Empty: Story = { args: { figure: null, change: undefined } }

/** A failed count shows a dash and says so; the rest of the page keeps working. */
export const Error_: Story = {
  name: 'Error',
  args: { figure: null, change: 'Could not be counted', tone: 'warning' },
}

/** Side by side, as on a home page. */
export const Several: Story = {
  render: () => (
    <Inline space="m" align="stretch">
      <StatCard
        label="Open requests"
        figure="128"
        change="4 more than last week"
        tone="warning"
        href="/app"
      />
      <StatCard
        label="Premium in force"
        figure={usd(3_493_168)}
        change="$182,118 more than last year"
        tone="success"
      />
      <StatCard label="Policies" figure="1,204" />
    </Inline>
  ),
}

export const Crowded: Story = {
  args: {
    label: 'Premium in force of commercial general liability policies of contractors in Massachusetts',
    figure: usd(1_284_118_420.5),
    change: '$18,420.00 less than on the same day of the year before, after three cancellations',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الطلبات المتأخرة', change: 'أربعة أكثر من الأسبوع الماضي' },
}
