import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { Address } from './address.ts'
import * as styles from './AddressField.css.ts'
import { PostalCodeField } from './PostalCodeField.tsx'
import { zoneOptions } from './usZones.ts'

type AddressPlaceProps = {
  name: string | undefined
  address: Address
  onChange: (part: Partial<Address>) => void
  isRequired: boolean
  isDisabled: boolean
  /** A note about the ZIP code. */
  note: string | undefined
  /** The part that focus moves to: the ZIP code fills city and state. */
  autoFocus: 'line2' | 'postalCode' | null
}

/** The parts of an address below line 1. */
export function AddressPlace({
  name,
  address,
  onChange,
  isRequired,
  isDisabled,
  note,
  autoFocus,
}: AddressPlaceProps) {
  const nameOf = (part: keyof Address) => name && `${name}.${part}`
  return (
    <>
      <TextField
        label="Suite, unit or floor"
        autoFocus={autoFocus === 'line2'}
        name={nameOf('line2')}
        value={address.line2}
        onChange={(line2) => onChange({ line2 })}
        isDisabled={isDisabled}
        autoComplete="off"
      />
      <div className={styles.place}>
        <div className={styles.city}>
          <TextField
            label="City"
            name={nameOf('city')}
            value={address.city}
            onChange={(city) => onChange({ city })}
            isRequired={isRequired}
            isDisabled={isDisabled}
            autoComplete="off"
          />
        </div>
        <Select
          label="State"
          name={nameOf('zone')}
          options={zoneOptions}
          placeholder="Choose"
          value={address.zone}
          onChange={(zone) => onChange({ zone })}
          isRequired={isRequired}
          isDisabled={isDisabled}
        />
        <PostalCodeField
          label="ZIP code"
          name={nameOf('postalCode')}
          value={address.postalCode}
          onChange={(postalCode) => onChange({ postalCode })}
          description={note}
          isRequired={isRequired}
          isDisabled={isDisabled}
          // Users who asked for these parts continue here.
          autoFocus={autoFocus === 'postalCode'}
        />
      </div>
    </>
  )
}
