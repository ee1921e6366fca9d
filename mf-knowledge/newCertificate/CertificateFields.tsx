import { type ComboboxOption, Stack, TextArea, TextField } from '@coverdesk/design-system'
import {
  AddressField,
  type AddressParts,
  Checkbox,
  EmailField,
  FieldGroup,
  SearchCombobox,
} from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { OtherInsuredFields } from './OtherInsuredFields.tsx'
import { type HolderOption, searchHolders } from './searchHolders.ts'

/** A certificate form's initial values. */
export interface KnownCertificate {
  readonly holder: KnownHolder
  readonly additionalInsured: boolean
  /** Additional insureds besides the holder, by name. */
  readonly otherAdditionalInsureds: readonly string[]
  readonly waiverOfSubrogation: boolean
  readonly primaryNoncontributory: boolean
  readonly descriptionOfOperations: string | null
  /** The selected policies; null for every one in force. */
  readonly chosenPolicyIds: readonly string[] | null
}

interface KnownHolder {
  readonly name: string
  readonly address: AddressParts
  readonly email: string | null
}

/** A certificate's fields; each is named by its path in server errors. */
export function CertificateFields({ known }: { known: KnownCertificate | null }) {
  const [chosen, setChosen] = useState<HolderOption | null>(null)
  const holder: KnownHolder | undefined = chosen?.holder ?? known?.holder

  function choose(option: ComboboxOption | null) {
    // Clearing the selection keeps the name and the address.
    if (option) setChosen(option as HolderOption)
  }

  return (
    <>
      <FieldGroup label="Certificate holder" name="holder">
        <SearchCombobox
          label="Saved holders"
          autoFocus={known === null}
          placeholder="Search by name or address"
          description="Choose a holder from an earlier certificate, or enter a new one below."
          search={searchHolders}
          noneText="No holders yet"
          onChange={choose}
        />
        {/* A chosen holder begins with what the book has. */}
        <Stack key={chosen?.value} space="m">
          <TextField
            label="Holder name"
            name="holder.name"
            isRequired
            autoComplete="off"
            defaultValue={holder?.name ?? ''}
          />
          <AddressField
            label="Holder address"
            name="holder.address"
            isRequired
            defaultValue={holder?.address}
          />
          <EmailField
            label="Holder email"
            name="holder.email"
            description="Saved with the holder for the next certificate. Not printed."
            defaultValue={holder?.email ?? ''}
          />
        </Stack>
      </FieldGroup>
      <FieldGroup
        label="Requested"
        description="Stated only for policies whose certificate facts confirm it"
        space="xs"
      >
        <Checkbox
          name="additionalInsured"
          label="Holder as additional insured"
          isCheckedAtFirst={known?.additionalInsured ?? false}
        />
        <Checkbox
          name="waiverOfSubrogation"
          label="Waiver of subrogation"
          isCheckedAtFirst={known?.waiverOfSubrogation ?? false}
        />
        <Checkbox
          name="primaryNoncontributory"
          label="Primary and noncontributory"
          isCheckedAtFirst={known?.primaryNoncontributory ?? false}
        />
      </FieldGroup>
      <OtherInsuredFields known={known?.otherAdditionalInsureds ?? []} />
      <TextArea
        label="Description of operations"
        name="descriptionOfOperations"
        rows={3}
        description="Operations, locations or vehicles. The certificate adds the confirmed provisions above."
        defaultValue={known?.descriptionOfOperations ?? ''}
      />
    </>
  )
}
