import type { Meta, StoryObj } from '@storybook/react-vite'
import { usdCompact } from '../../formats/money.ts'
import { Box } from '../Box/Box.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { BarChart } from './BarChart.tsx'

/**
 * Compares figures by bar length. Every figure is beside its bar, and the chart is a table: nothing requires a
 * pointer, and print and screen readers get all of it.
 *
 * Use **LineChart** for changes over time, **StatCard** for a single figure, **ErrorState** when loading
 * failed.
 */
const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    label: 'Premium in force by line of business',
    labelHeading: 'Line of business',
    labels: [
      'General liability',
      'Workers compensation',
      'Commercial auto',
      'Commercial property',
      'Umbrella',
      'Cyber',
    ],
    series: [{ name: 'Premium', values: [1_284_118, 962_400, 731_250, 418_900, 96_500, 0] }],
    format: usdCompact,
  },
  render: (args) => (
    <Box maxWidth="content">
      <Panel title="Premium in force">
        <BarChart {...args} />
      </Panel>
    </Box>
  ),
} satisfies Meta<typeof BarChart>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** Two figures per label, with a legend. */
export const Grouped: Story = {
  args: {
    label: 'Premium by line of business, this year and last',
    series: [
      { name: '2026', values: [1_284_118, 962_400, 731_250, 418_900, 96_500, 12_000] },
      { name: '2025', tone: 'neutral', values: [1_102_000, 988_120, 604_300, 433_000, 71_250, null] },
    ],
  },
}

/** Negative values are on the other side of zero. */
export const GainsAndLosses: Story = {
  args: {
    label: 'Change of premium by line of business',
    series: [{ name: 'Change', values: [182_118, -25_720, 126_950, -14_100, 25_250, 12_000] }],
  },
}

export const Tones: Story = {
  args: {
    label: 'Service requests by age',
    labelHeading: 'Age',
    labels: ['Overdue', 'Due this week', 'Later'],
    series: [{ name: 'Requests', values: [12, 31, 84] }],
    tones: ['danger', 'warning', 'success'],
    format: String,
  },
}

export const Loading: Story = { args: { isLoading: true } }

export const Empty: Story = { args: { labels: [], emptyText: 'No policy is in force yet' } }

export const Error_: Story = {
  name: 'Error',
  render: () => (
    <Panel title="Premium in force">
      <ErrorState title="Premiums could not be loaded" onRetry={() => undefined} />
    </Panel>
  ),
}

export const Crowded: Story = {
  args: {
    labels: [
      "Owners', landlords' and tenants' general liability with waiver of subrogation",
      'PROFESSIONALLIABILITYOFARCHITECTSANDENGINEERS',
      ...Array.from({ length: 10 }, (_, index) => `Program ${index + 1}`),
    ],
    series: [
      {
        name: 'Premium',
        values: [
          9_284_118_420.55,
          0.01,
          ...Array.from({ length: 10 }, (_, index) => 4_000_000_000 / (index + 1)),
        ],
      },
    ],
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { labels: ['المسؤولية العامة', 'تعويض العمال', 'السيارات', 'الممتلكات', 'المظلة', 'السيبراني'] },
}
