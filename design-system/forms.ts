/** Controls beyond the core's, loaded beside the page that has a form. */
export type { Address, AddressParts } from './components/AddressField/address.ts'
export { AddressField, type AddressFieldProps } from './components/AddressField/AddressField.tsx'
export type { AddressLookup, AddressSuggestion } from './components/AddressField/addressLookup.ts'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps } from './components/CheckboxGroup/CheckboxGroup.tsx'
export { CurrencyInput, type CurrencyInputProps } from './components/CurrencyInput/CurrencyInput.tsx'
export { type Money, typedMoney } from './components/CurrencyInput/typedMoney.ts'
export { EmailField, type EmailFieldProps } from './components/EmailField/EmailField.tsx'
export { FieldGroup, type FieldGroupProps } from './components/FieldGroup/FieldGroup.tsx'
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx'
export {
  OneTimeCodeField,
  type OneTimeCodeFieldProps,
} from './components/OneTimeCodeField/OneTimeCodeField.tsx'
export { PercentInput, type PercentInputProps } from './components/PercentInput/PercentInput.tsx'
export { typedShare } from './components/PercentInput/typedShare.ts'
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx'
export { FormSkeleton, type FormSkeletonProps } from './components/Skeleton/FormSkeleton.tsx'
export { MultiFileField, type MultiFileFieldProps } from './components/MultiFileField/MultiFileField.tsx'
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx'
export {
  SearchCombobox,
  type SearchComboboxProps,
} from './components/SearchCombobox/SearchCombobox.tsx'
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx'
export type { ChoiceOption } from './private/choiceOption.ts'
export { phone } from './formats/phone.ts'
export type { Phone } from './formats/typedPhone.ts'
