import { percent } from '../../formats/percent.ts'
import type { FieldProps } from '../../private/fieldProps.ts'
import { type Reading, TypedField } from '../../private/TypedField.tsx'
import { typedShare } from './typedShare.ts'

export type PercentInputProps = FieldProps & {
  /** The share at first: 0.125 for 12.5%. */
  defaultShare?: number | undefined
  /** Called at every edit with the share; NaN while there is no number. */
  onChange?: ((share: number) => void) | undefined
  placeholder?: string | undefined
}

/** A rate, typed as a percentage and written with at most two decimals when the field is left; the form gets the share. */
export function PercentInput({
  defaultShare,
  onChange,
  placeholder = '0%',
  ...fieldProps
}: PercentInputProps) {
  return (
    <TypedField
      {...fieldProps}
      inputMode="decimal"
      placeholder={placeholder}
      givenText={defaultShare === undefined ? '' : percent(defaultShare)}
      read={readShare}
      onType={onChange && ((text) => onChange(typedShare(text)))}
    />
  )
}

function readShare(text: string): Reading {
  const share = typedShare(text)
  return Number.isNaN(share) ? { value: '' } : { value: String(share), written: percent(share) }
}
