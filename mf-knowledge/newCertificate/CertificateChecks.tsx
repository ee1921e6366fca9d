import { Link, Stack } from '@coverdesk/design-system'
import { Checkbox } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'

/** What speaks against a certificate, in words that say what to do. */
export interface CertificateCheck {
  readonly message: string
  /** Nothing is issued before it is mended; anything else may be confirmed. */
  readonly isBlocking: boolean
  readonly policyId: string | null
}

/** What has to be mended first, and what may be confirmed. */
export function CertificateChecks({ checks }: { checks: readonly CertificateCheck[] }) {
  const blocking = checks.filter(({ isBlocking }) => isBlocking)
  const warnings = checks.filter(({ isBlocking }) => !isBlocking)
  return (
    <Stack space="s">
      {blocking.length > 0 && (
        <Banner tone="danger" title="This has to be mended first">
          <CheckList checks={blocking} />
        </Banner>
      )}
      {warnings.length > 0 && (
        <Banner tone="warning" title="Look at this first">
          <Stack space="xs">
            <CheckList checks={warnings} />
            {/* Who confirmed something has not confirmed what was found after it. */}
            <Checkbox
              key={warnings.map(({ message }) => message).join('\n')}
              name="confirm"
              label="Issue all the same"
            />
          </Stack>
        </Banner>
      )}
    </Stack>
  )
}

function CheckList({ checks }: { checks: readonly CertificateCheck[] }) {
  return (
    <Stack space="xs" as="ul">
      {checks.map(({ message, policyId }) => (
        <li key={`${policyId} ${message}`}>
          {message}{' '}
          {policyId !== null && (
            // In a tab of its own: what was typed stays here.
            <Link href={paths.editPolicy(policyId)} isExternal>
              Open the policy
            </Link>
          )}
        </li>
      ))}
    </Stack>
  )
}
