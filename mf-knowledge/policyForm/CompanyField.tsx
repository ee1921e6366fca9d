import type { ComboboxOption } from '@coverdesk/design-system'
import { SearchCombobox } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { AddCarrierDialog } from './AddCarrierDialog.tsx'
import { companyRoles } from './companyRoles.ts'

export interface CompanyFieldProps {
  company: keyof typeof companyRoles
  name: string
  isRequired?: boolean
  defaultValue: ComboboxOption | null
}

interface Adding {
  words: string
  choose: (added: ComboboxOption) => void
}

/** A carrier or wholesale broker from the agency's catalog; new names can be added. */
export function CompanyField({ company, name, isRequired = false, defaultValue }: CompanyFieldProps) {
  const [adding, setAdding] = useState<Adding | null>(null)
  const role = companyRoles[company]
  const close = () => setAdding(null)

  return (
    <>
      <SearchCombobox
        label={role.label}
        name={name}
        isRequired={isRequired}
        placeholder="Search by name"
        search={role.search}
        noneText={role.noneText}
        defaultValue={defaultValue}
        onAdd={(words, choose) => setAdding({ words, choose })}
      />
      {adding && (
        <AddCarrierDialog
          kind={role}
          name={adding.words}
          onClose={close}
          onAdded={(carrier) => {
            adding.choose(carrier)
            close()
          }}
        />
      )}
    </>
  )
}
