import { linesOfBusiness, useShortcuts } from '@coverdesk/contract'
import { FilterBar, Select, type SelectOption } from '@coverdesk/design-system'
import { type ReactNode, useRef } from 'react'
import { policiesWords } from './policiesWords.ts'
import { lineWord, type StateFilter, stateFilters } from './policyFilters.ts'
import * as styles from './PolicyFiltersBar.css.ts'
import type { usePolicyFilters } from './usePolicyFilters.ts'

const stateLabels: Record<StateFilter, string> = {
  all: 'Any status',
  pending: 'Pending',
  submitted: 'Submitted',
  binding: 'Binding',
  inforce: 'Active',
  expired: 'Expired',
  canceled: 'Canceled',
  unknown: 'Unknown',
}

const stateOptions: SelectOption[] = stateFilters.map((value) => ({ value, label: stateLabels[value] }))

const lineOptions: SelectOption[] = [
  { value: 'all', label: 'Any type' },
  ...linesOfBusiness.map(({ value, label }) => ({ value: lineWord(value), label })),
]

export interface PolicyFiltersBarProps {
  list: ReturnType<typeof usePolicyFilters>
  expirationFilter: ReactNode
}

/** What narrows the list down; every choice is part of the address. */
export function PolicyFiltersBar({ list, expirationFilter }: PolicyFiltersBarProps) {
  const { values, isFiltered, choose, type, clear } = list
  const textField = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => textField.current?.focus() }, { '/': 'Filter the policies' })

  return (
    <FilterBar
      label="Filter policies"
      placeholder={policiesWords.filter}
      text={values.text}
      onType={(text) => type({ text })}
      onClear={isFiltered ? clear : undefined}
      shortcut="/"
      inputRef={textField}
    >
      {expirationFilter}
      <Select
        label="Status"
        isLabelHidden
        options={stateOptions}
        value={values.state}
        onChange={(chosen) => {
          const state = stateFilters.find((known) => known === chosen)
          if (state) choose({ state })
        }}
      />
      <div className={styles.line}>
        <Select
          label="Type"
          isLabelHidden
          options={lineOptions}
          value={values.line}
          onChange={(line) => choose({ line })}
        />
      </div>
    </FilterBar>
  )
}
