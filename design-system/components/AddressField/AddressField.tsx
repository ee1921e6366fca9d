import { type FocusEvent, useMemo, useRef, useState, use } from 'react'
import { PlusIcon } from '../../icons/icons.ts'
import type { FieldProps } from '../../private/fieldProps.ts'
import { useValue } from '../../private/useValue.ts'
import { Button } from '../Button/Button.tsx'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  type Address,
  addressPartNames,
  type AddressParts,
  partNamesBeneath,
  wholeAddress,
} from './address.ts'
import * as styles from './AddressField.css.ts'
import { AddressLine } from './AddressLine.tsx'
import type { AddressLookup } from './addressLookup.ts'
import { AddressPlace } from './AddressPlace.tsx'
import { HiddenParts } from './HiddenParts.tsx'
import { mapboxLookup } from './mapboxLookup.ts'
import { splitAddress } from './splitAddress.ts'
import { useAddressFill } from './useAddressFill.ts'
import { zipLookup } from './zipLookup.ts'
import { formContext } from '../../private/formContext.ts'

export type AddressFieldProps = Omit<FieldProps, 'isReadOnly' | 'id'> & {
  /** The address; each part is submitted under `name` plus its own name: `mailingAddress.postalCode`. */
  value?: AddressParts | undefined
  defaultValue?: AddressParts | null | undefined
  onChange?: ((address: Address) => void) | undefined
  /** Replaces the provider's address source, which is Mapbox when it has a token and ZIP codes otherwise. */
  lookup?: AddressLookup | undefined
}

/**
 * A US postal address (spec 2 §5): line 1 suggests addresses; the other parts show once one of them has a value or
 * an error, an address was suggested, or the user asks for them.
 */
export function AddressField({
  value,
  defaultValue,
  onChange,
  lookup: otherLookup,
  ...fieldProps
}: AddressFieldProps) {
  const { label, name, isRequired = false, isDisabled = false } = fieldProps
  const { mapboxToken, placeOfZip } = useDesignSystem()
  const [address, setAddress] = useValue(value && wholeAddress(value), wholeAddress(defaultValue), onChange)
  const [focused, setFocused] = useState<'line2' | 'postalCode' | null>(null)
  const opener = useRef<HTMLDivElement>(null)
  const [wasShown, setWasShown] = useState(false)
  const errors = useAddressErrors(name)

  const lookup = useMemo(
    () => otherLookup ?? (mapboxToken ? mapboxLookup(mapboxToken, placeOfZip) : zipLookup(placeOfZip)),
    [otherLookup, mapboxToken, placeOfZip],
  )
  const fill = useAddressFill(lookup, address, (filled) => {
    errors.forget(addressPartNames.filter((part) => filled[part] !== address[part]))
    setAddress(filled)
  })

  const isFilled = partNamesBeneath.some((part) => address[part] !== '')
  const isShown = wasShown || focused !== null || isFilled || errors.areBeneath
  // Parts that were shown stay visible even when cleared.
  if (isShown && !wasShown) setWasShown(true)

  /** Splits a whole address on the first line once the user leaves it. */
  function splitLine({ relatedTarget }: FocusEvent) {
    const parts = isFilled ? null : splitAddress(address.line1)
    if (!parts) return
    // The opener gives way to the parts: its focus goes on to the first of them.
    if (relatedTarget && opener.current?.contains(relatedTarget)) setFocused('line2')
    errors.forget([...addressPartNames])
    setAddress(parts)
  }

  return (
    <div role="group" aria-label={label} data-field={name} className={styles.group}>
      <AddressLine
        {...fieldProps}
        name={name && `${name}.line1`}
        errorMessage={fieldProps.errorMessage || errors.ofWhole}
        value={address.line1}
        onChange={(line1) => {
          fill.noteLine(line1)
          setAddress({ ...address, line1 })
        }}
        lookup={lookup}
        onChoose={fill.choose}
        onLeave={splitLine}
        note={fill.lineNote}
      />
      {isShown ? (
        <AddressPlace
          name={name}
          address={address}
          onChange={fill.type}
          isRequired={isRequired}
          isDisabled={isDisabled}
          note={fill.placeNote}
          autoFocus={focused}
        />
      ) : (
        <>
          <div ref={opener} className={styles.opener}>
            <Button
              tone="quiet"
              size="small"
              icon={PlusIcon}
              isDisabled={isDisabled}
              onPress={() => setFocused('postalCode')}
            >
              Enter city, state and ZIP code
            </Button>
          </div>
          <HiddenParts name={name} isRequired={isRequired} isDisabled={isDisabled} />
        </>
      )}
      <VisuallyHidden>
        <span role="status">{fill.announcement}</span>
      </VisuallyHidden>
    </div>
  )
}

/** The form's errors for the address as a whole, and whether it has errors for parts below line 1. */
function useAddressErrors(name: string | undefined) {
  const form = use(formContext)
  const messageAt = (path: string) => (name === undefined ? undefined : form.messageAt(`${name}${path}`))
  return {
    ofWhole: messageAt(''),
    areBeneath: partNamesBeneath.some((part) => messageAt(`.${part}`) !== undefined),
    /** Parts were filled automatically, so their errors may be outdated. */
    forget(parts: readonly (keyof Address)[]) {
      if (name === undefined) return
      for (const part of parts) form.markEdited(`${name}.${part}`)
    },
  }
}
