import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { usd } from '../../formats/money.ts'
import { DescriptionItem } from '../DescriptionList/DescriptionItem.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Panel } from '../Panel/Panel.tsx'
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

export const Error_: Story = {
  name: 'Error',
  args: { errorMessage: 'The next certificates could not be loaded. The server cannot be reached.' },
}

export const AllShown: Story = {
  render: () => <LoadMore noun="certificates" shownCount={1240} totalCount={1240} />,
}

export const TotalUnknown: Story = { args: { totalCount: undefined } }

export const Crowded: Story = {
  args: {
    noun: 'certificates of insurance of contractors and their subcontractors in Massachusetts',
    shownCount: 99_950,
    totalCount: 100_000,
    errorMessage: 'The next certificates could not be loaded. '.repeat(4),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { noun: 'شهادات' } }

/** Loads more automatically near the end. */
export const Automatic: Story = { render: () => <Premiums /> }

function Premiums() {
  const [shownCount, setShownCount] = useState(20)
  const [isLoading, setIsLoading] = useState(false)
  const totalCount = 80

  function loadMore() {
    setIsLoading(true)
    setTimeout(() => {
      setShownCount((shown) => Math.min(totalCount, shown + 20))
      setIsLoading(false)
    }, 400)
  }

  return (
    <Panel title="Premiums by policy">
      <DescriptionList>
        {Array.from({ length: shownCount }, (_, index) => (
          <DescriptionItem key={index} label={`Policy GL-${1000 + index}`}>
            {usd(1250 + ((index * 733) % 9000))}
          </DescriptionItem>
        ))}
      </DescriptionList>
      <LoadMore
        noun="policies"
        shownCount={shownCount}
        totalCount={totalCount}
        isLoading={isLoading}
        isAutomatic
        onLoadMore={shownCount < totalCount ? loadMore : undefined}
      />
    </Panel>
  )
}
