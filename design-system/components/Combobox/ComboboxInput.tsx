import { type RefAttributes, use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input, type InputProps } from 'react-aria-components/Input'

type ComboboxInputProps = InputProps &
  RefAttributes<HTMLInputElement> & {
    /** Whether a click opens the list when focus alone did not. */
    opensOnPress: boolean
  }

/** The text input of a combobox. */
export function ComboboxInput({ opensOnPress, ...props }: ComboboxInputProps) {
  const list = use(ComboBoxStateContext)
  return <Input {...props} onClick={() => opensOnPress && list?.open(null, 'manual')} />
}
