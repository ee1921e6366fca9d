import { Link, Stack } from '@coverdesk/design-system'
import { Checkbox } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'

/** Policy numbers that the carrier's existing policies already have. */
export interface TakenNumbers {
  /** Their fields: `policies.0.policyNumber`. */
  readonly paths: readonly string[]
  readonly policies: readonly { readonly id: string; readonly label: string; readonly account: string }[]
}

/** The policies that already have the number, and a checkbox to save anyway. */
export function NumberTaken({ taken: { policies } }: { taken: TakenNumbers }) {
  return (
    <Banner tone="warning" title="This carrier already has a policy with this number">
      <Stack space="xs">
        {policies.map(({ id, label, account }) => (
          // Opens in a new tab to keep the input here.
          <Link key={id} href={paths.policyOverview(id)} isExternal>
            {label}, {account}
          </Link>
        ))}
        <Checkbox name="confirm" label="Save with this number anyway" />
      </Stack>
    </Banner>
  )
}
