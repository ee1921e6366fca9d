import { Button, type ComboboxOption, PlusIcon, Stack } from '@coverdesk/design-system'
import { SearchCombobox } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { AddCarrierDialog } from './AddCarrierDialog.tsx'
import { companyRoles } from './companyRoles.ts'

export interface CompanyFieldProps {
  company: keyof typeof companyRoles
  name: string
  isRequired?: boolean
  defaultValue: ComboboxOption | null
  description?: string | undefined
  /** A company to add, which a document names and the catalog lacks. */
  named?: NamedCompany | null | undefined
}

/** A company as a document names it. */
export interface NamedCompany {
  readonly name: string
  readonly naicNumber: string | null
}

interface Adding {
  words: string
  naicNumber: string | null
  choose: (added: ComboboxOption) => void
}

/** A carrier or wholesale broker from the agency's catalog; new names can be added. */
export function CompanyField({
  company,
  name,
  isRequired = false,
  defaultValue,
  description,
  named,
}: CompanyFieldProps) {
  // Undefined until the user chooses.
  const [own, setOwn] = useState<ComboboxOption | null>()
  const chosen = own === undefined ? defaultValue : own
  const [adding, setAdding] = useState<Adding | null>(null)
  const role = companyRoles[company]
  const close = () => setAdding(null)

  return (
    <>
      <Stack space="xs">
        <SearchCombobox
          label={role.label}
          name={name}
          isRequired={isRequired}
          placeholder="Search by name"
          search={role.search}
          noneText={role.noneText}
          value={chosen}
          onChange={setOwn}
          description={description}
          onAdd={(words, choose) => setAdding({ words, naicNumber: null, choose })}
        />
        {named && chosen === null && (
          <Button
            size="small"
            icon={PlusIcon}
            onPress={() => setAdding({ words: named.name, naicNumber: named.naicNumber, choose: setOwn })}
          >
            Add “{named.name}”
          </Button>
        )}
      </Stack>
      {adding && (
        <AddCarrierDialog
          kind={role}
          name={adding.words}
          naicNumber={adding.naicNumber}
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
