import { type RefAttributes, use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input, type InputProps } from 'react-aria-components/Input'

type ComboboxInputProps = InputProps &
  RefAttributes<HTMLInputElement> & {
    /** Whether a click opens a closed list: focus has not always opened it, and Escape or a selection closes it. */
    opensOnClick: boolean
  }

/** The text input of a combobox. */
export function ComboboxInput({ opensOnClick, ...props }: ComboboxInputProps) {
  const list = use(ComboBoxStateContext)
  return <Input {...props} onClick={() => opensOnClick && list?.open(null, 'manual')} />
}
