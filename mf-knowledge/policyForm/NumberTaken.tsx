import { lineOfBusinessLabel } from '@coverdesk/contract'
import { Link, Stack } from '@coverdesk/design-system'
import { Checkbox } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'

/** Numbers that the carrier's policies on record have already. */
export interface TakenNumbers {
  /** The fields that hold them: `policies.0.policyNumber`. */
  readonly paths: readonly string[]
  readonly policies: readonly { readonly id: string; readonly type: string; readonly account: string }[]
}

/** Which policies have the number already, and the way to save it all the same. */
export function NumberTaken({ taken: { policies } }: { taken: TakenNumbers }) {
  return (
    <Banner tone="warning" title="This carrier already has a policy with this number">
      <Stack space="xs">
        {policies.map(({ id, type, account }) => (
          // In a tab of its own: what was typed stays here.
          <Link key={id} href={paths.policyOverview(id)} isExternal>
            {lineOfBusinessLabel(type)}, {account}
          </Link>
        ))}
        <Checkbox name="confirm" label="Save with this number anyway" />
      </Stack>
    </Banner>
  )
}
