import { Inline, SegmentedControl, TextField } from '@coverdesk/design-system'
import { EmailField, FieldGroup, PhoneField, SearchCombobox } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { FieldPair } from './FieldPair.tsx'
import { searchContacts } from './searchContacts.ts'

export interface ContactFieldsProps {
  /** Who speaks for the account now; without one a new contact is asked for. */
  current?:
    | { readonly name: string; readonly email: string | null; readonly phone: string | null }
    | undefined
  /** Whether somebody has to speak for the account; a business that has nobody yet may stay so. */
  isRequired?: boolean
}

type Mode = 'own' | 'existing'

/** Who speaks for a business: a new contact, or one that the agency knows; switching leaves nothing of the other. */
export function ContactFields({ current, isRequired = true }: ContactFieldsProps) {
  const [mode, setMode] = useState<Mode>('own')
  return (
    <FieldGroup label="Contact" name="contact">
      <Inline>
        <SegmentedControl
          label="Contact"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'own', label: current ? 'Current contact' : 'New contact' },
            { value: 'existing', label: current ? 'Another contact' : 'Existing contact' },
          ]}
        />
      </Inline>
      {mode === 'existing' ? (
        <SearchCombobox
          label="Existing contact"
          name="associateContactId"
          placeholder="Search by name or email"
          isRequired
          search={searchContacts}
          noneText="No existing contacts"
        />
      ) : (
        <>
          <TextField
            label="Contact name"
            name="contact.name"
            isRequired={isRequired}
            autoComplete="off"
            defaultValue={current?.name ?? ''}
          />
          <FieldPair>
            <EmailField label="Contact email" name="contact.email" defaultValue={current?.email ?? ''} />
            <PhoneField label="Contact phone" name="contact.phone" defaultValue={current?.phone ?? ''} />
          </FieldPair>
        </>
      )}
    </FieldGroup>
  )
}
