import { type RefAttributes, use, useEffect } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input, type InputProps } from 'react-aria-components/Input'

type ComboboxInputProps = InputProps &
  RefAttributes<HTMLInputElement> & {
    /** Whether a click opens a closed list: focus has not always opened it, and Escape or a selection closes it. */
    opensOnClick: boolean
    /** Whether the list opened only because the caller changed the value while the input has the focus. */
    isOpenUnasked: boolean
  }

/** The text input of a combobox. */
export function ComboboxInput({ opensOnClick, isOpenUnasked, ...props }: ComboboxInputProps) {
  const list = use(ComboBoxStateContext)
  useEffect(() => {
    if (isOpenUnasked) list?.close()
  }, [isOpenUnasked, list])
  return <Input {...props} onClick={() => opensOnClick && list?.open(null, 'manual')} />
}
