import { useShortcuts } from '@coverdesk/contract'
import { Button, ClockIcon, Inline, SearchField, SegmentedControl } from '@coverdesk/design-system'
import { type ReactNode, useRef } from 'react'
import * as styles from './RequestFiltersBar.css.ts'
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
  const { filters, choose, type } = list
  const textField = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => textField.current?.focus() }, { '/': 'Filter the requests' })

  return (
    <Inline space="xs" align="center" wrap>
      <div className={styles.text}>
        <SearchField
          label="Filter service requests"
          placeholder={requestsWords.filter}
          value={filters.text}
          onChange={type}
          shortcut="/"
          inputRef={textField}
        />
      </div>
      <SegmentedControl
        label="Status"
        options={statusOptions}
        value={filters.status}
        onChange={(status) => choose({ status })}
      />
      {assigneeFilter}
      <Button
        icon={ClockIcon}
        aria-pressed={filters.isOverdue}
        onPress={() => choose({ isOverdue: !filters.isOverdue })}
      >
        Overdue
      </Button>
    </Inline>
  )
}
