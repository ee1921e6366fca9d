import { percent } from '../../formats/percent.ts'
import type { FieldProps } from '../../private/fieldProps.ts'
import { type Reading, TypedField } from '../../private/TypedField.tsx'
import { typedShare } from './typedShare.ts'

export type PercentInputProps = FieldProps & {
  /** The initial fraction: 0.125 for 12.5%. */
  defaultShare?: number | undefined
  /** Called on every edit with the fraction; NaN if there is no number. */
  onChange?: ((share: number) => void) | undefined
  placeholder?: string | undefined
}

/** A rate, typed as a percentage and formatted with at most two decimals on blur; the form gets the fraction. */
export function PercentInput({
  defaultShare,
  onChange,
  placeholder = '0%',
  ...fieldProps
}: PercentInputProps) {
  const given = givenShare(defaultShare)
  return (
    <TypedField
      {...fieldProps}
      inputMode="decimal"
      placeholder={placeholder}
      givenText={given.text}
      givenValue={given.value}
      read={readShare}
      onType={onChange && ((text) => onChange(text === given.text ? given.share : typedShare(text)))}
    />
  )
}

/** An unedited fraction keeps its sign and all its decimals; a typed percentage has at most two. */
function givenShare(share = Number.NaN) {
  return Number.isFinite(share)
    ? { share, text: percent(share), value: String(share) }
    : { share: Number.NaN, text: '', value: '' }
}

function readShare(text: string): Reading {
  if (text.trim() === '') return { value: '' }
  const share = typedShare(text)
  if (Number.isNaN(share)) return { value: text, problem: 'Enter a rate like 12.5%.' }
  return { value: String(share), written: percent(share) }
}
