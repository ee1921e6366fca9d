import { useState } from 'react'
import { FieldShell } from '../../private/FieldShell.tsx'
import type { FieldProps } from '../../private/fieldProps.ts'
import { FormValue } from '../../private/FormValue.tsx'
import { lazyPart } from '../../private/lazyPart.tsx'
import { useField } from '../../private/useField.ts'
import { useValue } from '../../private/useValue.ts'
import type { ComboboxOption } from '../Combobox/comboboxOptions.ts'
import { EarlyInput } from '../Combobox/EarlyInput.tsx'

export type SearchComboboxProps = FieldProps & {
  /** Returns the matches for a query, best first; called with '' when the list opens. Its error message shows below the field. */
  search: (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  /** The whole selected option: search results may not contain it. */
  value?: ComboboxOption | null | undefined
  defaultValue?: ComboboxOption | null | undefined
  onChange?: ((option: ComboboxOption | null) => void) | undefined
  /** What an empty list says without a query: 'No existing contacts'; 'No matches' by default. */
  noneText?: string
  /**
   * Offers to add the query as a new option below the results when none has that name; `choose` takes the result,
   * immediately or later.
   */
  onAdd?: ((words: string, choose: (added: ComboboxOption) => void) => void) | undefined
  placeholder?: string | undefined
}

/** Selects one of thousands of options that the server searches while typing. */
export function SearchCombobox({
  search,
  value,
  defaultValue = null,
  onChange,
  noneText = 'No matches',
  onAdd,
  placeholder = '',
  errorMessage,
  ...fieldProps
}: SearchComboboxProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const field = useField({ ...fieldProps, errorMessage: errorMessage || failure })
  const [chosen, setChosen] = useValue<ComboboxOption | null>(value, defaultValue, onChange)
  const [wantsFocus, setWantsFocus] = useState(fieldProps.autoFocus ?? false)

  function choose(option: ComboboxOption | null) {
    field.markEdited()
    setChosen(option)
  }

  return (
    <FieldShell field={field}>
      <SearchControl
        field={field}
        search={search}
        noneText={noneText}
        chosen={chosen ?? undefined}
        onChoose={choose}
        onAdd={onAdd && ((words) => onAdd(words, choose))}
        onFailure={setFailure}
        isClearable={!field.isRequired}
        isDisabled={field.isDisabled}
        isReadOnly={field.isReadOnly}
        placeholder={placeholder}
        autoFocus={wantsFocus}
        beginsClosed={fieldProps.autoFocus ?? false}
        onEarlyFocus={() => setWantsFocus(true)}
      />
      <FormValue field={field} value={chosen?.value ?? ''} />
    </FieldShell>
  )
}

const SearchControl = lazyPart(
  async () => (await import('./SearchComboboxControl.tsx')).SearchComboboxControl,
  {
    fallback: EarlyInput,
  },
)
