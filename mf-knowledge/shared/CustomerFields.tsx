import { TextField } from '@coverdesk/design-system'
import {
  AddressField,
  type AddressParts,
  EmailField,
  PhoneField,
  SearchCombobox,
} from '@coverdesk/design-system/forms'
import { FieldPair } from './FieldPair.tsx'
import { industryOption, searchIndustries } from './searchIndustries.ts'

/** What is known of a customer when a form about them opens; all may be missing. */
export interface KnownCustomer {
  readonly name?: string
  readonly dba?: string | null | undefined
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly website?: string | null | undefined
  readonly industry?: { readonly code: string; readonly title: string } | null | undefined
  readonly mailingAddress?: AddressParts | null | undefined
}

export interface CustomerFieldsProps {
  type: 'BUSINESS' | 'INDIVIDUAL'
  known?: KnownCustomer
  /** Whether one begins with the name. */
  autoFocus?: boolean
}

/** The fields of an account, business or individual; each is named by the path under which the server speaks of it. */
export function CustomerFields({ type, known = {}, autoFocus = false }: CustomerFieldsProps) {
  const isBusiness = type === 'BUSINESS'
  return (
    <>
      <TextField
        label={isBusiness ? 'Business name' : 'Full name'}
        name="account.name"
        isRequired
        autoFocus={autoFocus}
        autoComplete="off"
        defaultValue={known.name ?? ''}
      />
      {isBusiness && (
        <FieldPair>
          <TextField
            label="DBA"
            name="account.dba"
            description="Doing business as"
            autoComplete="off"
            defaultValue={known.dba ?? ''}
          />
          <TextField
            label="Website"
            name="account.website"
            inputMode="url"
            placeholder="https://www.example.com"
            autoComplete="off"
            defaultValue={known.website ?? ''}
          />
        </FieldPair>
      )}
      <FieldPair>
        <EmailField label="Email" name="account.email" defaultValue={known.email ?? ''} />
        <PhoneField label="Phone" name="account.phone" defaultValue={known.phone ?? ''} />
      </FieldPair>
      {isBusiness && (
        <SearchCombobox
          label="NAICS code"
          name="account.naics"
          placeholder="Search by industry or code"
          search={searchIndustries}
          defaultValue={known.industry ? industryOption(known.industry) : null}
        />
      )}
      <AddressField
        label="Mailing address"
        name="account.mailingAddress"
        defaultValue={known.mailingAddress}
      />
    </>
  )
}
