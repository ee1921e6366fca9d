import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadMore } from './LoadMore.tsx'

/**
 * The end of the loaded part of a long list: the total, and a button for more. Focus stays on the
 * button while results load and moves to the count with the last page.
 *
 * Use **Table** for many records in columns: it loads more on scroll.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | Moves to the button |
 * | Enter, Space | Loads more |
 */
const meta = {
  title: 'Data/LoadMore',
  component: LoadMore,
  args: { noun: 'certificates', shownCount: 50, totalCount: 1240, onLoadMore: () => undefined },
} satisfies Meta<typeof LoadMore>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { args: { isLoading: true } }

export const AllShown: Story = {
  render: () => <LoadMore noun="certificates" shownCount={1240} totalCount={1240} />,
}

export const TotalUnknown: Story = { args: { totalCount: undefined } }

export const Crowded: Story = {
  args: {
    noun: 'certificates of insurance of contractors and their subcontractors in Massachusetts',
    shownCount: 99_950,
    totalCount: 100_000,
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { noun: 'شهادات' } }
