import { graphql, useFetcher, useFragment } from '@coverdesk/contract'
import { Select } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { PolicyErrors } from '../policyForm/policyErrors.ts'
import { policyStateLabel } from '../shared/policyStateLabel.ts'
import type { PolicyStatus_policy$key } from './__generated__/PolicyStatus_policy.graphql.ts'

/** The policy's status; a change is saved immediately. */
export function PolicyStatus({ policy }: { policy: PolicyStatus_policy$key }) {
  const { id, state, settableStates, version } = useFragment(
    graphql`
      fragment PolicyStatus_policy on BusinessPolicy {
        id
        state
        settableStates
        version
      }
    `,
    policy,
  )
  const fetcher = useFetcher<PolicyErrors>()
  return (
    <Select
      label="Status"
      isDisabled={fetcher.state !== 'idle'}
      value={state}
      options={settableStates.map((value) => ({ value, label: policyStateLabel(value) }))}
      errorMessage={fetcher.data?.fields[0]?.message ?? fetcher.data?.message ?? undefined}
      onChange={(next) =>
        void fetcher.submit(
          { version, state: next },
          {
            method: 'put',
            encType: 'application/json',
            action: paths.editPolicy(id),
            preventScrollReset: true,
          },
        )
      }
    />
  )
}
