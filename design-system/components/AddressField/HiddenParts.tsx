import { FormValue } from '../../private/FormValue.tsx'
import { useField } from '../../private/useField.ts'

type HiddenPartsProps = { name: string | undefined; isRequired: boolean; isDisabled: boolean }

/** The parts that are not shown yet: submitted empty, so the form knows which are required. */
export function HiddenParts({ name, isRequired, isDisabled }: HiddenPartsProps) {
  if (name === undefined) return null
  return (
    <>
      <HiddenPart
        label="Suite, unit or floor"
        name={`${name}.line2`}
        isRequired={false}
        isDisabled={isDisabled}
      />
      <HiddenPart label="City" name={`${name}.city`} isRequired={isRequired} isDisabled={isDisabled} />
      <HiddenPart label="State" name={`${name}.zone`} isRequired={isRequired} isDisabled={isDisabled} />
      <HiddenPart
        label="ZIP code"
        name={`${name}.postalCode`}
        isRequired={isRequired}
        isDisabled={isDisabled}
      />
    </>
  )
}

type HiddenPartProps = { label: string; name: string; isRequired: boolean; isDisabled: boolean }

function HiddenPart(props: HiddenPartProps) {
  return <FormValue field={useField(props)} value="" />
}
