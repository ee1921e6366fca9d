import { useShortcuts } from '@coverdesk/contract'
import { Button, ClockIcon, FilterBar, SegmentedControl } from '@coverdesk/design-system'
import { type ReactNode, useRef } from 'react'
import type { RequestStatusFilter } from './requestFilters.ts'
import { requestsWords } from './requestsWords.ts'
import type { useRequestFilters } from './useRequestFilters.ts'

const statusOptions: { value: RequestStatusFilter; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
]

export interface RequestFiltersBarProps {
  list: ReturnType<typeof useRequestFilters>
  assigneeFilter: ReactNode
}

/** What narrows the list down; every choice is part of the address. */
export function RequestFiltersBar({ list, assigneeFilter }: RequestFiltersBarProps) {
  const { values, isFiltered, choose, type, clear } = list
  const textField = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => textField.current?.focus() }, { '/': 'Filter the requests' })

  return (
    <FilterBar
      label="Filter service requests"
      placeholder={requestsWords.filter}
      text={values.text}
      onType={(text) => type({ text })}
      onClear={isFiltered ? clear : undefined}
      shortcut="/"
      inputRef={textField}
    >
      <SegmentedControl
        label="Status"
        options={statusOptions}
        value={values.status}
        onChange={(status) => choose({ status })}
      />
      {assigneeFilter}
      <Button
        icon={ClockIcon}
        aria-pressed={values.isOverdue}
        onPress={() => choose({ isOverdue: !values.isOverdue })}
      >
        Overdue
      </Button>
    </FilterBar>
  )
}
