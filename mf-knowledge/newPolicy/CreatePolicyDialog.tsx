import {
  accountField,
  accountOption,
  graphql,
  type PageProps,
  searchBusinesses,
  useFetcher,
  usePreloadedQuery,
  useDialog,
} from '@coverdesk/contract'
import {
  Button,
  type ComboboxOption,
  FileField,
  Inline,
  PlusIcon,
  Spinner,
  Stack,
  Text,
} from '@coverdesk/design-system'
import { Checkbox, FieldGroup, FormDialog, SearchCombobox } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import { PersonalPolicies } from '../account/PersonalPolicies.tsx'
import { SimilarAccounts } from '../newAccount/SimilarAccounts.tsx'
import { paths } from '../paths.ts'
import type { NewPolicyErrors } from './createPolicies.action.ts'
import type { CreatePolicyDialogQuery } from './__generated__/CreatePolicyDialogQuery.graphql.ts'
import * as styles from './CreatePolicyDialog.css.ts'
import { NewPolicyFields } from './NewPolicyFields.tsx'
import { type DescribedPolicy, type PolicyDocument, usePolicyInDocument } from './usePolicyInDocument.ts'
import { AlreadyOnFile } from '../policyDocuments/AlreadyOnFile.tsx'
import { documentFiles } from '../policyDocuments/documentFiles.ts'
import { SourceDocument } from '../sources/SourceDocument.tsx'
import { policyInput } from '../policyForm/policyInput.ts'
import { ContactFields } from '../shared/ContactFields.tsx'
import { CustomerFields, type KnownCustomer } from '../shared/CustomerFields.tsx'
import { nestedValues } from '../shared/nestedValues.ts'

/** Logs an account's policies; asks for their details once the account is selected (spec of policies, section 2). */
export function CreatePolicyDialog({ queryRef }: PageProps<CreatePolicyDialogQuery>) {
  const query = usePreloadedQuery<CreatePolicyDialogQuery>(
    graphql`
      query CreatePolicyDialogQuery($accountId: ID!, $hasAccount: Boolean!) {
        account(id: $accountId) @include(if: $hasAccount) {
          id
          type
          account {
            name
            email
          }
        }
        ...NewPolicyFields_query
      }
    `,
    queryRef,
  )
  const dialog = useDialog()
  const fetcher = useFetcher<NewPolicyErrors>()
  const given = query.account
  const isPersonal = given?.type === 'INDIVIDUAL'
  const [account, setAccount] = useState<ComboboxOption | null>(given && !isPersonal ? optionOf(given) : null)
  /** The name of a client that has no account yet. */
  const [newName, setNewName] = useState<string | null>(null)
  const [isUploading, setIsUploading] = useState(false)
  const { document, isReading, upload, choose } = usePolicyInDocument(({ policy, accountOnFile }) => {
    if (account === null) setAccount(accountOnFile ?? policy?.account ?? null)
  })
  const [field, setField] = useState<string | null>(null)
  const places = document?.policy?.places ?? []
  const source = places.find((each) => pathOf(each.field) === field) ?? places[0]

  function handleSubmit(form: FormData) {
    void fetcher.submit(newPolicies(form, document?.suggestedType ?? 'POLICY_DOCUMENT'), {
      method: 'post',
      encType: 'application/json',
      action: paths.newPolicy(),
    })
  }

  return (
    <FormDialog
      {...dialog}
      {...(source && { size: '5xl' })}
      submitLabel="Create Policy"
      onSubmit={handleSubmit}
      errors={fetcher.data}
      isCheckedByServer
      isSubmitting={fetcher.state !== 'idle'}
      isWaiting={isUploading}
      isDisabled={account === null && newName === null}
      disabledReason={isUploading ? 'The file is still being uploaded.' : null}
      aside={
        source && (
          <div className={styles.document}>
            <SourceDocument place={source.place} />
          </div>
        )
      }
    >
      <div onFocus={({ target }) => setField(fieldAround(target))}>
        <Stack space="m">
          {isPersonal && account === null && newName === null && <PersonalPolicies />}
          <FileField
            label="Declarations or policy"
            name="document.fileId"
            description="Fills in the fields below for you to check"
            upload={upload}
            accept={documentFiles.accept}
            maxBytes={documentFiles.maxBytes}
            onPendingChange={setIsUploading}
            onFilesChange={([file]) => choose(file?.id ?? null)}
          />
          {isReading && (
            <Inline space="xs">
              <Spinner label="Reading the document..." />
              <Text tone="muted">Reading the document...</Text>
            </Inline>
          )}
          {document && <AlreadyOnFile file={document.file} />}
          {fetcher.data?.otherInsured && (
            <Banner tone="warning" title={fetcher.data.otherInsured}>
              <Checkbox name="confirmOther" label="The policy belongs to this account" />
            </Banner>
          )}
          {document && document.accountOnFile === null && newName === null && (
            <DocumentNotice document={document} account={account} onAdd={setNewName} />
          )}
          {newName === null ? (
            <SearchCombobox
              {...accountField}
              isRequired
              autoFocus={account === null}
              description="For business accounts only. Personal policies are not supported yet."
              search={searchBusinesses}
              value={account}
              onChange={setAccount}
              onAdd={setNewName}
            />
          ) : (
            <FieldGroup label="New account" description="Created together with the policy">
              <CustomerFields type="BUSINESS" known={knownCustomer(newName, document?.policy)} autoFocus />
              <SimilarAccounts />
              <ContactFields />
              <Inline>
                <Button onPress={() => setNewName(null)}>Choose an existing account</Button>
              </Inline>
            </FieldGroup>
          )}
          {(account || newName !== null) && (
            <NewPolicyFields
              query={query}
              document={document?.policy ?? null}
              taken={fetcher.data?.taken}
              autoFocus={newName === null && (document !== null || account?.value === given?.id)}
            />
          )}
        </Stack>
      </div>
    </FormDialog>
  )
}

