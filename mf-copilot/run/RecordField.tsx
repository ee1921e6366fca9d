import { graphql, refresh } from '@coverdesk/contract'
import type { ComboboxOption } from '@coverdesk/design-system'
import { SearchCombobox } from '@coverdesk/design-system/forms'
import type { RecordFieldQuery } from './__generated__/RecordFieldQuery.graphql.ts'

export interface RecordFieldProps {
  /** Called with what the form submits for the chosen record. */
  onChange: (values: Readonly<Record<string, string>>) => void
}

/** Chooses a client or one of its policies, whose documents then need no upload. */
export function RecordField({ onChange }: RecordFieldProps) {
  function handleChange(option: ComboboxOption | null) {
    const [name, id] = option?.value.split(' ') ?? []
    onChange(name && id ? { [name]: id } : {})
  }

  return (
    <SearchCombobox
      label="Client or policy on file"
      description="Cara works with the documents on file. Upload only what is not there yet."
      placeholder="Search by name or policy number"
      search={findRecords}
      onChange={handleChange}
    />
  )
}

/** Clients, then policies, each in the order of its list. */
async function findRecords(words: string): Promise<readonly ComboboxOption[]> {
  const answer = await refresh<RecordFieldQuery>(
    graphql`
      query RecordFieldQuery($words: String) {
        accounts(text: $words, isTolerant: true, first: 25) {
          edges {
            node {
              id
              account {
                name
                email
              }
            }
          }
        }
        businessPolicies(text: $words, first: 100) {
          edges {
            node {
              id
              label
              policyNumber
              carrier {
                name
              }
              account {
                account {
                  name
                }
              }
            }
          }
        }
      }
    `,
    { words },
  )
  const clients = (answer?.accounts.edges ?? []).map(({ node: { id, account } }) => ({
    value: `accountId ${id}`,
    label: account.name,
    description: account.email ?? undefined,
  }))
  const policies = (answer?.businessPolicies.edges ?? []).map(({ node }) => ({
    value: `businessPolicyId ${node.id}`,
    label: `${node.account.account.name}, ${node.label}`,
    description: [node.policyNumber, node.carrier?.name].filter(Boolean).join(' · '),
  }))
  return [...clients, ...policies]
}
