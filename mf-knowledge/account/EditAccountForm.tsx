import { graphql, useFetcher, useFragment, useDialog } from '@coverdesk/contract'
import { FormDialog } from '@coverdesk/design-system/forms'
import { Text } from '@coverdesk/design-system'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { ContactFields } from '../shared/ContactFields.tsx'
import { CustomerFields } from '../shared/CustomerFields.tsx'
import type {
  EditAccountForm_account$data,
  EditAccountForm_account$key,
} from './__generated__/EditAccountForm_account.graphql.ts'
import { changedMeanwhile, accountChanges, type AccountValues } from './accountChanges.ts'
import type { UpdateAccountErrors } from './updateAccount.action.ts'
import { nestedValues, type NestedValues } from '../shared/nestedValues.ts'

/** The account's fields, as they were when the dialog opened. */
export function EditAccountForm({ account }: { account: EditAccountForm_account$key }) {
  const now = useFragment(
    graphql`
      fragment EditAccountForm_account on Account {
        id
        type
        version
        account {
          name
          email
          phone
          mailingAddress {
            line1
            line2
            city
            zone
            postalCode
          }
          ... on BusinessAccountDetail {
            dba
            website
            naics
            industry {
              code
              title
            }
          }
        }
        contacts {
          name
          email
          phone
        }
      }
    `,
    account,
  )
  // A colleague's change must not overwrite what the user is typing.
  const [opened] = useState(now)
  const dialog = useDialog()
  const fetcher = useFetcher<UpdateAccountErrors>()
  const isSubmitting = fetcher.state !== 'idle'
  const contact = contactOf(opened.contacts)
  const news = changedMeanwhile(valuesOf(opened.account), valuesOf(now.account))

  function handleSubmit(form: FormData) {
    const version = fetcher.data?.version ?? opened.version
    void fetcher.submit(
      { version, ...accountUpdate({ detail: valuesOf(opened.account), contact }, form) },
      { method: 'put', encType: 'application/json', action: paths.editAccount(opened.id) },
    )
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Save Changes"
      onSubmit={handleSubmit}
      errors={fetcher.data}
      isCheckedByServer
      isSubmitting={isSubmitting}
      lead={
        fetcher.data?.version !== undefined &&
        news.length > 0 && (
          <Text as="p" tone="muted">
            Changed in the meantime: {news.join(', ')}.
          </Text>
        )
      }
    >
      <CustomerFields
        type={opened.type === 'INDIVIDUAL' ? 'INDIVIDUAL' : 'BUSINESS'}
        known={{ ...valuesOf(opened.account), industry: industryOf(opened.account) }}
      />
      {opened.type === 'BUSINESS' && <ContactFields current={contact} isRequired={Boolean(contact)} />}
    </FormDialog>
  )
}

type Detail = EditAccountForm_account$data['account']

/** The initial values, under the form's field names. */
function valuesOf({ name, dba, website, email, phone, naics, mailingAddress }: Detail) {
  const values = { name, dba, website, email, phone, naics }
  return { ...values, mailingAddress: mailingAddress && partsOf(mailingAddress) }
}

function partsOf({ line1, line2, city, zone, postalCode }: NonNullable<Detail['mailingAddress']>) {
  return { line1, line2, city, zone, postalCode }
}

function industryOf({ industry }: Detail) {
  return industry && { code: industry.code, title: industry.title }
}

function contactOf([first]: EditAccountForm_account$data['contacts']) {
  return first && { name: first.name, email: first.email, phone: first.phone }
}

interface OpenedAccount {
  detail: AccountValues
  /** The account's contact, if any. */
  contact: AccountValues | undefined
}

/** The body of the edit form's PUT: the user's changes. */
function accountUpdate({ detail, contact }: OpenedAccount, form: FormData): NestedValues {
  const values = nestedValues(form)
  const changes = {
    account: accountChanges(detail, groupOf(values['account'])),
    contact: accountChanges(contact ?? {}, groupOf(values['contact'])),
  }
  const { associateContactId = null } = values
  return {
    account: changes.account,
    ...(Object.keys(changes.contact).length > 0 && { contact: changes.contact }),
    // A cleared contact is sent too: the API reports that it is required.
    ...(form.has('associateContactId') && { associateContactId: associateContactId ?? '' }),
  }
}

function groupOf(values: NestedValues[string] | undefined): NestedValues {
  return typeof values === 'object' && values !== null ? values : {}
}