/** What a document leaves to the user. */
function DocumentNotice({
  document: { failure, policy },
  account,
  onAdd,
}: {
  document: PolicyDocument
  account: ComboboxOption | null
  /** Called with the name of an insured that has no account yet. */
  onAdd: (name: string) => void
}) {
  if (failure !== null)
    return (
      <Banner tone="warning" title="The document could not be read">
        {failure} You can still add it to the policy: enter the fields yourself.
      </Banner>
    )
  if (policy === null)
    return (
      <Banner tone="warning" title="No policy found in this document">
        It will be added to the policy. Enter the fields yourself.
      </Banner>
    )
  const { insured } = policy
  if (insured === null || (account && policy.account?.value === account.value)) return null
  return account ? (
    <Banner tone="warning" title={`The document names ${insured}, not ${account.label}`}>
      Make sure that you chose the right account and the right document.
    </Banner>
  ) : (
    <Banner title={`The document names ${insured}`}>
      <Inline space="xs">
        Choose the account, or
        <Button size="small" icon={PlusIcon} onPress={() => onAdd(insured)}>
          Add “{insured}”
        </Button>
      </Inline>
    </Banner>
  )
}

/** The name of the field that has focus. */
function fieldAround(target: Element): string | null {
  return target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null
}

/** A document fills in the first policy. */
function pathOf(field: string): string {
  return `policies.0.${field}`
}

/** What a new account is known by: what the document says of the insured, if it is the one that is added. */
function knownCustomer(name: string, policy: DescribedPolicy | null | undefined): KnownCustomer {
  if (policy?.insured !== name) return { name }
  return { name, dba: policy.insuredDba, mailingAddress: policy.insuredAddress }
}

function optionOf({
  id,
  account: { name, email },
}: NonNullable<CreatePolicyDialogQuery['response']['account']>) {
  return accountOption({ id, name, email })
}

/** The body of the dialog's POST (spec of policies, section 3): blank fields are omitted. */
function newPolicies(form: FormData, documentType: string) {
  const { accountId = null, account = null, contact = null, associateContactId = null } = nestedValues(form)
  const { policies = null, confirm = null, confirmOther = null, document = null } = nestedValues(form)
  const drafts = typeof policies === 'object' && policies !== null ? Object.values(policies) : []
  return {
    ...(account === null ? { accountId: accountId ?? '' } : { account, contact, associateContactId }),
    policies: drafts.flatMap((draft) =>
      typeof draft === 'object' && draft !== null ? [withoutBlanks(policyInput(draft))] : [],
    ),
    confirm: confirm !== null,
    ...(confirmOther !== null && { confirmOther: true }),
    ...(typeof document === 'object' && document && { document: { ...document, type: documentType } }),
  }
}

function withoutBlanks<Input extends object>(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Input
}
