import { useShortcuts } from '@coverdesk/contract'
import { FilterBar, SegmentedControl } from '@coverdesk/design-system'
import { useRef } from 'react'
import type { AccountTypeFilter } from './accountFilters.ts'
import { accountsWords } from './accountsWords.ts'
import type { useAccountFilters } from './useAccountFilters.ts'

const typeOptions: { value: AccountTypeFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'business', label: 'Business' },
  { value: 'individual', label: 'Individual' },
]

/** What narrows the list down; every choice is part of the address. */
export function AccountFiltersBar({ list }: { list: ReturnType<typeof useAccountFilters> }) {
  const { values, isFiltered, choose, type, clear } = list
  const textField = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => textField.current?.focus() }, { '/': 'Filter the accounts' })

  return (
    <FilterBar
      label="Filter accounts"
      placeholder={accountsWords.filter}
      text={values.text}
      onType={(text) => type({ text })}
      onClear={isFiltered ? clear : undefined}
      shortcut="/"
      inputRef={textField}
    >
      <SegmentedControl
        label="Type"
        options={typeOptions}
        value={values.type}
        onChange={(chosen) => choose({ type: chosen })}
      />
    </FilterBar>
  )
}
