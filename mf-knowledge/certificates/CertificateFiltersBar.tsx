import { useShortcuts } from '@coverdesk/contract'
import { FilterBar } from '@coverdesk/design-system'
import { useRef } from 'react'
import type { useCertificateFilters } from './useCertificateFilters.ts'

/** Filters certificates by holder or number. */
export function CertificateFiltersBar({ list }: { list: ReturnType<typeof useCertificateFilters> }) {
  const { values, isFiltered, type, clear } = list
  const textField = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => textField.current?.focus() }, { '/': 'Filter the certificates' })
  return (
    <FilterBar
      label="Filter certificates"
      placeholder="Start typing to filter..."
      text={values.text}
      onType={(text) => type({ text })}
      onClear={isFiltered ? clear : undefined}
      shortcut="/"
      inputRef={textField}
    />
  )
}
