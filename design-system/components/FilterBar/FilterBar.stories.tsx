import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ClockIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Select } from '../Select/Select.tsx'
import { addressFilters, choiceFilter, flagFilter, textFilter } from './addressFilters.ts'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'
import { useFilters } from './useFilters.ts'

/**
 * Filters a list. `addressFilters` defines once what each URL parameter means (invalid ones are ignored),
 * and `useFilters` keeps the filters and the URL in sync: typing is debounced and replaces the
 * history entry, a selection adds one.
 *
 * ```tsx
 * const policyFilters = addressFilters({
 *   text: textFilter('q'),
 *   status: choiceFilter('status', ['active', 'expired', 'all']),
 * })
 * const list = useFilters(policyFilters, { search, path, go })
 * ```
 *
 * Use **SearchField** alone for filters that only the screen knows, **TabsNav** for different lists.
 *
 * | Key | Does |
 * | Tab | Moves to the text, then to each filter |
 * | Tab | Goes to the text, then to each choice |
 * | Escape | Clears the text |
 * | Arrow keys | Change the selection of a segmented control |
 * | Enter, Space | Toggles a button filter |
 */
const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: { label: 'Filter policies', text: '', onType: () => undefined },
  render: (args) => <Policies {...args} />,
} satisfies Meta<typeof FilterBar>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Filtered: Story = {
  args: { text: 'general liability' },
  render: (args) => <Policies {...args} at="?q=general+liability&status=expired&renewing=yes" />,
}

/** One click clears everything, and focus moves to the first filter. */
export const Reset: Story = {
  ...Filtered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset' }))
    const field = canvas.getByRole('searchbox', { name: 'Filter policies' })
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked()
  },
}

/** The users to choose from are loading; the other filters work. */
export const Loading: Story = { render: (args) => <Policies {...args} isLoading /> }

export const Crowded: Story = {
  render: (args) => (
    <Policies
      {...args}
      at="?q=Workers+compensation+of+the+general+contractor+of+1400+Commercial+Street&status=all"
      producers={['Everyone', 'Bartholomew Vandersloot-Castellanos of the Greater Portland office']}
    />
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => <Policies {...args} at="?q=سقف&renewing=yes" />,
}

const policyFilters = addressFilters({
  text: textFilter('q'),
  status: choiceFilter('status', ['active', 'expired', 'all']),
  isRenewing: flagFilter('renewing'),
})

type PoliciesProps = FilterBarProps & { at?: string; isLoading?: boolean; producers?: string[] }

function Policies({ at = '', isLoading = false, producers = ['Everyone', 'Mine'], ...props }: PoliciesProps) {
  const [search, setSearch] = useState(at)
  const { values, isFiltered, choose, type, clear } = useFilters(policyFilters, {
    search,
    path: '',
    go: setSearch,
  })
  return (
    <FilterBar
      {...props}
      text={values.text}
      onType={(text) => type({ text })}
      onClear={isFiltered ? clear : undefined}
    >
      <SegmentedControl
        label="Status"
        options={[
          { value: 'active', label: 'Active' },
          { value: 'expired', label: 'Expired' },
          { value: 'all', label: 'All' },
        ]}
        value={values.status}
        onChange={(status) => choose({ status })}
      />
      <Select
        label="Producer"
        isLabelHidden
        isDisabled={isLoading}
        defaultValue={producers.at(-1)}
        options={producers.map((name) => ({ value: name, label: name }))}
      />
      <Button
        icon={ClockIcon}
        aria-pressed={values.isRenewing}
        onPress={() => choose({ isRenewing: !values.isRenewing })}
      >
        Renewing
      </Button>
    </FilterBar>
  )
}
