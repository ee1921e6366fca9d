import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { usdCompact } from '../../formats/money.ts'
import { Box } from '../Box/Box.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { LineChart } from './LineChart.tsx'

/**
 * Figures over time. Lines differ in dash pattern as well as color, the legend shows the latest figures or
 * those at the pointer, and all of them are in a table: for screen readers, in print, and on demand through the button. An unknown figure
 * breaks its line.
 *
 * Use **BarChart** for comparisons, **StatCard** for a single figure, **ErrorState** when
 * loading failed.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to the button |
 * | Enter, Space | Shows and hides the figures |
 */
const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: {
    label: 'Service requests by week',
    labelHeading: 'Week of',
    labels: [
      'Sep 7',
      'Sep 14',
      'Sep 21',
      'Sep 28',
      'Oct 5',
      'Oct 12',
      'Oct 19',
      'Oct 26',
      'Nov 2',
      'Nov 9',
      'Nov 16',
    ],
    series: [
      { name: 'Opened', values: [92, 104, 88, 121, 117, 96, 133, 128, 140, 118, 126] },
      { name: 'Resolved', values: [80, 97, 101, 99, 124, 108, 119, 131, 128, 137, 122] },
    ],
  },
  render: (args) => (
    <Box maxWidth="content">
      <Panel title="Service requests">
        <LineChart {...args} />
      </Panel>
    </Box>
  ),
} satisfies Meta<typeof LineChart>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** The same figures as text, for exact values. */
export const WithFigures: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Figures' }))
    await expect(canvas.getByRole('table', { name: 'Service requests by week' })).toBeVisible()
  },
}

export const OneLine: Story = {
  args: {
    label: 'Premium in force by week',
    series: [
      {
        name: 'Premium in force',
        values: [412, 418, 440, 431, 458, 470, 466, 482, 497, 512, 508].map((thousands) => thousands * 1000),
      },
    ],
    format: usdCompact,
  },
}

/** Figures of an unrecorded week are missing, not zero. */
export const Interrupted: Story = {
  args: {
    series: [
      { name: 'Opened', values: [92, 104, null, 121, 117, null, 133, null, 140, 118, 126] },
      {
        name: 'Resolved',
        tone: 'success',
        values: [80, 97, 101, null, null, null, 119, 131, 128, 137, null],
      },
    ],
  },
}

export const BelowZero: Story = {
  args: {
    label: 'Net new policies by week',
    series: [{ name: 'Net new policies', values: [12, 4, -8, -2, 17, 9, 3, -11, 0, 8, 14] }],
  },
}

export const OnePoint: Story = {
  args: { labels: ['Nov 16'], series: [{ name: 'Opened', values: [126] }] },
}

export const Loading: Story = { args: { isLoading: true } }

export const Empty: Story = { args: { labels: [], emptyText: 'No service request has come in yet' } }

export const Error_: Story = {
  name: 'Error',
  render: () => (
    <Panel title="Service requests">
      <ErrorState title="Service requests could not be loaded" onRetry={() => undefined} />
    </Panel>
  ),
}

export const Crowded: Story = {
  args: {
    labels: Array.from({ length: 120 }, (_, month) => `${(month % 12) + 1}/${2017 + Math.floor(month / 12)}`),
    series: [
      'General liability of contractors and their subcontractors in Massachusetts',
      'Workers compensation',
      'Commercial auto',
      'Umbrella',
      'Cyber',
    ].map((name, line) => ({
      name,
      values: Array.from(
        { length: 120 },
        (_, month) => 1_000_000 * (line + 1) + month * 21_000 + 400_000 * Math.sin((month + 3 * line) / 4),
      ),
    })),
    format: usdCompact,
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
