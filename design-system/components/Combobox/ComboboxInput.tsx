import { type RefAttributes, use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input, type InputProps } from 'react-aria-components/Input'

type ComboboxInputProps = InputProps &
  RefAttributes<HTMLInputElement> & {
    /** Whether a press opens the list, where the focus alone did not. */
    opensOnPress: boolean
  }

/** The line of a combobox in which one types. */
export function ComboboxInput({ opensOnPress, ...props }: ComboboxInputProps) {
  const list = use(ComboBoxStateContext)
  return <Input {...props} onClick={() => opensOnPress && list?.open(null, 'manual')} />
}
